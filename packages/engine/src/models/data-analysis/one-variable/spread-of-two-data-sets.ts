import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { type TwoTallies, twoTallies } from "@sat/content/scenarios/tallies";
import { settingOf } from "../../../craft/wording/setting.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { statementClaims, statementOptions } from "../../../craft/options/statements.ts";
import { expanded, meanOf, total } from "../../../craft/data/statistics.ts";
import { toNumber } from "../../../math/rational.ts";

/** The second set is a pattern of frequencies; the first is the same pattern moved, and stretched or not. */
interface Patterns {
  readonly scenario: TwoTallies;
  readonly pattern: readonly number[];
  readonly from: number;
  readonly shift: number;
  readonly swapped: boolean;
  /** First twist: the first set has the greater mean; second: it is stretched. */
  readonly at: Twists;
}

/** Distances of neighboring values in the first set. */
function stride({ at }: Patterns): number {
  return at.second ? 2 : 1;
}

/** Against rounding when the balance is whole. */
const TINY = 1e-9;

function firstValue(patterns: Patterns): number {
  const { pattern, from, shift, at } = patterns;
  const average = toNumber(meanOf(expanded([...pattern.keys()], pattern)));
  const balance = from + average - stride(patterns) * average;
  return at.first ? Math.floor(balance + TINY) + shift : Math.ceil(balance - TINY) - shift;
}

function setsOf(patterns: Patterns): { readonly one: number[]; readonly two: number[] } {
  const { pattern, from } = patterns;
  const places = [...pattern.keys()];
  const start = firstValue(patterns);
  return {
    one: expanded(
      places.map((place) => start + stride(patterns) * place),
      pattern,
    ),
    two: expanded(
      places.map((place) => from + place),
      pattern,
    ),
  };
}

function names({ scenario: { places }, swapped }: Patterns): readonly [string, string] {
  return swapped ? [places[1], places[0]] : places;
}

function compared(patterns: Patterns, { first, second }: Twists): string {
  const [one, two] = names(patterns);
  const spread = second ? `greater for ${one} than for ${two}` : `equal for ${one} and ${two}`;
  return `The mean is ${first ? "greater" : "less"} for ${one} than for ${two}, and the standard deviation is ${spread}.`;
}

/** Two frequency tables of one shape: which has the greater mean, and whether their spread differs. */
const ofOneShape = level<Patterns>({
  space: 150_000,
  steps: 3,
  context: true,
  draw: (chance) => ({
    scenario: chance.pick(twoTallies),
    pattern: Array.from({ length: chance.int(3, 4) }, () => chance.int(2, 9)),
    from: chance.int(5, 9),
    shift: chance.int(1, 2),
    swapped: chance.flip(),
    at: twists(chance),
  }),
  build: (patterns) => {
    const { scenario, pattern, swapped, at } = patterns;
    const { one, two } = setsOf(patterns);
    const [least, most] = [Math.min(...one, ...two), Math.max(...one, ...two)];
    const columns = swapped ? [two, one] : [one, two];
    const rows = Array.from({ length: most - least + 1 }, (_, row) => [
      least + row,
      ...columns.map((data) => data.filter((value) => value === least + row).length),
    ]);
    const [first, second] = names(patterns);
    return {
      question: `The frequency table shows the number of ${scenario.counted} for each of ${total(pattern)} ${scenario.each} from ${scenario.places[0]} and for each of ${total(pattern)} ${scenario.each} from ${scenario.places[1]}. Which statement about the two data sets is true?`,
      figure: dataTable(
        `Frequency table for two sets of ${total(pattern)} ${scenario.each}`,
        [scenario.label, ...scenario.places.map((place) => `Frequency, ${place}`)],
        rows,
      ),
      options: statementOptions({
        at,
        text: (each) => compared(patterns, each),
        why: at.second
          ? `The values for ${first} lie farther from their mean than those for ${second}.`
          : `The frequencies are the same, only moved along, so the data are equally spread out.`,
        slips: [
          { code: "comparison-turned-around", deed: "comparing the means the wrong way around" },
          {
            code: "wrong-statistic",
            deed: at.second
              ? "comparing how often values occur instead of how far apart they lie"
              : "taking a different mean for a different spread",
          },
        ],
      }),
      opening:
        "A mean tells where the data lie, a standard deviation how far they lie from their mean.",
      steps: [
        {
          text: `The values for ${first} lie ${at.first ? "higher" : "lower"} on the whole: their mean is ${at.first ? "greater" : "less"}.`,
          claim: `${total(one)}/${one.length} ${at.first ? ">" : "<"} ${total(two)}/${two.length}`,
        },
        {
          text: at.second
            ? `Both sets have the same frequencies, but the values for ${first} are twice as far apart, so their standard deviation is greater.`
            : "Both sets have the same frequencies at values equally far apart, so their standard deviations are equal.",
        },
      ],
      hint: "Compare the two columns: is one the other moved along, or is it also stretched?",
      tip: "Moving all data along changes the mean and leaves the standard deviation as it is.",
      archetype: at.second ? "QC13" : "QC16",
    };
  },
  facts: (patterns) => {
    const { one, two } = setsOf(patterns);
    const claims = statementClaims(
      (at) => compared(patterns, at),
      (at) => [
        `mean(A) ${at.first ? ">" : "<"} mean(B)`,
        `variance(A) ${at.second ? ">" : "="} variance(B)`,
      ],
    );
    const { counted, each, places } = patterns.scenario;
    return {
      kind: "data",
      sets: { A: one, B: two },
      claims,
      told: [
        `${counted} for each of ${one.length} ${each} from ${places[0]}`,
        `for each of ${two.length} ${each} from ${places[1]}`,
        "statement about the two data sets is true",
      ],
      setting: {
        ...settingOf("It names a data set.", ...places),
        ...settingOf("The data are so many.", one.length),
      },
    };
  },
});

