import { histogram } from "../../../craft/figures/histogram.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type BinnedScenario, binnedScenarios } from "@sat/content/scenarios/binned";
import { settingOf } from "../../../craft/wording/setting.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { total } from "../../../craft/data/statistics.ts";
import { inline } from "../../../math/print.ts";
import { isInteger, rational, toNumber } from "../../../math/rational.ts";
import type { Chance } from "../../../random/chance.ts";

interface Bins {
  readonly scenario: BinnedScenario;
  readonly from: number;
  readonly width: number;
  readonly counts: readonly number[];
}

function bins(chance: Chance): Bins {
  const scenario = chance.pick(binnedScenarios);
  const width = chance.pick(scenario.widths);
  const counts = Array.from({ length: chance.int(4, 6) }, () => chance.int(1, 12));
  return { scenario, width, from: width * chance.int(1, 5), counts };
}

function figure({ scenario: { label, counted }, from, width, counts }: Bins) {
  return histogram({ label, counted, from, width, counts });
}

function shows({ scenario: { measures }, counts }: Bins): string {
  return `The histogram shows ${measures}, ${total(counts)} in all.`;
}

const INCLUDES = "Each interval includes its lower bound but not its upper bound, such as at least";

/** Where the bins begin, and where the last of them ends. */
function edgesOf({ from, width, counts }: Bins): number[] {
  return Array.from({ length: counts.length + 1 }, (_, bin) => from + bin * width);
}

/** The bars count them all. */
function allCounted({ counts }: Bins): string {
  return `${counts.join(" + ")} = ${total(counts)}`;
}

function binsTold({ scenario: { measures }, from, width, counts }: Bins): string[] {
  return [
    `${measures}, ${total(counts)} in all`,
    "includes its lower bound but not its upper bound",
    `at least ${from} but less than ${from + width}`,
  ];
}

interface Cut extends Bins {
  /** The bins that begin at the two bounds that may be asked about. */
  readonly at: readonly [number, number];
}

function bound({ from, width, at }: Cut, { second }: Twists): number {
  return from + width * at[second ? 0 : 1];
}

/** How many lie below a bound, or not below it; the other sibling asks at another bound. */
const counting = siblingLevel<Cut>({
  space: 1_000_000,
  steps: 2,
  context: true,
  numbers: (chance) => {
    const drawn = bins(chance);
    const [one = 1, other = 2] = chance.sample(
      drawn.counts.slice(1).map((_, at) => at + 1),
      2,
    );
    return { ...drawn, at: [one, other] };
  },
  answer: ({ counts, at }, { first, second }) => {
    const place = at[second ? 0 : 1];
    return total(first ? counts.slice(place) : counts.slice(0, place));
  },
  word: (drawn, at, key) => {
    const { scenario, width, from, counts } = drawn;
    const place = drawn.at[at.second ? 0 : 1];
    const added = at.first ? counts.slice(place) : counts.slice(0, place);
    const asked = at.first ? "at least" : "less than";
    const other = bound(drawn, { ...at, second: !at.second });
    const one = added.length === 1;
    return {
      question: `${shows(drawn)} ${INCLUDES} ${from} but less than ${from + width}. How many of the ${scenario.subjects} ${scenario.had(`${asked} ${bound(drawn, at)}`)}?`,
      figure: figure(drawn),
      why: `The bars for ${asked} $${bound(drawn, at)}$ add up to this.`,
      slips: [
        {
          code: "comparison-turned-around",
          deed: `counting those ${at.first ? "below" : "at or above"} the bound`,
        },
        {
          code: "figure-misread",
          deed: `reading the bars from $${other}$ instead of $${bound(drawn, at)}$`,
        },
      ],
      opening: "Add the heights of the bars that lie on the side of the bound that is asked about.",
      steps: [
        {
          text: one
            ? `Only one bar stands for ${asked} $${bound(drawn, at)}$.`
            : `The bars for ${asked} $${bound(drawn, at)}$ have the heights ${added.join(", ")}.`,
        },
        {
          text: one
            ? `Its height is $${toNumber(key)}$.`
            : `Together they count $${toNumber(key)}$.`,
          claim: `${added.join(" + ")} = ${toNumber(key)}`,
        },
      ],
      hint: "On which side of the bound are the bars that count?",
      tip: "Check a count of some bars against the total number of data: the rest must be left over.",
      archetype: "QC06",
    };
  },
  facts: (drawn, at) => {
    const { scenario, counts } = drawn;
    const cut = bound(drawn, at);
    const edges = edgesOf(drawn);
    const counted = counts.filter((_, bin) => (edges[bin] ?? 0) >= cut === at.first);
    return {
      kind: "value",
      given: [`n = ${counted.join(" + ")}`],
      where: [
        allCounted(drawn),
        ...edges.map((edge) => `${edge} ${edge >= cut ? ">=" : "<"} ${cut}`),
      ],
      ask: "n",
      told: [
        ...binsTold(drawn),
        `how many of the ${scenario.subjects}`,
        scenario.had(`${at.first ? "at least" : "less than"} ${cut}`),
      ],
    };
  },
});

