import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type SolutionScenario, solutionScenarios } from "@sat/content/scenarios/solutions";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { decimal } from "../../../math/expression.ts";
import { code, grouped, tex } from "../../../math/print.ts";
import { lcm, rational } from "../../../math/rational.ts";

interface Mix {
  readonly scenario: SolutionScenario;
  /** The percents of the weaker, of the mixture and of the stronger. */
  readonly weak: number;
  readonly mixed: number;
  readonly strong: number;
  readonly n: number;
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
  answer: ({ weak, mixed, strong, n }, { first, second }) => {
    const [up, down] = [mixed - weak, strong - mixed];
    const [over, under] = first ? [up, down] : [down, up];
    return rational(n * (second ? over : over + under), under);
  },
  word: ({ scenario, weak, mixed, strong, n }, at, key) => {
    const { liquid, part, unit } = scenario;
    const [known, other] = at.first ? [weak, strong] : [strong, weak];
    const gap = (percent: number) => Math.abs(mixed - percent);
    const added = rational(n * gap(known), gap(other));
    const ask = at.second
      ? `How many ${unit} of the kind with ${other}% ${part} must be used`
      : `How many ${unit} of the mixture are there then`;
    return {
      question: `Two kinds of ${liquid} are mixed: one contains ${weak}% ${part}, and the other contains ${strong}% ${part}. The mixture contains ${mixed}% ${part}, and ${grouped(n)} ${unit} of the kind with ${known}% ${part} are used. ${ask}?`,
      why: `The ${part} in both kinds together is then ${mixed}% of the mixture.`,
      slips: [
        {
          code: "quantities-exchanged",
          deed: `taking the ${grouped(n)} ${unit} for the kind with ${other}% ${part}`,
        },
        {
          code: at.second ? "another-quantity" : "stopped-early",
          deed: at.second
            ? "finding the amount of the whole mixture"
            : "finding only the amount of the other kind",
        },
      ],
      opening: `The amounts of ${part} in the two kinds add up to the amount of ${part} in the mixture.`,
      steps: [
        {
          text: `With $x$ ${unit} of the other kind: $${tex(decimal(rational(known, 100)))} \\cdot ${tex(n)} + ${tex(decimal(rational(other, 100)))}x = ${tex(decimal(rational(mixed, 100)))}(${tex(n)} + x)$.`,
          claim: `${known}/100*${n} + ${other}/100*x = ${mixed}/100*(${n} + x)`,
        },
        {
          text: `Gathering the terms gives $${tex(decimal(rational(gap(other), 100)))}x = ${tex(decimal(rational(n * gap(known), 100)))}$, so $x = ${tex(added)}$.`,
          claim: `x = ${code(added)}`,
        },
        ...(at.second
          ? []
          : [
              {
                text: `The mixture has $${tex(n)} + ${tex(added)} = ${tex(key)}$ ${unit}.`,
                claim: `${n} + x = ${code(key)}`,
              },
            ]),
        {
          text: `Check: ${mixed}% is nearer to the percent of the kind of which more is used.`,
        },
      ],
      hint: `How much ${part} is in each kind, and how much is in the mixture?`,
      tip: "Write an equation for the part that is measured, not for the whole amounts.",
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
      `how many ${unit} of the`,
      second ? `kind with ${first ? strong : weak}% ${part}` : "mixture",
    ],
  }),
});

/** How much of two kinds must be mixed for a given percent. */
export const amountToMix = defineLevels({
  id: "amount-to-mix",
  version: 1,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB19"],
  optionDesign: "orbit",
  Hard: ofTwo,
});
