import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { type TwoTallies, twoTallies } from "@sat/content/scenarios/tallies";
import {
  type Grown,
  grownFaults,
  grownSteps,
  newValues,
} from "../../../craft/data/added-values.ts";
import { shapeReasons, shapeSteps } from "../../../craft/data/one-shape.ts";
import { settingOf } from "../../../craft/wording/setting.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { reasonedStatements } from "../../../craft/options/reasoned-statements.ts";
import { statementClaims } from "../../../craft/options/statements.ts";
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
      question: `The frequency table summarizes ${scenario.counted} each of ${total(pattern)} ${scenario.each} ${scenario.at} ${scenario.places[0]} and each of ${total(pattern)} ${scenario.each} ${scenario.at} ${scenario.places[1]}. Which statement about the two data sets is true?`,
      figure: dataTable(
        `Frequency table for two sets of ${total(pattern)} ${scenario.each}`,
        [scenario.label, ...scenario.places.map((place) => `Frequency, ${place}`)],
        rows,
      ),
      options: reasonedStatements({
        at,
        text: (each) => compared(patterns, each),
        ...shapeReasons({ first, second, one, two, at }),
      }),
      opening:
        "A mean tells where the data lie, and a standard deviation how far they lie from their mean.",
      steps: shapeSteps({ first, second, one, two, at }, pattern),
      hint: "Which of the two columns lists the greater values? How far apart are neighboring values in each?",
      tip: "Moving all data by the same amount changes the mean and leaves the standard deviation as it is.",
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
    const { counted, each, at: prep, places } = patterns.scenario;
    return {
      kind: "data",
      sets: { A: one, B: two },
      claims,
      told: [
        `${counted} each of ${one.length} ${each} ${prep} ${places[0]}`,
        `each of ${two.length} ${each} ${prep} ${places[1]}`,
        "statement about the two data sets is true",
      ],
      setting: {
        ...settingOf("It names a data set.", ...places),
        ...settingOf("The data are so many.", one.length),
      },
    };
  },
});

function tableOf({ center, step, multiples: [middle, inner, outer] }: Grown) {
  return {
    values: [-2, -1, 0, 1, 2].map((place) => center + place * step),
    counts: [outer, inner, middle, inner, outer],
  };
}

function grownStatement({ first, second }: Twists): string {
  const mean = first ? "greater than" : "equal to";
  return `The mean of data set Q is ${mean} that of data set P, and its standard deviation is ${second ? "greater" : "less"}.`;
}

const multipleOf = (count = 0) => (count === 1 ? "" : count);

function frequencyTable(grown: Grown) {
  const { values, counts } = tableOf(grown);
  return dataTable(
    "Frequency table of data set P",
    ["Value", "Frequency"],
    values.map((value, row) => [`$${value}$`, `$${multipleOf(counts[row])}a$`]),
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
    const { center, at } = grown;
    const [one, other] = newValues(grown);
    const away = Math.abs(other - center);
    return {
      question: `The frequency table describes data set P, where $a$ is an integer constant and $a > 2$. Data set Q consists of all the values in data set P and two more values, ${one} and ${other}. Which statement about the two data sets must be true?`,
      figure: frequencyTable(grown),
      options: reasonedStatements({
        at,
        text: grownStatement,
        why: `The mean of data set P is $${center}$ for every value of $a$, and the new values lie $${away}$ from it.`,
        faults: grownFaults(grown),
      }),
      opening: "The table is symmetric, so its middle value is the mean for every value of $a$.",
      steps: grownSteps(grown),
      hint: `What is the mean of data set P, and how far from it do the new values lie?`,
      tip: "Values near the mean lower the standard deviation; values far from it raise it.",
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
  version: 5,
  topic: "data-analysis",
  skill: "Q.C",
  archetypes: ["QC13", "QC16"],
  optionDesign: "orbit",
  Medium: ofOneShape,
  Hard: afterAdding,
});
