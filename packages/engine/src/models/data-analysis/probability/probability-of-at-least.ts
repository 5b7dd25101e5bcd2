import { barGraph } from "../../../craft/figures/bar-graph.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral, right, wrong } from "../../../craft/options/option.ts";
import { type NumberScenario, numberScenarios } from "@sat/content/scenarios/number-tables";
import { settingOf } from "../../../craft/wording/setting.ts";
import { slipTo } from "../../../craft/options/pool.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { fraction, quotient, sum } from "../../../math/expression.ts";
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
  return counts.reduce((all, { count }) => all + count, 0);
}

function countsOf(bars: readonly { readonly count: number }[]): number[] {
  return bars.map(({ count }) => count);
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
    const total = counts.reduce((all, count) => all + count, 0);
    const share = (of: Ask) => rational(sumOf(included(numbers, of)), total);
    const own = included(numbers, ask);
    const [last, ...before] = own.map(({ value }) => value).toReversed();
    const comma = before.length > 1 ? "," : "";
    const values =
      before.length === 0 ? last : `${before.toReversed().join(", ")}${comma} and ${last}`;
    const key = share(ask);
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
      options: ASKS.map((other) => {
        const face = numeral(share(other));
        if (other === ask)
          return right(
            face,
            `The bars for ${ask} ${bound} show ${sumOf(own)} of the ${total} counted in the graph.`,
          );
        const slip = slipTo(quotient(sum(...countsOf(included(numbers, other))), total), {
          code:
            holds(other, bound, bound) === holds(ask, bound, bound)
              ? "comparison-turned-around"
              : "bound-misjudged",
          deed: `counting the bars for ${other} ${bound}`,
        });
        return wrong(face, slip.code, slip.reason);
      }),
      opening: "List the numbers that the question allows, and add their counts.",
      steps: [
        {
          text: `The ${own.length === 1 ? "only bar" : "bars"} for ${ask} ${bound} ${own.length === 1 ? "is that of" : "are those of"} ${values}.`,
        },
        own.length === 1
          ? { text: `The bar of this number shows $${sumOf(own)}$.` }
          : stepThrough("Add the counts of these bars.", sum(...countsOf(own)), sumOf(own)),
        stepThrough("Add the counts of all the bars.", sum(...counts), total),
        stepThrough(
          `Divide ${sumOf(own)} by the total, ${total}.`,
          fraction(sumOf(own), total),
          key,
        ),
      ],
      hint: `Is the bar of the number ${bound} itself counted? Which other bars are?`,
      tip: `Decide first whether *${ask} ${bound}* includes ${bound} itself.`,
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
    told: [scenario.shows, `one of ${scenario.all}`, scenario.event(`${ask} ${bound}`)],
    setting: settingOf("It bounds the bars that are counted.", bound),
  }),
});

/** The probability of a number at least, more than, at most or fewer than a bound. */
export const probabilityOfAtLeast = defineLevels({
  id: "probability-of-at-least",
  version: 5,
  topic: "data-analysis",
  skill: "Q.E",
  archetypes: ["QE11"],
  optionDesign: "rotating-ask",
  Medium: fromGraph,
});
