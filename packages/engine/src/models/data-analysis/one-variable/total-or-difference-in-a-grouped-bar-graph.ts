import { ascendingInts } from "../../../craft/draws/draws.ts";
import { groupedBarGraph } from "../../../craft/figures/bar-graph.ts";
import { type Bars, barNumbers, drawnBars } from "../../../craft/data/grouped-bars.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";

import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { ascending } from "../../../craft/wording/story.ts";
import { capitalized } from "../../../language/noun.ts";
import { grouped, tex } from "../../../math/print.ts";

interface TwoBars extends Bars {
  /** Places of two categories. */
  readonly places: readonly [number, number];
  /** Whether two categories of one group are asked about, or two groups of one category. */
  readonly within: "group" | "category";
}

interface Bar {
  readonly category: string;
  readonly group: string;
  readonly value: number;
}

function barAt({ scenario, values }: Bars, place: number, of: 0 | 1): Bar {
  return {
    category: scenario.categories[place] ?? "",
    group: scenario.groups[of],
    value: values[of][place] ?? 0,
  };
}

/** The two bars to read; the first twist is the group or the category that they share. */
function asked(bars: TwoBars, { first }: Twists): readonly [Bar, Bar] {
  const [one, other] = bars.places;
  if (bars.within === "group") {
    const of = first ? 0 : 1;
    return [barAt(bars, one, of), barAt(bars, other, of)];
  }
  const place = first ? one : other;
  return [barAt(bars, place, 0), barAt(bars, place, 1)];
}

/** What the two bars have in common. */
function shared({ within }: TwoBars, { category, group }: Bar): string {
  return within === "group" ? group : category;
}

/** "In June, how many more kayaks were rented in 2024 than in 2023?" */
function question({ scenario, within }: TwoBars, [one, other]: readonly [Bar, Bar], adds: boolean) {
  const { things, were, inCategory, inGroup } = scenario;
  const [where, first, second] =
    within === "group"
      ? [inGroup(one.group), inCategory(one.category), inCategory(other.category)]
      : [inCategory(one.category), inGroup(one.group), inGroup(other.group)];
  return adds
    ? `${capitalized(where)}, how many ${things} in all ${were} ${first} and ${second}?`
    : `${capitalized(where)}, how many more ${things} ${were} ${first} than ${second}?`;
}

