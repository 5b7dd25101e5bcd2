import { type GroupScenario, groupScenarios } from "@sat/content/scenarios/groups";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { tex } from "../../../math/print.ts";
import { rational, subtract } from "../../../math/rational.ts";

interface Unequal {
  readonly scenario: GroupScenario;
  /** One group is so many times as large as the other. */
  readonly often: number;
  readonly percents: readonly [number, number];
}

const TIMES: Readonly<Record<number, string>> = {
  2: "twice",
  3: "three times",
  4: "four times",
  5: "five times",
};

/** The percent of two groups together; the twists are which is larger, and the property. */
export const ofBothGroups = siblingLevel<Unequal>({
  space: 500_000,
  steps: 4,
  context: true,
  numbers: (chance) => {
    const often = chance.pick([2, 3, 4, 5]);
    const mean = chance.int(12, 88);
    const [up, down] = [chance.int(1, 12), chance.sign()];
    // Both weighted means are whole when the percents differ by a multiple of the number of parts.
    const one = mean + down * up * (often + 1);
    const scenario = chance.pick(groupScenarios);
    const [least, most] = scenario.percents;
    chance.require(Math.min(one, mean) >= least && Math.max(one, mean) <= most, "no percent");
    return { scenario, often, percents: [one, mean] };
  },
  answer: ({ often, percents: [p, q] }, { first, second }) => {
    const share = rational(first ? often * p + q : p + often * q, often + 1);
    return second ? share : subtract(100, share);
  },
  show: (answer) => ({
    text: `${tex(answer)}%`,
    order: typeof answer === "number" ? answer : answer.num,
  }),
  word: ({ scenario, often, percents: [p, q] }, at, key) => {
    const { place, groups, have, lack } = scenario;
    const [large, small] = at.first ? groups : [groups[1], groups[0]];
    const [more, less] = at.first ? [p, q] : [q, p];
    const sum = often * more + less;
    const parts = often + 1;
    const shareOf = (counted: number, once: number, isHaving = at.second) => {
      const share = (often * counted + once) / parts;
      return `$${isHaving ? "" : "100 - "}\\frac{${often} \\cdot ${counted} + ${once}}{${parts}} = ${isHaving ? share : 100 - share}$`;
    };
    return {
      question: `${place}, there are ${TIMES[often]} as many ${large} as ${small}. If ${p}% of the ${groups[0]} and ${q}% of the ${groups[1]} ${have}, what percent of all the ${groups[0]} and ${groups[1]} ${at.second ? have : lack}?`,
      why: `The percent of the ${large} counts ${TIMES[often]} as much as that of the ${small}.`,
      slips: [
        {
          code: "ratio-upside-down",
          deed: `counting the percent of the ${small} ${TIMES[often]}, ${shareOf(less, more)},`,
        },
        {
          code: "rest-for-part",
          deed: `finding the percent that ${at.second ? lack : have}, ${shareOf(more, less, !at.second)},`,
        },
      ],
      corner: {
        code: "another-quantity",
        deed: `reversing the ratio of the groups to find the percent that ${at.second ? lack : have}, ${shareOf(less, more, !at.second)},`,
      },
      opening: "Choose sizes for the two groups in the given ratio, and count in both.",
      steps: [
        {
          text: `Suppose that there are 100 ${small}. Then there are ${TIMES[often]} as many ${large}.\n\n$${often} \\cdot 100 = ${often * 100}$`,
        },
        {
          text: `Of the ${small}, ${less} ${have}. Find how many of the ${large} ${have}.\n\n$\\frac{${more}}{100} \\cdot ${often * 100} = ${often * more}$`,
          claim: `${more}/100*${often * 100} = ${often * more}`,
        },
        {
          text: `Add the two numbers.\n\n$${less} + ${often * more} = ${sum}$`,
          claim: `${less} + ${often}*${more} = ${sum}`,
        },
        {
          text: `Divide by the number of all ${small} and ${large}, $100 + ${often * 100} = ${parts * 100}$, to find the percent that ${have}.\n\n$\\frac{${sum}}{${parts * 100}} = ${sum / parts}\\%$`,
          claim: `${sum}/${parts * 100} = ${sum / parts}/100`,
        },
        ...(at.second
          ? []
          : [
              {
                text: `Subtract from 100% to find the percent that ${lack}.\n\n$100\\% - ${sum / parts}\\% = ${tex(key)}\\%$`,
              },
            ]),
      ],
      hint: `If there were 100 ${small}, how many ${large} would there be?`,
      tip: "When no sizes are given, choose easy ones that keep the given ratio.",
      archetype: "QB14",
    };
  },
  facts: ({ scenario: { groups, have, lack }, often, percents: [p, q] }, { first, second }) => ({
    kind: "value",
    given: [
      first ? `m = ${often}*n` : `n = ${often}*m`,
      `k = m*${p}/100 + n*${q}/100`,
      second ? `x*(m + n) = 100*k` : `x*(m + n) = 100*(m + n - k)`,
    ],
    where: ["m > 0"],
    constants: [first ? "n" : "m"],
    ask: "x",
    told: [
      `${TIMES[often] ?? ""} as many ${groups[first ? 0 : 1]} as ${groups[first ? 1 : 0]}`,
      `${p}% of the ${groups[0]}`,
      `${q}% of the ${groups[1]} ${have}`,
      `what percent of all the ${groups[0]} and ${groups[1]} ${second ? have : lack}`,
    ],
  }),
});
