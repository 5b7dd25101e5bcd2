import { dataTable } from "../../../craft/figures/data-table.ts";
import { dotPlot } from "../../../craft/figures/dot-plot.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import type { DotScenario } from "@sat/content/scenarios/data-sets";
import { type TwoTallies, twoTallies, wideTallies } from "@sat/content/scenarios/tallies";
import { settingOf } from "../../../craft/wording/setting.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { statementClaims, statementOptions } from "../../../craft/options/statements.ts";
import { expanded, meanOf, medianOf, sorted, total } from "../../../craft/data/statistics.ts";
import { compare, toNumber } from "../../../math/rational.ts";
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
    const judged = [oneData, otherData].map((data, place) => {
      const [mean, median] = [meanOf(data), medianOf(data)];
      const above = compare(mean, median) > 0;
      const [low = 0, high = 0] = sorted(data).slice(data.length / 2 - 1);
      const middle = data.length % 2 === 0 && low !== high ? `\\frac{${low} + ${high}}{2} = ` : "";
      return {
        text: `For ${places[place] ?? ""}, the median is $${middle}${toNumber(median)}$, and the rare values are ${above ? "high, so the mean is greater" : "low, so the mean is less"}.`,
        claim: `${total(data)}/${data.length} ${above ? ">" : "<"} ${toNumber(median)}`,
      };
    });
    const slip = (place: string, above: boolean) => ({
      code: "direction-turned-around" as const, // a literal, not any text
      deed: `taking a tail of ${above ? "high" : "low"} values for ${place} to pull the mean ${above ? "below" : "above"} the median`,
    });
    return {
      question: `The frequency table shows the number of ${scenario.counted} for each of the ${scenario.each} in two data sets, one for ${places[0]} and one for ${places[1]}. For which of the two data sets is the mean greater than the median?`,
      figure: dataTable(
        `Frequency table for two data sets of ${scenario.each}`,
        [scenario.label, ...places.map((place) => `Frequency, ${place}`)],
        one.map((count, row) => [from + row, count, other[row] ?? 0]),
      ),
      options: statementOptions({
        at,
        text: (each) => whichOnes(scenario, each),
        why: "A tail of high values raises a mean above the median, and a tail of low values does the reverse.",
        slips: [
          slip(places[0], at.first),
          slip(places[1], at.second),
          {
            code: "comparison-turned-around",
            deed: "looking for the data sets whose mean is less than the median",
          },
        ],
      }),
      opening: "A tail of rare values pulls the mean toward it and hardly moves the median.",
      steps: judged,
      hint: "On which side of the crowded values do the rare ones lie?",
      tip: "The mean follows the tail: to the right when high values are rare, to the left when low ones are.",
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
    const { counted, each, places } = tables.scenario;
    return {
      kind: "data",
      sets: { A: one, B: other },
      claims,
      told: [
        `${counted} for each of the ${each}`,
        `two data sets, one for ${places[0]} and one for ${places[1]}`,
        "for which of the two data sets is the mean greater than the median",
      ],
      setting: settingOf("It names a data set.", ...places),
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
    const [mean, median] = [meanOf(data), medianOf(data)].map(toNumber);
    const later = medianOf([...data, value]);
    return {
      question: `The dot plot shows the number of ${scenario.counted} for each of ${data.length} ${scenario.each}. One more value, ${value}, is then added to the data set. Which statement about the mean and the median is true?`,
      figure: dotPlot(scenario.label, data),
      options: statementOptions({
        at,
        text: whatChanges,
        why: `The mean before is $${mean}$, and the median ${toNumber(later) === median ? `stays at $${median}$` : `goes from $${median}$ to $${toNumber(later)}$`}.`,
        slips: [
          {
            code: "wrong-statistic",
            deed: at.first
              ? "taking the mean to stand still although the new value differs from it"
              : "taking every new value to change the mean, even one equal to it",
          },
          {
            code: "wrong-statistic",
            deed: at.second
              ? "taking the median to stand still although the two middle values differ"
              : "taking every new value to change the median, even between equal values",
          },
          {
            code: "wrong-statistic",
            deed:
              at.first === at.second
                ? `taking one more value among so many to change ${at.first ? "nothing" : "every statistic"}`
                : "exchanging the mean and the median",
          },
        ],
      }),
      opening: "Find the mean and the two middle values first, then see where the new value falls.",
      steps: [
        {
          text: `Find the mean. The $${data.length}$ values add up to $${total(data)}$.\n\n$\\frac{${total(data)}}{${data.length}} = ${mean}$`,
          claim: `${total(data)}/${data.length} = ${mean}`,
        },
        {
          text: `The new value, $${value}$, is ${at.first ? "not equal to the mean, so the mean changes" : "equal to the mean, so the mean stays the same"}.`,
        },
        {
          text: `In order, the two middle values are ${at.second ? `$${joined.middle - 1}$ and $${joined.middle + 1}$` : `both $${joined.middle}$`}, so the median is $${median}$.`,
        },
        {
          text: `With the new value, the median is the value at place $\\frac{${data.length} + 2}{2} = ${(data.length + 2) / 2}$, which is $${toNumber(later)}$.`,
          claim: `(${data.length} + 2)/2 = ${(data.length + 2) / 2}`,
        },
      ],
      hint: "When does a new value leave a mean as it is? When does it leave a median as it is?",
      tip: "Compare a new value with the mean, and count again for the median; the two behave differently.",
      archetype: "QC14",
    };
  },
  facts: (joined) => {
    const data = joinedData(joined);
    const claims = statementClaims(whatChanges, (at) => [
      `mean(A) ${at.first ? "!=" : "="} mean(B)`,
      `median(A) ${at.second ? "!=" : "="} median(B)`,
    ]);
    const { counted, each } = joined.scenario;
    return {
      kind: "data",
      sets: { A: data, B: [...data, newcomer(joined)] },
      claims,
      told: [
        `${counted} for each of ${data.length} ${each}`,
        `one more value, ${newcomer(joined)}, is then added`,
        "statement about the mean and the median is true",
      ],
      setting: settingOf("The data are so many.", data.length),
    };
  },
});

/** How mean and median lie to each other, and which of them one more value changes. */
export const meanComparedWithMedian = defineLevels({
  id: "mean-compared-with-median",
  version: 4,
  topic: "data-analysis",
  skill: "Q.C",
  archetypes: ["QC12", "QC14"],
  optionDesign: "orbit",
  Medium: ofTables,
  Hard: afterOneMore,
});