/** Sum of the least values that the data can have. */
function leastSum({ from, width, counts }: Bins): number {
  return total(counts.map((count, bin) => count * (from + bin * width)));
}

const WORDS = {
  first: { true: "greatest", false: "least" },
  second: { true: "mean", false: "range" },
} as const;

/** The least or greatest mean or range that data in these intervals can have. */
const bounding = siblingLevel<Bins>({
  space: 300_000,
  steps: 4,
  context: true,
  numbers: (chance) => {
    const drawn = bins(chance);
    const ends = Array.from({ length: 12 }, (_, at) => at + 1);
    const tables = ends.flatMap((first) =>
      ends.map((last) => ({ ...drawn, counts: [first, ...drawn.counts.slice(1, -1), last] })),
    );
    const suiting = tables.filter((table) => leastSum(table) % total(table.counts) === 0);
    chance.require(suiting.length > 0, "no whole mean");
    return chance.pick(suiting);
  },
  answer: (drawn, { first, second }) => {
    const { width, counts } = drawn;
    if (second)
      return rational(leastSum(drawn) + (first ? width - 1 : 0) * total(counts), total(counts));
    return first ? counts.length * width - 1 : (counts.length - 2) * width + 1;
  },
  allows: (answer) => isInteger(answer) && toNumber(answer) > 0,
  word: (drawn, at, key) => {
    const { from, width, counts } = drawn;
    const [extreme, statistic] = [WORDS.first[`${at.first}`], WORDS.second[`${at.second}`]];
    const lastFrom = from + (counts.length - 1) * width;
    const [low, high] = at.first ? [from, lastFrom + width - 1] : [from + width - 1, lastFrom];
    const sum = leastSum(drawn) + (at.first ? width - 1 : 0) * total(counts);
    return {
      question: `${shows(drawn)} ${INCLUDES} ${from} but less than ${from + width}, and all the data are integers. What is the ${extreme} possible ${statistic} of the data?`,
      figure: figure(drawn),
      why: `No data in these intervals have a ${at.first ? "greater" : "lesser"} ${statistic}.`,
      slips: [
        {
          code: "comparison-turned-around",
          deed: `taking the ${WORDS.first[`${!at.first}`]} possible ${statistic} instead`,
        },
        {
          code: "wrong-statistic",
          deed: `working with the ${WORDS.second[`${!at.second}`]} instead of the ${statistic}`,
        },
      ],
      opening:
        "A histogram says only which interval each value lies in, so push the values to its ends.",
      steps: at.second
        ? [
            {
              text: `The mean is ${extreme} when every value is the ${extreme} integer in its interval${at.first ? `, $${width - 1}$ above its lower bound` : ""}.`,
            },
            {
              text: `Then the $${total(counts)}$ values add up to ${inline(sum)}, and the mean is $${toNumber(key)}$.`,
              claim: `${sum}/${total(counts)} = ${toNumber(key)}`,
            },
          ]
        : [
            {
              text: `The range is ${extreme} when the values at the two ends are as ${at.first ? "far apart" : "close"} as they can be: $${low}$ and $${high}$.`,
            },
            {
              text: `Then the range is $${high} - ${low} = ${toNumber(key)}$.`,
              claim: `${high} - ${low} = ${toNumber(key)}`,
            },
          ],
      hint: "Which integers can a value in the first interval be? Which of them helps here?",
      tip: "In grouped data the exact values are unknown: reason with the ends of the intervals.",
      archetype: "QC22",
    };
  },
  facts: (drawn, { first, second }) => {
    const { counts } = drawn;
    const edges = edgesOf(drawn);
    const low = edges.map(String);
    const high = edges.slice(1).map((edge) => `(${edge} - 1)`);
    const chosen = first ? high : low;
    const sum = counts.map((count, bin) => `${count}*${chosen[bin] ?? ""}`).join(" + ");
    const last = counts.length - 1;
    const ends = first ? [high[last], low[0]] : [low[last], high[0]];
    const asked = second ? `(${sum})/(${counts.join(" + ")})` : ends.join(" - ");
    return {
      kind: "value",
      given: [`v = ${asked}`],
      where: [allCounted(drawn)],
      ask: "v",
      told: [
        ...binsTold(drawn),
        "all the data are integers",
        `${first ? "greatest" : "least"} possible ${second ? "mean" : "range"}`,
      ],
      setting: settingOf("One of the intervals is an example.", ...edges.slice(0, 2)),
    };
  },
});

/** Counts in a histogram, and how great or small a statistic of its data can be. */
export const whatAHistogramTells = defineLevels({
  id: "what-a-histogram-tells",
  version: 1,
  topic: "data-analysis",
  skill: "Q.C",
  archetypes: ["QC06", "QC22"],
  optionDesign: "orbit",
  Easy: counting,
  Hard: bounding,
});
