import { dataTable } from "../../../craft/figures/data-table.ts";
import { dotPlot } from "../../../craft/figures/dot-plot.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import type { DotScenario } from "@sat/content/scenarios/data-sets";
import { type TwoTallies, twoTallies, wideTallies } from "@sat/content/scenarios/tallies";
import { settingOf } from "../../../craft/wording/setting.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { reasonedStatements } from "../../../craft/options/reasoned-statements.ts";
import { statementClaims } from "../../../craft/options/statements.ts";
import { ordinal } from "../../../craft/data/found-statistics.ts";
import { expanded, meanOf, medianOf, sorted, total } from "../../../craft/data/statistics.ts";
import { compare, toNumber } from "../../../math/rational.ts";
import { changeFaults, tailFault, tailSteps } from "../../../craft/data/pulled-means.ts";
import type { Chance } from "../../../random/chance.ts";

interface TwoTables {
  readonly scenario: TwoTallies;
  readonly from: number;
  /** Frequencies that lean to the low values, one list for each place. */
  readonly counts: readonly [readonly number[], readonly number[]];
  /** For which places the mean is greater than the median: there the high values are the rare ones. */
  readonly at: Twists;
}

/** Falling frequencies whose mean is clearly above the median; turned around it is below. */
function leaning(chance: Chance, width: number): readonly number[] {
  const [most, second] = [chance.int(8, 12), chance.int(4, 6)];
  const tail = Array.from({ length: width - 2 }, () => chance.int(1, 3));
  const counts = [most, second, ...tail.toSorted((a, b) => b - a)];
  const data = expanded([...counts.keys()], counts);
  chance.require(compare(meanOf(data), medianOf(data)) > 0, "no lean");
  return counts;
}

function columns({ counts: [one, other], at }: TwoTables): readonly (readonly number[])[] {
  return [at.first ? one : one.toReversed(), at.second ? other : other.toReversed()];
}

function dataOf(tables: TwoTables): readonly number[][] {
  return columns(tables).map((counts) =>
    expanded(
      counts.map((_, row) => tables.from + row),
      counts,
    ),
  );
}

function whichOnes({ places: [one, other] }: TwoTallies, { first, second }: Twists): string {
  if (first && second) return `${one} and ${other}`;
  if (first) return `${one} only`;
  return second ? `${other} only` : "Neither of the two";
}

/** For which of two data sets the mean is greater than the median. */
const ofTables = level<TwoTables>({
  space: 400_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const width = chance.int(5, 7);
    return {
      scenario: chance.pick(twoTallies),
      from: chance.int(0, 3),
      counts: [leaning(chance, width), leaning(chance, width)],
      at: twists(chance),
    };
  },
  build: (tables) => {
    const { scenario, from, at } = tables;
    const [one = [], other = []] = columns(tables);
    const [oneData = [], otherData = []] = dataOf(tables);
    const { places } = scenario;
    const faults = [oneData, otherData].map((data, place) => tailFault(places[place] ?? "", data));
    const [first, second] = faults;
    if (first === undefined || second === undefined) throw new RangeError("two faults expected");
    return {
      question: `The frequency table summarizes ${scenario.counted} each of ${total(one)} ${scenario.each} ${scenario.at} ${places[0]} and each of ${total(other)} ${scenario.each} ${scenario.at} ${places[1]}. For which of the two data sets is the mean greater than the median?`,
      figure: dataTable(
        `Frequency table for two data sets of ${scenario.each}`,
        [scenario.label, ...places.map((place) => `Frequency, ${place}`)],
        one.map((count, row) => [from + row, count, other[row] ?? 0]),
      ),
      options: reasonedStatements({
        at,
        text: (each) => whichOnes(scenario, each),
        why: "A tail of high values raises a mean above the median, and a tail of low values does the reverse.",
        faults: [
          first,
          second,
          {
            code: "comparison-turned-around",
            why: "This names the data sets whose mean is less than the median, and leaves out those whose mean is greater.",
          },
        ],
      }),
      opening: "A tail of rare values pulls the mean toward it and hardly moves the median.",
      steps: [oneData, otherData].flatMap((data, place) => tailSteps(places[place] ?? "", data)),
      hint: `Which values are rare for ${places[0]}, the high ones or the low ones? Which are rare for ${places[1]}?`,
      tip: "When high values are rare, the mean is above the median; when low values are rare, it is below.",
      archetype: "QC12",
    };
  },
  facts: (tables) => {
    const [one = [], other = []] = dataOf(tables);
    const claims = statementClaims(
      (at) => whichOnes(tables.scenario, at),
      (at) => [
        `mean(A) ${at.first ? ">" : "<="} median(A)`,
        `mean(B) ${at.second ? ">" : "<="} median(B)`,
      ],
    );
    const { counted, each, at: prep, places } = tables.scenario;
    return {
      kind: "data",
      sets: { A: one, B: other },
      claims,
      told: [
        `${counted} each of ${one.length} ${each} ${prep} ${places[0]}`,
        `each of ${other.length} ${each} ${prep} ${places[1]}`,
        "for which of the two data sets is the mean greater than the median",
      ],
      setting: {
        ...settingOf("It names a data set.", ...places),
        ...settingOf("The data are so many.", one.length, other.length),
      },
    };
  },
});

