import { ascendingInts } from "../../../craft/draws/draws.ts";
import { groupedBarGraph } from "../../../craft/figures/bar-graph.ts";
import { type Bars, barNumbers, drawnBars } from "../../../craft/data/grouped-bars.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { total } from "../../../craft/data/statistics.ts";
import { ascending } from "../../../craft/wording/story.ts";
import { capitalized } from "../../../language/noun.ts";
import { expression, fraction, quotient, sum } from "../../../math/expression.ts";
import { grouped, tex } from "../../../math/print.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";

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
    ? `${capitalized(where)}, how many ${things} ${were} ${first} and ${second} combined?`
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
  work: (bars, at) => {
    const [one, other] = asked(bars, at).map(({ value }) => value);
    const [less = 0, greater = 0] = ascending([one ?? 0, other ?? 0]);
    return at.second ? sum(one ?? 0, other ?? 0) : sum(greater, -less);
  },
  word: (bars, at, key) => {
    const { scenario, values, step } = bars;
    const pair = asked(bars, at);
    const rises = pair[0].value < pair[1].value;
    const [one, other] = rises && !at.second ? [pair[1], pair[0]] : pair;
    const wrongBars = shared(bars, asked(bars, { ...at, first: !at.first })[0]);

    return {
      question: `The bar graph shows ${scenario.shows}. ${question(bars, [one, other], at.second)}`,
      figure: groupedBarGraph(scenario, values, step),
      why: `The bars for ${one.category}, ${one.group}, and ${other.category}, ${other.group}, show ${grouped(one.value)} and ${grouped(other.value)}.`,
      slips: [
        {
          code: "wrong-row-or-column",
          deed: `reading the bars for ${wrongBars} instead of ${shared(bars, one)}`,
        },
        {
          code: "opposite-operation",
          deed: at.second
            ? "subtracting one bar from the other instead of adding them"
            : "adding the two bars instead of subtracting",
        },
      ],
      corner: {
        code: "wrong-row-or-column",
        deed: `${at.second ? "finding the difference" : "finding the sum"} of the bars for ${wrongBars}`,
      },
      opening: "Use the legend and the horizontal axis to find the two bars that are asked about.",
      steps: [
        {
          text: `Read the bars for ${one.category}, ${one.group}, and for ${other.category}, ${other.group}.`,
        },
        {
          text: `The first shows ${grouped(one.value)}, and the second shows ${grouped(other.value)}. ${at.second ? "The words “in all” ask for their sum." : "The words “how many more” ask for their difference."}`,
        },
        stepThrough(
          at.second ? "Add the two numbers." : "Subtract the second number from the first.",
          at.second ? sum(one.value, other.value) : sum(one.value, -other.value),
          key,
        ),
      ],
      hint: `Which two of the bars belong to ${shared(bars, one)} in this question?`,
      tip: "In a graph with a legend, name both labels of each bar before you read its height.",
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
        `how many ${at.second ? "" : "more "}${scenario.things}`,
        scenario.were,
        `${which(one)} ${at.second ? "and" : "than"} ${which(other)}`,
      ],
      setting: barNumbers(scenario),
    };
  },
});

/** The mean or the median of one group's bars; the twists are the group and the statistic. */
const ofAGroup = siblingLevel<Bars>({
  space: 10_000_000,
  steps: 3,
  context: true,
  numbers: drawnBars,
  work: ({ values }, { first, second }) => {
    const own = values[first ? 0 : 1];
    return second ? quotient(sum(...own), own.length) : expression(ascending(own)[2] ?? 0);
  },
  word: ({ scenario, values, step }, { first, second }, key) => {
    const [own, of, not] = [values[first ? 0 : 1], first ? 0 : 1, first ? 1 : 0] as const;
    const statistic = second ? "mean" : "median";
    return {
      question: `The bar graph shows ${scenario.shows}. According to the graph, what is the ${statistic} of ${scenario.counts(scenario.groups[of])}?`,
      figure: groupedBarGraph(scenario, values, step),
      why: second
        ? `Five values of $${tex(key)}$ have the same sum as the bars for ${scenario.groups[of]}.`
        : `Two of the bars for ${scenario.groups[of]} stand before it in order, and two after it.`,
      slips: [
        {
          code: "wrong-row-or-column",
          deed: `finding the ${statistic} of the bars for ${scenario.groups[not]}`,
        },
        {
          code: "wrong-statistic",
          deed: second
            ? "choosing the middle value in order, the median, instead of the mean"
            : "finding the mean instead of the median",
        },
      ],
      corner: {
        code: "wrong-row-or-column",
        deed: `finding the ${second ? "median" : "mean"} of the bars for ${scenario.groups[not]}`,
      },
      opening: `Use the legend to find the five bars for ${scenario.groups[of]}, and list their values.`,
      steps: [
        { text: `Read the five bars for ${scenario.groups[of]} from left to right.` },
        { text: `$${own.map((value) => tex(value)).join(",\\ ")}$` },
        ...(second
          ? [
              stepThrough("Add the five values.", sum(...own), total(own)),
              stepThrough("Divide the sum by $5$.", fraction(total(own), 5), key),
            ]
          : [
              {
                text: `Write the values in order.\n\n$${ascending(own)
                  .map((value) => tex(value))
                  .join(",\\ ")}$`,
              },
              { text: `The third of the five values in order is the median: $${tex(key)}$.` },
            ]),
      ],
      hint: `Which bars does the legend assign to ${scenario.groups[of]}?`,
      tip: second
        ? "Divide by the number of bars that you added, not by the number of all bars."
        : "Write the values in order, equal ones as often as they occur, before you choose the middle one.",
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
  version: 3,
  topic: "data-analysis",
  skill: "Q.C",
  calculator: ["Medium"],
  archetypes: ["QC06"],
  optionDesign: "orbit",
  Easy: ofTwoBars,
  Medium: ofAGroup,
});
