import { histogram } from "../../../craft/figures/histogram.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type BinnedScenario, binnedScenarios } from "@sat/content/scenarios/binned";
import { settingOf } from "../../../craft/wording/setting.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { total } from "../../../craft/data/statistics.ts";
import { quotient, sum } from "../../../math/expression.ts";
import { isInteger, toNumber } from "../../../math/rational.ts";
import {
  type Intervals,
  boundingSteps,
  extremeProducts,
  rangeEnds,
  whyBound,
} from "../../../craft/data/histogram-bounds.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import type { Chance } from "../../../random/chance.ts";

interface Bins extends Intervals {
  readonly scenario: BinnedScenario;
}

/** Intervals of a width that is allowed here. */
function bins(chance: Chance, allows: (width: number) => boolean): Bins {
  const scenario = chance.pick(binnedScenarios);
  const width = chance.pick(scenario.widths.filter(allows));
  const [least, greatest] = scenario.starts;
  const first = chance.int(Math.ceil(least / width), Math.floor(greatest / width));
  const drawn = Array.from({ length: chance.int(4, 6) }, () => chance.int(1, 12));
  return { scenario, width, from: width * first, counts: onePeaked(chance, drawn) };
}

/** The numbers in such an order that they rise to one peak and then fall, as measurements mostly do. */
function onePeaked(chance: Chance, drawn: readonly number[]): number[] {
  const rising = drawn.toSorted((a, b) => a - b);
  const sides = rising.slice(0, -1).map((count) => ({ count, isLeft: chance.flip() }));
  const left = sides.filter(({ isLeft }) => isLeft).map(({ count }) => count);
  const right = sides.filter(({ isLeft }) => !isLeft).map(({ count }) => count);
  return [...left, ...rising.slice(-1), ...right.toReversed()];
}

function figure({ scenario: { label, counted }, from, width, counts }: Bins) {
  return histogram({ label, counted, from, width, counts });
}

function shows({ scenario: { shown }, counts }: Bins, rounded = ""): string {
  return `The histogram shows ${shown(total(counts))}${rounded}.`;
}

/** "The first interval is at least 20 grams and less than 25 grams, the second is …, and so on." */
function firstIntervals({ scenario: { unit }, from, width }: Bins): string {
  const [first, second, third] = [from, from + width, from + 2 * width];
  return `The first interval is at least ${first} ${unit} and less than ${second} ${unit}, the second is at least ${second} ${unit} and less than ${third} ${unit}, and so on.`;
}

/** Where the bins begin, and where the last of them ends. */
function edgesOf({ from, width, counts }: Bins): number[] {
  return Array.from({ length: counts.length + 1 }, (_, bin) => from + bin * width);
}

/** The bars count them all. */
function allCounted({ counts }: Bins): string {
  return `${counts.join(" + ")} = ${total(counts)}`;
}

function binsTold(drawn: Bins, ...more: readonly string[]): string[] {
  const { scenario, counts } = drawn;
  return [scenario.shown(total(counts)), ...more, firstIntervals(drawn)];
}

interface Cut extends Bins {
  /** The bins that begin at the two bounds that may be asked about. */
  readonly at: readonly [number, number];
}

function bound({ from, width, at }: Cut, { second }: Twists): number {
  return from + width * at[second ? 0 : 1];
}

/** Heights of the bars on one side of a bound. */
function addedBars({ counts, at }: Cut, { first, second }: Twists): readonly number[] {
  const place = at[second ? 0 : 1];
  return first ? counts.slice(place) : counts.slice(0, place);
}

/** How many lie below a bound, or not below it; the other sibling asks at another bound. */
const counting = siblingLevel<Cut>({
  space: 1_000_000,
  steps: 2,
  context: true,
  numbers: (chance) => {
    const drawn = bins(chance, () => true);
    const [one = 1, other = 2] = chance.sample(
      drawn.counts.slice(1).map((_, at) => at + 1),
      2,
    );
    return { ...drawn, at: [one, other] };
  },
  work: (drawn, at) => sum(...addedBars(drawn, at)),
  word: (drawn, at, key) => {
    const { scenario, counts } = drawn;
    const added = addedBars(drawn, at);
    const named = (each: Twists) =>
      `${each.first ? "at least" : "less than"} $${bound(drawn, each)}$`;
    const asked = at.first ? "at least" : "less than";
    const otherSide = named({ ...at, first: !at.first });
    const otherBound = named({ ...at, second: !at.second });
    const corner = named({ first: !at.first, second: !at.second });
    const one = added.length === 1;
    const all = total(counts);
    const rest = all - toNumber(key);
    return {
      question: `${shows(drawn)} ${firstIntervals(drawn)} How many of the ${total(counts)} ${scenario.subjects} ${scenario.had(`${asked} ${bound(drawn, at)}`)}?`,
      figure: figure(drawn),
      why: `The other bars count $${rest}$ of the $${all}$ ${scenario.subjects}, which leaves $${all} - ${rest} = ${toNumber(key)}$.`,
      slips: [
        {
          code: "comparison-turned-around",
          deed: `adding the bars for ${otherSide} instead of ${asked} this bound`,
        },
        {
          code: "figure-misread",
          deed: `adding the bars for ${otherBound} instead of ${named(at)}`,
        },
      ],
      corner: {
        code: "comparison-turned-around",
        deed: `adding the bars for ${corner}, on the other side of another bound,`,
      },
      opening: "Add the heights of the bars on the side of the bound that the question asks about.",
      steps: [
        {
          text: one
            ? `Only the ${at.first ? "last" : "first"} bar stands for values of ${named(at)}.`
            : `The ${at.first ? "last" : "first"} $${added.length}$ bars stand for values of ${named(at)}.`,
        },
        one
          ? {
              text: `Read its height, which is $${toNumber(key)}$.`,
              claim: `${added.join(" + ")} = ${toNumber(key)}`,
            }
          : stepThrough("Add their heights.", sum(...added), key),
      ],
      hint: `Which bars of the histogram stand for values of ${named(at)}?`,
      tip: "Check a count of some bars against the total: the other bars must make up the rest.",
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
        `how many of the ${total(counts)} ${scenario.subjects}`,
        scenario.had(`${at.first ? "at least" : "less than"} ${cut}`),
      ],
    };
  },
});

