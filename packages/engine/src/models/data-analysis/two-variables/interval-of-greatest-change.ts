import type { Point } from "@sat/item";
import { lineChart } from "../../../craft/figures/line-chart.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { rotatingMeanings } from "../../../craft/options/meanings.ts";
import { equation, sum } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";
import { type YearlyScenario, yearlyScenarios } from "@sat/content/scenarios/year-by-year";
import { ascending } from "../../../craft/wording/story.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { decimalOf } from "../../../craft/data/decimals.ts";

const CHANGES = ["most rise", "least rise", "most fall", "least fall"] as const;
type Change = (typeof CHANGES)[number];

interface Yearly {
  readonly scenario: YearlyScenario;
  readonly step: number;
  readonly first: number;
  readonly start: number;
  /** Change in each of the intervals, in grid lines, and what kind of change it is. */
  readonly changes: readonly number[];
  readonly order: readonly Change[];
  readonly ask: Change;
}

const CHANGE_WORDS: Readonly<Record<Change, string>> = {
  "most rise": "increase by the greatest amount",
  "least rise": "increase by the least amount",
  "most fall": "decrease by the greatest amount",
  "least fall": "decrease by the least amount",
};

function valuesOf({ start, changes, step }: Yearly): number[] {
  return changes
    .reduce<number[]>((heights, change) => [...heights, (heights.at(-1) ?? 0) + change], [start])
    .map((height) => height * step);
}

function inYears({ first }: Yearly, at: number): string {
  return `From ${first + at} to ${first + at + 1}`;
}

/** The two values of one period, the lesser first. */
function endsOf(values: readonly number[], at: number): readonly [number, number] {
  const [low = 0, high = 0] = ascending([values[at] ?? 0, values[at + 1] ?? 0]);
  return [low, high];
}

function risesAt(values: readonly number[], at: number): boolean {
  return (values[at + 1] ?? 0) > (values[at] ?? 0);
}

/** "an increase of 39 - 24 = 15". */
function changeTold(values: readonly number[], at: number): string {
  const [low, high] = endsOf(values, at);
  const size = equation(sum(decimalOf(high), decimalOf(-low)), decimalOf(high - low));
  return `${risesAt(values, at) ? "an increase" : "a decrease"} of ${inline(size)}`;
}

function sizeStep(yearly: Yearly, at: number): Step {
  const values = valuesOf(yearly);
  const [low, high] = endsOf(values, at);
  const year = yearly.first + at;
  return stepThrough(
    `Find the ${risesAt(values, at) ? "increase" : "decrease"} from ${year} to ${year + 1}.`,
    sum(decimalOf(high), decimalOf(-low)),
    decimalOf(high - low),
  );
}