interface Joined {
  readonly scenario: DotScenario;
  /** Values below the middle and above it; the two in the middle come between. */
  readonly below: readonly number[];
  readonly above: readonly number[];
  readonly middle: number;
  readonly extreme: number;
  /** First twist: the new value changes the mean; second: it changes the median. */
  readonly at: Twists;
}

function joinedData({ below, above, middle, at }: Joined): number[] {
  const between = at.second ? [middle - 1, middle + 1] : [middle, middle];
  return [...below, ...between, ...above];
}

function newcomer(joined: Joined): number {
  return joined.at.first ? joined.extreme : toNumber(meanOf(joinedData(joined)));
}

function whatChanges({ first, second }: Twists): string {
  if (first && second) return "Both the mean and the median change.";
  if (first) return "The mean changes, but the median does not.";
  return second
    ? "The median changes, but the mean does not."
    : "Neither the mean nor the median changes.";
}

/** Which of mean and median one more value changes. */
const afterOneMore = level<Joined>({
  space: 300_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const middle = chance.int(4, 8);
    const side = chance.int(4, 6);
    const below = Array.from({ length: side }, () => middle - chance.int(1, 4));
    const most = Array.from({ length: side - 1 }, () => middle + chance.int(1, 8));
    const last = (2 * side + 2) * (middle + 1) - total([...below, middle, middle, ...most]);
    chance.require(last > middle && last <= middle + 8, "no whole mean beside the middle");
    const above = [...most, last];
    const extreme = middle + chance.int(10, 16);
    const scenario = chance.pick(wideTallies);
    const at = twists(chance);
    // Where the new value is the mean itself, the extreme one is not shown.
    const shown = at.first ? extreme : 0;
    return { scenario, below: sorted(below), above: sorted(above), middle, extreme: shown, at };
  },
  build: (joined) => {
    const { scenario, at } = joined;
    const data = joinedData(joined);
    const value = newcomer(joined);
    const [mean, median] = [toNumber(meanOf(data)), toNumber(medianOf(data))];
    const later = medianOf([...data, value]);
    return {
      question: `The dot plot shows ${scenario.shown(data.length)}. If the value ${value} is added to these ${data.length} values, which statement about the mean and the median is true?`,
      figure: dotPlot(scenario.label, data),
      options: reasonedStatements({
        at,
        text: whatChanges,
        why: `The mean before is $${mean}$, and the median ${toNumber(later) === median ? `stays at $${median}$` : `changes from $${median}$ to $${toNumber(later)}$`}.`,
        faults: changeFaults({ value, mean, median, later: toNumber(later) }, at),
      }),
      opening: "Find the mean and the two middle values first, then see where the new value falls.",
      steps: [
        {
          text: `Find the mean: divide the sum of the $${data.length}$ values, $${total(data)}$, by their number.\n\n$\\frac{${total(data)}}{${data.length}} = ${mean}$`,
          claim: `${total(data)}/${data.length} = ${mean}`,
        },
        {
          text: `The new value, $${value}$, is ${at.first ? "not equal to the mean, so the mean changes" : "equal to the mean, so the mean stays the same"}.`,
        },
        {
          text: `In order, the two middle values are ${at.second ? `$${joined.middle - 1}$ and $${joined.middle + 1}$` : `both $${joined.middle}$`}, so the median is $${median}$.`,
        },
        {
          text: `With the new value, there are $${data.length + 1}$ values. Find the place of the median.\n\n$\\frac{${data.length + 1} + 1}{2} = ${(data.length + 2) / 2}$`,
          claim: `(${data.length} + 2)/2 = ${(data.length + 2) / 2}`,
        },
        {
          text: `The ${ordinal((data.length + 2) / 2)} value in order is $${toNumber(later)}$, so the median ${at.second ? "changes" : "does not change"}.`,
        },
      ],
      hint: `Is the new value, $${value}$, equal to the mean? Which value is in the middle once it is added?`,
      tip: "A new value equal to the mean leaves the mean unchanged; for the median, count the places again.",
      archetype: "QC14",
    };
  },
  facts: (joined) => {
    const data = joinedData(joined);
    const claims = statementClaims(whatChanges, (at) => [
      `mean(A) ${at.first ? "!=" : "="} mean(B)`,
      `median(A) ${at.second ? "!=" : "="} median(B)`,
    ]);
    return {
      kind: "data",
      sets: { A: data, B: [...data, newcomer(joined)] },
      claims,
      told: [
        joined.scenario.shown(data.length),
        `the value ${newcomer(joined)} is added to these ${data.length} values`,
        "statement about the mean and the median is true",
      ],
      setting: settingOf("The data are so many.", data.length),
    };
  },
});

/** How mean and median lie to each other, and which of them one more value changes. */
export const meanComparedWithMedian = defineLevels({
  id: "mean-compared-with-median",
  version: 6,
  topic: "data-analysis",
  skill: "Q.C",
  archetypes: ["QC12", "QC14"],
  optionDesign: "orbit",
  Medium: ofTables,
  Hard: afterOneMore,
});