/** How many in two bars together, or how many more in one; the twists are which bars, and which of the two. */
const ofTwoBars = siblingLevel<TwoBars>({
  space: 10_000_000,
  steps: 2,
  context: true,
  numbers: (chance) => ({
    ...drawnBars(chance),
    places: ascendingInts(chance, 0, 4),
    within: chance.pick(["group", "category"] as const),
  }),
  answer: (bars, at) => {
    const [one, other] = asked(bars, at);
    return at.second ? one.value + other.value : Math.abs(one.value - other.value);
  },
  word: (bars, at, key) => {
    const { scenario, values, step } = bars;
    const pair = asked(bars, at);
    const rises = pair[0].value < pair[1].value;
    const [one, other] = rises && !at.second ? [pair[1], pair[0]] : pair;
    const wrongBars = shared(bars, asked(bars, { ...at, first: !at.first })[0]);
    const sign = at.second ? "+" : "-";
    return {
      question: `The bar graph shows ${scenario.shows}. ${question(bars, [one, other], at.second)}`,
      figure: groupedBarGraph(scenario, values, step),
      why: `It is the ${at.second ? "sum" : "difference"} of the two bars that the question names.`,
      slips: [
        { code: "wrong-row-or-column", deed: `reading the bars for ${wrongBars}` },
        {
          code: "opposite-operation",
          deed: at.second ? "subtracting one bar from the other" : "adding the two bars",
        },
      ],
      opening: "Use the legend and the horizontal axis to find the two bars that are asked about.",
      steps: [
        {
          text: `The bar for ${one.category}, ${one.group}, shows ${grouped(one.value)}, and the bar for ${other.category}, ${other.group}, shows ${grouped(other.value)}.`,
        },
        {
          text: `${at.second ? "Add" : "Subtract"}: $${tex(one.value)} ${sign} ${tex(other.value)} = ${tex(key)}$.`,
          claim: `${one.value} ${sign} ${other.value} = ${one.value + (at.second ? 1 : -1) * other.value}`,
        },
      ],
      hint: "Which fill in the legend and which place on the axis belong to each bar?",
      tip: "In a graph with a legend, point at each bar and say both of its labels before you read it.",
    };
  },
  facts: (bars, at) => {
    const { scenario, within } = bars;
    const pair = asked(bars, at);
    const [lower, higher] = pair[0].value < pair[1].value ? pair : [pair[1], pair[0]];
    const [one, other] = at.second ? pair : [higher, lower];
    const place = ({ category }: Bar) => scenario.inCategory(category);
    const group = (bar: Bar) => scenario.inGroup(bar.group);
    const [where, which] = within === "group" ? [group, place] : [place, group];
    return {
      kind: "value",
      given: [`higher = ${higher.value}`, `lower = ${lower.value}`],
      ask: at.second ? "higher + lower" : "higher - lower",
      told: [
        scenario.shows,
        where(one),
        `how many ${at.second ? `${scenario.things} in all` : `more ${scenario.things}`}`,
        scenario.were,
        `${which(one)} ${at.second ? "and" : "than"} ${which(other)}`,
      ],
      setting: barNumbers(scenario),
    };
  },
});

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** The mean or the median of one group's bars; the twists are the group and the statistic. */
const ofAGroup = siblingLevel<Bars>({
  space: 10_000_000,
  steps: 3,
  context: true,
  numbers: drawnBars,
  answer: ({ values }, { first, second }) => {
    const own = values[first ? 0 : 1];
    return second ? total(own) / own.length : (ascending(own)[2] ?? 0);
  },
  word: ({ scenario, values, step }, { first, second }, key) => {
    const [own, of, not] = [values[first ? 0 : 1], first ? 0 : 1, first ? 1 : 0] as const;
    const statistic = second ? "mean" : "median";
    const listed = (second ? own : ascending(own)).map((value) => tex(value));
    return {
      question: `The bar graph shows ${scenario.shows}. What is the ${statistic} of ${scenario.counts(scenario.groups[of])}?`,
      figure: groupedBarGraph(scenario, values, step),
      why: `It is the ${statistic} of the five bars for ${scenario.groups[of]}.`,
      slips: [
        { code: "wrong-row-or-column", deed: `reading the bars for ${scenario.groups[not]}` },
        {
          code: "wrong-statistic",
          deed: second
            ? "taking the middle value instead of the mean"
            : "dividing the sum by the number of bars instead of taking the middle value",
        },
      ],
      opening: "Use the legend to pick out the five bars of one group, and list their values.",
      steps: [
        {
          text: `The bars for ${scenario.groups[of]}${second ? "" : ", in ascending order,"} show $${listed.join(",\\ ")}$.`,
        },
        second
          ? {
              text: `Their sum is $${tex(total(own))}$, so the mean is $\\frac{${tex(total(own))}}{5} = ${tex(key)}$.`,
              claim: `(${own.join(" + ")})/5 = ${total(own) / 5}`,
            }
          : { text: `The third of the five values in order is the median: $${tex(key)}$.` },
      ],
      hint: "Which bars does the legend give to the group in the question?",
      tip: "Write the values of the bars as a list before you compute with them.",
    };
  },
  facts: ({ scenario, values }, { first, second }) => ({
    kind: "statistic",
    data: values[first ? 0 : 1],
    statistic: second ? "mean" : "median",
    told: [
      scenario.shows,
      second ? "mean" : "median",
      scenario.counts(scenario.groups[first ? 0 : 1]),
    ],
    setting: barNumbers(scenario),
  }),
});

/** How many in all or how many more, and then the mean or the median, from pairs of bars with a legend. */
export const totalOrDifferenceInAGroupedBarGraph = defineLevels({
  id: "total-or-difference-in-a-grouped-bar-graph",
  version: 1,
  topic: "data-analysis",
  skill: "Q.C",
  archetypes: ["QC06"],
  optionDesign: "orbit",
  Easy: ofTwoBars,
  Medium: ofAGroup,
});