/** In which year a number grew or shrank the most or the least. */
const byYear = level<Yearly>({
  space: 400_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(yearlyScenarios);
    const small = [chance.int(1, 3), chance.int(1, 3)] as const;
    const sizes: Readonly<Record<Change, number>> = {
      "most rise": small[0] + chance.int(1, 4),
      "least rise": small[0],
      "most fall": -small[1] - chance.int(1, 4),
      "least fall": -small[1],
    };
    const order = chance.shuffle(CHANGES);
    const changes = order.map((change) => sizes[change]);
    const drawn = {
      scenario,
      step: chance.pick(scenario.steps),
      first: chance.int(2005, 2019),
      start: chance.int(2, 10),
      changes,
      order,
      ask: chance.pick(CHANGES),
    };
    const heights = valuesOf({ ...drawn, step: 1 });
    chance.require(
      heights.every((height) => height >= 1 && height <= 13),
      "out of view",
    );
    return drawn;
  },
  build: (yearly) => {
    const { scenario, step, first, changes, order, ask } = yearly;
    const values = valuesOf(yearly);
    const points = values.map((value, at): Point => [first + at, value]);
    const told = order.map((_, at) => changeTold(values, at));
    const key = order.indexOf(ask);
    const [rises, most] = [ask.endsWith("rise"), ask.startsWith("most")];
    const alikePlaces = order.flatMap((_, at) => ((changes[at] ?? 0) > 0 === rises ? [at] : []));
    const meanings = Object.fromEntries(
      order.map((change, at) => [change, inYears(yearly, at)]),
    ) as Record<Change, string>; // one entry for each of the changes
    return {
      question: `The line graph shows ${scenario.number} in each of five consecutive years. In which one-year period did ${scenario.short} ${CHANGE_WORDS[ask]}?`,
      figure: lineChart({
        title: scenario.title,
        x: { min: first, max: first + 4, step: 1, label: "Year" },
        y: { min: 0, max: 14 * step, step, label: scenario.axis },
        series: [{ name: scenario.axis, points }],
      }),
      options: rotatingMeanings<Change>({
        meanings,
        ask,
        why: `The value goes from ${inline(decimalOf(values[key] ?? 0))} to ${inline(decimalOf(values[key + 1] ?? 0))}, ${told[key] ?? ""}.`,
        slip: (other) => {
          const at = order.indexOf(other);
          const alike = other.endsWith("rise") === ask.endsWith("rise");
          const change = `The value goes from ${inline(decimalOf(values[at] ?? 0))} to ${inline(decimalOf(values[at + 1] ?? 0))}, ${told[at] ?? ""}`;
          return {
            code: alike ? "another-quantity" : "direction-turned-around",
            why: alike
              ? `${change}, which is ${most ? "less" : "more"} than ${told[key] ?? ""}.`
              : `${change}, and not ${rises ? "an increase" : "a decrease"}.`,
          };
        },
      }).map((option) => ({
        ...option,
        order: order.findIndex((_, at) => inYears(yearly, at) === option.text),
      })),
      opening: `Find the segments that ${rises ? "rise" : "fall"}, and compare the sizes of these changes.`,
      steps: [
        {
          text: `The graph ${rises ? "rises" : "falls"} in two of the four periods. Only these show ${rises ? "an increase" : "a decrease"}.`,
        },
        ...alikePlaces.map((at) => sizeStep(yearly, at)),
        {
          text: `The ${most ? "greater" : "smaller"} of the two changes is that from ${first + key} to ${first + key + 1}.`,
        },
      ],
      hint: `Which segments of the graph ${rises ? "rise" : "fall"}, and which of them is ${most ? "steeper" : "less steep"}?`,
      tip: most
        ? "The greatest change is where the graph is steepest, which need not be where it is highest."
        : "The least change is where a segment is least steep, which need not be where the graph is lowest.",
      archetype: "QD11",
    };
  },
  facts: (yearly) => {
    const { scenario, order, changes, ask } = yearly;
    const values = valuesOf(yearly);
    const rises = ask.endsWith("rise");
    const most = ask.startsWith("most");
    const alike = order.flatMap((_, at) => ((changes[at] ?? 0) > 0 === rises ? [at] : []));
    const change = (at: number) => `(v${at + 1} - v${at})`;
    return {
      kind: "statement",
      given: values.map((value, at) => `v${at} = ${value}`),
      claims: Object.fromEntries(
        order.map((_, at) => [
          inYears(yearly, at),
          [
            `${change(at)} ${rises ? ">" : "<"} 0`,
            ...alike.map(
              (other) => `abs(${change(at)}) ${most ? ">=" : "<="} abs(${change(other)})`,
            ),
          ],
        ]),
      ),
      told: [
        scenario.number,
        "each of five consecutive years",
        `in which one-year period did ${scenario.short} ${rises ? "increase" : "decrease"}`,
        `by the ${most ? "greatest" : "least"} amount`,
      ],
    };
  },
});

/** The period in which a line graph changes as asked. */
export const intervalOfGreatestChange = defineLevels({
  id: "interval-of-greatest-change",
  version: 4,
  topic: "data-analysis",
  skill: "Q.D",
  archetypes: ["QD11"],
  optionDesign: "rotating-ask",
  Easy: byYear,
});