interface Grown {
  readonly center: number;
  readonly step: number;
  /** Frequencies from the middle outward, as multiples of the constant. */
  readonly multiples: readonly [number, number, number];
  /** Distance of the new values from the middle, or beyond the outermost value. */
  readonly away: number;
  /** First twist: the two new values are equal and above the middle; second: they lie beyond all others. */
  readonly at: Twists;
}

function tableOf({ center, step, multiples: [middle, inner, outer] }: Grown) {
  return {
    values: [-2, -1, 0, 1, 2].map((place) => center + place * step),
    counts: [outer, inner, middle, inner, outer],
  };
}

function newValues({ center, step, away, at }: Grown): readonly [number, number] {
  const far = at.second ? 2 * step + away : away;
  return at.first ? [center + far, center + far] : [center - far, center + far];
}

function grownStatement({ first, second }: Twists): string {
  const mean = first ? "greater than" : "equal to";
  return `The mean of data set Q is ${mean} that of data set P, and its standard deviation is ${second ? "greater" : "less"}.`;
}

const times = (count = 0) => (count === 1 ? "" : count);

function frequencyTable(grown: Grown) {
  const { values, counts } = tableOf(grown);
  return dataTable(
    "Frequency table of data set P",
    ["Value", "Frequency"],
    values.map((value, row) => [`$${value}$`, `$${times(counts[row])}a$`]),
  );
}

/** How two added values change mean and spread of a set that is known but for a factor. */
const afterAdding = level<Grown>({
  space: 150_000,
  steps: 4,
  draw: (chance) => {
    const step = chance.int(4, 12);
    return {
      center: chance.int(40, 90),
      step,
      multiples: [chance.int(1, 4), chance.int(2, 5), chance.int(1, 4)],
      away: chance.int(1, Math.floor(step / 2)),
      at: twists(chance),
    };
  },
  build: (grown) => {
    const { center, step, at } = grown;
    const [one, other] = newValues(grown);
    return {
      question: `The frequency table describes data set P, where $a$ is an integer constant and $a > 2$. Data set Q consists of all the values in data set P and two more values, ${one} and ${other}. Which statement about the two data sets must be true?`,
      figure: frequencyTable(grown),
      options: statementOptions({
        at,
        text: grownStatement,
        why: `The mean of data set P is $${center}$ for every value of $a$, so only the place of the new values matters.`,
        slips: [
          {
            code: "wrong-statistic",
            deed: at.first
              ? "taking the mean to stay the same"
              : "taking any greater value to raise the mean",
          },
          {
            code: "wrong-statistic",
            deed: at.second
              ? "taking far values to lower the standard deviation"
              : "taking more values to mean more spread",
          },
          {
            code: "figure-misread",
            deed: `placing the two new values ${at.first ? "on either side of" : "both above"} $${center}$ and ${at.second ? "close to" : "far from"} it`,
          },
        ],
      }),
      opening: "The table is symmetric, so its middle value is the mean whatever the constant is.",
      steps: [
        {
          text: `The frequencies are the same on both sides of $${center}$, so the mean of data set P is $${center}$.`,
        },
        {
          text: at.first
            ? `Both new values are greater than $${center}$, so the mean rises.`
            : `The new values lie equally far below and above $${center}$, so the mean stays the same.`,
          claim: at.first ? `${one} > ${center}` : `(${one} + ${other})/2 = ${center}`,
        },
        {
          text: at.second
            ? `The new values lie farther from $${center}$ than any value in data set P, so the standard deviation is greater.`
            : `The new values lie closer to $${center}$ than the typical value of data set P, so the standard deviation is less.`,
          claim: at.second
            ? `${Math.abs(other - center)} > ${2 * step}`
            : `${Math.abs(other - center)} < ${step}`,
        },
      ],
      hint: "Where is the mean of a symmetric data set, and how far from it do the new values lie?",
      tip: "Values near the mean pull the standard deviation down; values far from it push it up.",
      archetype: "QC13",
    };
  },
  facts: (grown) => {
    const { values, counts } = tableOf(grown);
    const base = (a: number) =>
      expanded(
        values,
        counts.map((count) => a * count),
      );
    const sets = [3, 20].flatMap((a, at) => [
      [`P${at}`, base(a)],
      [`Q${at}`, [...base(a), ...newValues(grown)]],
    ]);
    const claims = statementClaims(grownStatement, (at) =>
      [0, 1].flatMap((set) => [
        `mean(Q${set}) ${at.first ? ">" : "="} mean(P${set})`,
        `variance(Q${set}) ${at.second ? ">" : "<"} variance(P${set})`,
      ]),
    );
    return {
      kind: "data",
      sets: Object.fromEntries(sets),
      claims,
      told: [
        "data set P, where $a$ is an integer constant and $a > 2$",
        `data set Q, data set P and two more values, ${newValues(grown).join(" and ")}`,
        "statement about the two data sets must be true",
      ],
    };
  },
});

/** Means and standard deviations compared by sight, without computing a standard deviation. */
export const spreadOfTwoDataSets = defineLevels({
  id: "spread-of-two-data-sets",
  version: 3,
  topic: "data-analysis",
  skill: "Q.C",
  archetypes: ["QC13", "QC16"],
  optionDesign: "orbit",
  Medium: ofOneShape,
  Hard: afterAdding,
});
