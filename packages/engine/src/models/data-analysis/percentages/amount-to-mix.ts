import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type SolutionScenario, solutionScenarios } from "@sat/content/scenarios/solutions";
import type { Step } from "../../../model.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { hundredths, percentIn } from "../../../craft/percents/share.ts";
import { inProse } from "../../../craft/wording/story.ts";
import { quotient, sum, times } from "../../../math/expression.ts";
import { code, grouped, tex } from "../../../math/print.ts";
import {
  type Rational,
  add,
  divide,
  lcm,
  multiply,
  rational,
  subtract,
} from "../../../math/rational.ts";

interface Mix {
  readonly scenario: SolutionScenario;
  /** The percents of the weaker, of the mixture and of the stronger. */
  readonly weak: Rational;
  readonly mixed: Rational;
  readonly strong: Rational;
  readonly n: number;
}

/** What a number of the unit is called. */
function sizeIn(unit: string): string {
  if (/liters|gallons/.test(unit)) return "volume";
  return unit.endsWith("grams") ? "mass" : "weight";
}

/** How far the percent of a kind is from that of the mixture. */
function gapOf({ weak, mixed, strong }: Mix, isWeak: boolean): Rational {
  return isWeak ? subtract(mixed, weak) : subtract(strong, mixed);
}

/** The amount of the kind that is not known. */
function addedTo(mix: Mix, isWeakKnown: boolean): Rational {
  return divide(multiply(mix.n, gapOf(mix, isWeakKnown)), gapOf(mix, !isWeakKnown));
}

function kindOf({ scenario: { liquid, part } }: Mix, percent: Rational): string {
  return `${liquid} with ${percentIn(percent)} ${part}`;
}

function stepsOf(mix: Mix, at: Twists, key: Rational | number): Step[] {
  const { weak, mixed, strong, n } = mix;
  const { unit } = mix.scenario;
  const [known, other] = at.first ? [weak, strong] : [strong, weak];
  const [gap, otherGap] = [gapOf(mix, at.first), gapOf(mix, !at.first)];
  const added = addedTo(mix, at.first);
  const terms = [known, other, mixed].map((percent) => tex(hundredths(percent)));
  const [knownTerm = "", otherTerm = "", mixedTerm = ""] = terms;
  return [
    {
      text: `Let $x$ be the number of ${unit} of the ${kindOf(mix, other)}. The mixture then has ${grouped(n)} ${unit} and $x$ ${unit} more.\n\n$${knownTerm} \\cdot ${tex(n)} + ${otherTerm}x = ${mixedTerm}(${tex(n)} + x)$`,
      claim: `${inProse(known)}/100*${n} + ${inProse(other)}/100*x = ${inProse(mixed)}/100*(${n} + x)`,
    },
    {
      text: `Multiply out both products.\n\n$${tex(hundredths(multiply(n, known)))} + ${otherTerm}x = ${tex(hundredths(multiply(n, mixed)))} + ${mixedTerm}x$`,
    },
    {
      text: `Gather the terms with $x$ on one side and the numbers on the other.\n\n$${tex(hundredths(otherGap))}x = ${tex(hundredths(multiply(n, gap)))}$`,
    },
    {
      text: `Divide both sides by $${tex(hundredths(otherGap))}$.\n\n$x = ${tex(added)}$`,
      claim: `x = ${code(added)}`,
    },
    ...(at.second
      ? []
      : [
          {
            text: `Add the two amounts to find the number of ${unit} of the mixture.\n\n$${tex(n)} + ${tex(added)} = ${tex(key)}$`,
            claim: `${n} + x = ${code(key)}`,
          },
        ]),
  ];
}