function isAtMost(count = 0, other = 0): boolean {
  return count <= other;
}

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
    const drawn = bins(chance, Number.isInteger);
    const ends = Array.from({ length: 12 }, (_, at) => at + 1);
    const tables = ends.flatMap((first) =>
      ends.map((last) => ({ ...drawn, counts: [first, ...drawn.counts.slice(1, -1), last] })),
    );
    const suiting = tables.filter(
      ({ counts }) =>
        isAtMost(counts[0], counts[1]) &&
        isAtMost(counts.at(-1), counts.at(-2)) &&
        leastSum({ ...drawn, counts }) % total(counts) === 0,
    );
    chance.require(suiting.length > 0, "no whole mean");
    return chance.pick(suiting);
  },
  work: (drawn, { first, second }) => {
    const { counts } = drawn;
    if (second) return quotient(total(extremeProducts(drawn, first)), total(counts));
    const [low, high] = rangeEnds(drawn, first);
    return sum(high, -low);
  },
  allows: (answer) => isInteger(answer) && toNumber(answer) > 0,
  word: (drawn, at, key) => {
    const { scenario, counts } = drawn;
    const [extreme, statistic] = [WORDS.first[`${at.first}`], WORDS.second[`${at.second}`]];
    const [otherExtreme, otherStatistic] = [
      WORDS.first[`${!at.first}`],
      WORDS.second[`${!at.second}`],
    ];
    return {
      question: `${shows(drawn, ", each rounded to an integer")} ${firstIntervals(drawn)} What is the ${extreme} possible ${statistic}, in ${scenario.unit}, of the ${total(counts)} rounded values?`,
      figure: figure(drawn),
      why: whyBound(drawn, at),
      slips: [
        {
          code: "comparison-turned-around",
          deed: `finding the ${otherExtreme} possible ${statistic}`,
        },
        { code: "wrong-statistic", deed: `finding the ${extreme} possible ${otherStatistic}` },
      ],
      corner: {
        code: "wrong-statistic",
        deed: `finding the ${otherExtreme} possible ${otherStatistic}`,
      },
      opening: at.second
        ? `The mean is ${extreme} when every value is the ${extreme} that its interval allows.`
        : `The range is ${extreme} when the least and the greatest value are as ${at.first ? "far apart" : "close"} as possible.`,
      steps: boundingSteps(drawn, at, toNumber(key)),
      hint: at.second
        ? `Which integer in each interval makes the mean ${extreme}?`
        : `Which integer in the first interval, and which in the last, makes the range ${extreme}?`,
      tip: at.second
        ? "In grouped data the exact values are unknown: bound a mean with the ends of every interval."
        : "In grouped data the exact values are unknown: bound a range with the first and last intervals.",
      archetype: "QC22",
    };
  },
  facts: (drawn, { first, second }) => {
    const { counts } = drawn;
    const edges = edgesOf(drawn);
    const low = edges.map(String);
    const high = edges.slice(1).map((edge) => `(${edge} - 1)`);
    const chosen = first ? high : low;
    const products = counts.map((count, bin) => `${count}*${chosen[bin] ?? ""}`).join(" + ");
    const last = counts.length - 1;
    const ends = first ? [high[last], low[0]] : [low[last], high[0]];
    const asked = second ? `(${products})/(${counts.join(" + ")})` : ends.join(" - ");
    return {
      kind: "value",
      given: [`v = ${asked}`],
      where: [allCounted(drawn)],
      ask: "v",
      told: [
        ...binsTold(drawn, "each rounded to an integer"),
        `${first ? "greatest" : "least"} possible ${second ? "mean" : "range"}, in ${drawn.scenario.unit}, of the ${total(counts)} rounded values`,
      ],
      setting: settingOf("Two of the intervals are examples.", ...edges.slice(0, 3)),
    };
  },
});

/** Counts in a histogram, and how great or small a statistic of its data can be. */
export const whatAHistogramTells = defineLevels({
  id: "what-a-histogram-tells",
  version: 3,
  topic: "data-analysis",
  skill: "Q.C",
  archetypes: ["QC06", "QC22"],
  optionDesign: "orbit",
  Easy: counting,
  Hard: bounding,
});
