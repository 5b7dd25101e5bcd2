import { barGraph } from "../../../craft/figures/bar-graph.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { type NumberScenario, numberScenarios } from "@sat/content/scenarios/number-tables";
import { settingOf } from "../../../craft/wording/setting.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { code, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

type Ask = "at least" | "more than" | "at most" | "fewer than";

const ASKS: readonly Ask[] = ["at least", "more than", "at most", "fewer than"];

interface Numbers {
  readonly scenario: NumberScenario;
  readonly counts: readonly number[];
  /** Distance between the grid lines on which the bars end. */
  readonly step: number;
  /** The number in the question. */
  readonly bound: number;
  readonly ask: Ask;
}

function holds(ask: Ask, value: number, bound: number): boolean {
  switch (ask) {
    case "at least":
      return value >= bound;
    case "more than":
      return value > bound;
    case "at most":
      return value <= bound;
    case "fewer than":
      return value < bound;
  }
}

/** The counts that an ask includes, and the numbers they belong to. */
function included({ scenario, counts, bound }: Numbers, ask: Ask) {
  return counts
    .map((count, place) => ({ count, value: scenario.from + place }))
    .filter(({ value }) => holds(ask, value, bound));
}

function sumOf(counts: readonly { readonly count: number }[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** The probability of at least, more than, at most or fewer than so many; which is asked rotates. */
const fromGraph = level<Numbers>({
  space: 10_000_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(numberScenarios);
    const step = chance.pick([1, 2, 5]);
    const numbers: Numbers = {
      scenario,
      step,
      counts: [0, 1, 2, 3, 4].map(() => step * chance.int(1, 12)),
      // From 2 on, so that the noun after it is a plural.
      bound: scenario.from + chance.int(Math.max(1, 2 - scenario.from), 3),
      ask: chance.pick(ASKS),
    };
    const sums = ASKS.map((ask) => sumOf(included(numbers, ask)));
    chance.require(areDistinct(sums), "counts alike");
    return numbers;
  },
  build: (numbers) => {
    const { scenario, counts, step, bound, ask } = numbers;
    const total = counts.reduce((sum, count) => sum + count, 0);
    const share = (of: Ask) => rational(sumOf(included(numbers, of)), total);
    const own = included(numbers, ask);
    const values = own.map(({ value }) => value).join(", ");
    const key = share(ask);
    const reduced = key.den === total ? "" : ` = ${tex(key)}`;
    return {
      question: `The bar graph shows ${scenario.shows}. If one of ${scenario.all} is selected at random, what is the probability that ${scenario.event(`${ask} ${bound}`)}?`,
      figure: barGraph(
        {
          title: scenario.title,
          axis: scenario.count,
          categoryLabel: scenario.header,
          categories: counts.map((_, place) => `${scenario.from + place}`),
        },
        counts,
        step,
      ),
      options: rotatingOptions<Ask>({
        faces: {
          "at least": numeral(share("at least")),
          "more than": numeral(share("more than")),
          "at most": numeral(share("at most")),
          "fewer than": numeral(share("fewer than")),
        },
        ask,
        why: `It counts the bars for which the number is ${ask} ${bound}.`,
        slip: (other) => ({
          code:
            holds(other, bound, bound) === holds(ask, bound, bound)
              ? "comparison-turned-around"
              : "bound-misjudged",
          deed: `counting the bars for which the number is ${other} ${bound}`,
        }),
      }),
      opening: "List the numbers that the question allows, and add their counts.",
      steps: [
        {
          text: `The numbers that are ${ask} ${bound} in the graph: ${values}.`,
        },
        {
          text:
            own.length === 1
              ? `Their count is $${sumOf(own)}$.`
              : `Their counts add up to $${own.map(({ count }) => count).join(" + ")} = ${sumOf(own)}$.`,
          claim: `${own.map(({ count }) => count).join(" + ")} = ${sumOf(own)}`,
        },
        {
          text: `In all there are $${counts.join(" + ")} = ${total}$, so the probability is $\\frac{${sumOf(own)}}{${total}}${reduced}$.`,
          claim: `${sumOf(own)}/(${counts.join(" + ")}) = ${code(key)}`,
        },
      ],
      hint: `Is the bar of the number ${bound} itself counted? Which other bars are?`,
      tip: "With words such as *at least*, test the number in the question itself first.",
      archetype: "QE11",
    };
  },
  facts: ({ scenario, counts, bound, ask }) => ({
    kind: "probability",
    cells: counts.map((count, place) => ({
      labels: holds(ask, scenario.from + place, bound) ? ["allowed"] : ["not allowed"],
      count,
    })),
    event: ["allowed"],
    given: [],
    told: [scenario.shows, scenario.event(`${ask} ${bound}`)],
    setting: settingOf("It bounds the bars that are counted.", bound),
  }),
});

/** The probability of a number at least, more than, at most or fewer than a bound. */
export const probabilityOfAtLeast = defineLevels({
  id: "probability-of-at-least",
  version: 1,
  topic: "data-analysis",
  skill: "Q.E",
  archetypes: ["QE11"],
  optionDesign: "rotating-ask",
  Medium: fromGraph,
});
