import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type SolutionScenario, solutionScenarios } from "@sat/content/scenarios/solutions";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { hundredths } from "../../../craft/percents/share.ts";
import { quotient, sum, times } from "../../../math/expression.ts";
import { code, grouped, tex } from "../../../math/print.ts";
import { add, lcm, rational } from "../../../math/rational.ts";

interface Mix {
  readonly scenario: SolutionScenario;
  /** The percents of the weaker, of the mixture and of the stronger. */
  readonly weak: number;
  readonly mixed: number;
  readonly strong: number;
  readonly n: number;
}

/** What a number of the unit is called. */
function sizeIn(unit: string): string {
  if (unit.endsWith("liters")) return "volume";
  return unit.endsWith("grams") ? "mass" : "weight";
}

/** The twists: the amount of the weaker is known, not that of the stronger; the other amount is asked, not both together. */
const ofTwo = siblingLevel<Mix>({
  space: 300_000,
  steps: 4,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(solutionScenarios);
    const { from, to, most } = scenario;
    const [up, down] = [chance.int(2, 20), chance.int(2, 20)];
    const mixed = chance.int(from, to);
    const [weak, strong] = [mixed - up, mixed + down];
    chance.require(up !== down && weak >= from && strong <= to, "no such percents");
    const unit = lcm(up, down);
    chance.require(unit <= most, "too much");
    return { scenario, weak, mixed, strong, n: unit * chance.int(1, Math.floor(most / unit)) };
  },
  work: ({ weak, mixed, strong, n }, { first, second }) => {
    const [up, down] = [mixed - weak, strong - mixed];
    const [over, under] = first ? [up, down] : [down, up];
    const added = quotient(times(hundredths(over), n), hundredths(under));
    return second ? added : sum(n, added);
  },
  word: ({ scenario, weak, mixed, strong, n }, at, key) => {
    const { liquid, part, unit } = scenario;
    const [known, other] = at.first ? [weak, strong] : [strong, weak];
    const gap = (percent: number) => Math.abs(mixed - percent);
    const added = rational(n * gap(known), gap(other));
    const ask = at.second
      ? `How many ${unit} of the kind with ${other}% ${part} must be used`
      : `What is the total ${sizeIn(unit)}, in ${unit}, of the mixture`;
    return {
      question: `Two kinds of ${liquid} are mixed: one contains ${weak}% ${part}, and the other contains ${strong}% ${part}. The mixture contains ${mixed}% ${part}, and ${grouped(n)} ${unit} of the kind with ${known}% ${part} are used. ${ask}?`,
      why: `Then ${mixed}% of the mixture is ${part}: $${tex(hundredths(known))} \\cdot ${tex(n)} + ${tex(hundredths(other))} \\cdot ${tex(added)} = ${tex(hundredths(mixed))} \\cdot ${tex(add(added, n))}$.`,
      slips: [
        {
          code: "quantities-exchanged",
          deed: `using the ${grouped(n)} ${unit} as the amount of the kind with ${other}% ${part}`,
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
          ? `finding the whole mixture for ${grouped(n)} ${unit} of the kind with ${other}% ${part}`
          : `finding the other kind for ${grouped(n)} ${unit} of the kind with ${other}% ${part}`,
      },
      opening: `The amounts of ${part} in the two kinds add up to the amount of ${part} in the mixture.`,
      steps: [
        {
          text: `Let $x$ be the number of ${unit} of the kind with ${other}% ${part}. The mixture then has ${grouped(n)} ${unit} and $x$ ${unit} more.\n\n$${tex(hundredths(known))} \\cdot ${tex(n)} + ${tex(hundredths(other))}x = ${tex(hundredths(mixed))}(${tex(n)} + x)$`,
          claim: `${known}/100*${n} + ${other}/100*x = ${mixed}/100*(${n} + x)`,
        },
        {
          text: `Multiply out both products.\n\n$${tex(hundredths(n * known))} + ${tex(hundredths(other))}x = ${tex(hundredths(n * mixed))} + ${tex(hundredths(mixed))}x$`,
        },
        {
          text: `Gather the terms with $x$ on one side and the numbers on the other.\n\n$${tex(hundredths(gap(other)))}x = ${tex(hundredths(n * gap(known)))}$`,
        },
        {
          text: `Divide both sides by $${tex(hundredths(gap(other)))}$.\n\n$x = ${tex(added)}$`,
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
      ],
      hint: `If $x$ ${unit} of the other kind are used, how much ${part} is in each kind, and how much is in the mixture?`,
      tip: "Check: the mixture's percent is closer to that of the kind used in the greater amount.",
      archetype: "QB19",
    };
  },
  facts: ({ scenario: { liquid, part, unit }, weak, mixed, strong, n }, { first, second }) => ({
    kind: "value",
    given: [
      `100*m = ${first ? weak : strong}*k + ${first ? strong : weak}*x`,
      `100*m = ${mixed}*(k + x)`,
      `k = ${n}`,
    ],
    ask: second ? "x" : "k + x",
    told: [
      `two kinds of ${liquid}, one ${weak}% ${part}, the other ${strong}%`,
      `the mixture ${mixed}% ${part}`,
      `${grouped(n)} ${unit} of the kind with ${first ? weak : strong}% ${part}`,
      second
        ? `how many ${unit} of the kind with ${first ? strong : weak}% ${part}`
        : `total ${sizeIn(unit)}, in ${unit}, of the mixture`,
    ],
  }),
});

/** How much of two kinds must be mixed for a given percent. */
export const amountToMix = defineLevels({
  id: "amount-to-mix",
  version: 3,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB19"],
  optionDesign: "orbit",
  Hard: ofTwo,
});