/** The twists: the amount of the weaker is known, not that of the stronger; the other amount is asked, not both together. */
const ofTwo = siblingLevel<Mix>({
  space: 300_000,
  steps: 4,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(solutionScenarios);
    const { parts } = scenario;
    const [from, to, most] = [parts * scenario.from, parts * scenario.to, scenario.most];
    const [up, down] = [chance.int(2, 20), chance.int(2, 20)];
    const mixed = chance.int(from, to);
    const [weak, strong] = [mixed - up, mixed + down];
    chance.require(up !== down && weak >= from && strong <= to, "no such percents");
    const unit = lcm(up, down);
    chance.require(unit <= most, "too much");
    return {
      scenario,
      weak: rational(weak, parts),
      mixed: rational(mixed, parts),
      strong: rational(strong, parts),
      n: unit * chance.int(1, Math.floor(most / unit)),
    };
  },
  work: (mix, { first, second }) => {
    const added = quotient(
      times(hundredths(gapOf(mix, first)), mix.n),
      hundredths(gapOf(mix, !first)),
    );
    return second ? added : sum(mix.n, added);
  },
  word: (mix, at, key) => {
    const { scenario, weak, mixed, strong, n } = mix;
    const { who, liquid, part, unit } = scenario;
    const [known, other] = at.first ? [weak, strong] : [strong, weak];
    const kind = kindOf(mix, other);
    const added = addedTo(mix, at.first);
    const ask = at.second
      ? `how many ${unit} of the ${kind} are used`
      : `what is the total ${sizeIn(unit)}, in ${unit}, of the mixture`;
    const terms = [known, other, mixed].map((percent) => tex(hundredths(percent)));
    const [knownTerm = "", otherTerm = "", mixedTerm = ""] = terms;
    return {
      question: `${who} mixes ${grouped(n)} ${unit} of ${liquid} that contains ${percentIn(known)} ${part} by ${sizeIn(unit)} with ${liquid} that contains ${percentIn(other)} ${part}. If the mixture contains ${percentIn(mixed)} ${part}, ${ask}?`,
      why: `Then ${percentIn(mixed)} of the mixture is ${part}: $${knownTerm} \\cdot ${tex(n)} + ${otherTerm} \\cdot ${tex(added)} = ${mixedTerm} \\cdot ${tex(add(added, n))}$.`,
      slips: [
        {
          code: "quantities-exchanged",
          deed: `using the ${grouped(n)} ${unit} as the amount of the ${kind}`,
        },
        {
          code: at.second ? "another-quantity" : "stopped-early",
          deed: at.second
            ? "finding the amount of the whole mixture"
            : "stopping at the amount of the other kind",
        },
      ],
      corner: {
        code: "quantities-exchanged",
        deed: at.second
          ? `finding the whole mixture for ${grouped(n)} ${unit} of the ${kind}`
          : `finding the other kind for ${grouped(n)} ${unit} of the ${kind}`,
      },
      opening: `The amounts of ${part} in the two kinds add up to the amount of ${part} in the mixture.`,
      steps: stepsOf(mix, at, key),
      hint: `If $x$ ${unit} of the other kind are used, how much ${part} is in each kind, and how much is in the mixture?`,
      tip: "Check: the mixture's percent is closer to that of the kind used in the greater amount.",
      archetype: "QB19",
    };
  },
  facts: ({ scenario: { liquid, part, unit }, weak, mixed, strong, n }, { first, second }) => {
    const [known, other] = first ? [weak, strong] : [strong, weak];
    return {
      kind: "value",
      given: [
        `100*m = ${inProse(known)}*k + ${inProse(other)}*x`,
        `100*m = ${inProse(mixed)}*(k + x)`,
        `k = ${n}`,
      ],
      ask: second ? "x" : "k + x",
      told: [
        `mixes ${grouped(n)} ${unit} of ${liquid} that contains ${percentIn(known)} ${part} by ${sizeIn(unit)}`,
        `with ${liquid} that contains ${percentIn(other)} ${part}`,
        `the mixture contains ${percentIn(mixed)} ${part}`,
        second
          ? `how many ${unit} of the ${liquid} with ${percentIn(other)} ${part}`
          : `total ${sizeIn(unit)}, in ${unit}, of the mixture`,
      ],
    };
  },
});

/** How much of two kinds must be mixed for a given percent. */
export const amountToMix = defineLevels({
  id: "amount-to-mix",
  version: 4,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB19"],
  optionDesign: "orbit",
  Hard: ofTwo,
});
