import { type Expression, decimal, quotient, relation, sum, times } from "../../math/expression.ts";
import { tex } from "../../math/print.ts";
import { type Rational, divide, toNumber } from "../../math/rational.ts";
import type { DraftOption, Step } from "../../model.ts";
import { rotatingOptions } from "../options/siblings.ts";
import type { Misstep } from "../options/slips.ts";
import { apart } from "../wording/apart.ts";
import { stepThrough, stepTo } from "../wording/steps.ts";
import { decimalFace } from "../wording/story.ts";
import {
  countOf,
  expanded,
  meanOf,
  medianOf,
  modeOf,
  rangeOf,
  sorted,
  total,
} from "./statistics.ts";

/** The four statistics of one data set, each asked as often. */
export const STATISTICS = ["mean", "median", "mode", "range"] as const;
export type Statistic = (typeof STATISTICS)[number];

export function statisticsOf(data: readonly number[]): Readonly<Record<Statistic, number>> {
  return {
    mean: toNumber(meanOf(data)),
    median: toNumber(medianOf(data)),
    mode: modeOf(data) ?? 0,
    range: rangeOf(data),
  };
}

/** "1st", "22nd", "13th". */
export function ordinal(place: number): string {
  const isTeen = Math.floor(place / 10) % 10 === 1;
  const ending = isTeen ? undefined : ["th", "st", "nd", "rd"][place % 10];
  return `${place}${ending ?? "th"}`;
}

/** Place of the median among an odd number of values. */
export function middlePlace(count: number): number {
  return (count + 1) / 2;
}

/** Numbers in parts of a unit, which are printed in units: 124 tenths as 12.4. */
export interface Parted {
  /** How many parts make one unit; one where it is left out. */
  readonly parts?: number | undefined;
}

/** So many parts as a number of units. */
export function inUnitsOf({ parts = 1 }: Parted, count: number | Rational): Expression {
  return decimal(divide(count, parts));
}

interface List extends Parted {
  readonly data: readonly number[];
}

function texIn(list: Parted, count: number | Rational): string {
  return tex(inUnitsOf(list, count));
}

/** A value as a table or a list shows it, with as many digits as the others: "12.0". */
export function fixed({ parts = 1 }: Parted, count: number): string {
  return (count / parts).toFixed(parts === 1 ? 0 : 1);
}

/** Values as a list shows them. */
export function listedIn(list: Parted, data: readonly number[]): string {
  return data.map((each) => fixed(list, each)).join(", ");
}

/** Why a statistic of an odd number of data is what it is, beside the way to it. */
export function whyRight(list: List, asked: Statistic): string {
  const { data } = list;
  const { [asked]: value } = statisticsOf(data);
  switch (asked) {
    case "mean": {
      const under = texIn(list, total(data.map((each) => Math.max(0, value - each))));
      return `The values below $${texIn(list, value)}$ fall short of it by $${under}$ in all, and those above exceed it by $${under}$.`;
    }
    case "median":
      return `In order, $${middlePlace(data.length) - 1}$ values stand before this value and $${middlePlace(data.length) - 1}$ after it.`;
    case "mode":
      return `This value occurs $${countOf(data, value)}$ times, and no other value occurs as often.`;
    case "range":
      return "No two of the values differ by more than this.";
  }
}

/** How the other statistics are found instead. */
export function slipOf(list: List, statistic: Statistic): Misstep {
  const { data } = list;
  const code = "wrong-statistic";
  const slips: Readonly<Record<Statistic, Misstep>> = {
    mean: {
      code,
      deed: "finding the mean, the sum of the values divided by their number,",
      work: quotient(inUnitsOf(list, total(data)), data.length),
    },
    median: {
      code,
      deed: `finding the median, the ${ordinal(middlePlace(data.length))} of the $${data.length}$ values in order,`,
    },
    mode: {
      code,
      deed: `finding the mode, the value that occurs most often ($${countOf(data, statisticsOf(data).mode)}$ times),`,
    },
    range: {
      code,
      deed: "finding the range, the greatest value minus the least,",
      work: rangeWork(list),
    },
  };
  return slips[statistic];
}

/** The four statistics of an odd number of data as options. */
export function statisticOptions(list: List, ask: Statistic): DraftOption[] {
  const { mean, median, mode, range } = statisticsOf(list.data);
  const face = (value: number) => decimalFace(divide(value, list.parts ?? 1));
  return rotatingOptions<Statistic>({
    faces: { mean: face(mean), median: face(median), mode: face(mode), range: face(range) },
    ask,
    why: whyRight(list, ask),
    slip: (other) => slipOf(list, other),
  });
}

function rangeWork(list: List): Expression {
  const { data } = list;
  return sum(inUnitsOf(list, Math.max(...data)), inUnitsOf(list, -Math.min(...data)));
}

function rangeSteps(list: List): Step[] {
  const { data } = list;
  const [least, greatest] = [Math.min(...data), Math.max(...data)];
  return [
    { text: "Find the greatest and the least of the values." },
    stepThrough(
      `Subtract the least value, $${texIn(list, least)}$, from the greatest, $${texIn(list, greatest)}$.`,
      rangeWork(list),
      inUnitsOf(list, greatest - least),
    ),
  ];
}

function placeStep(count: number): Step {
  return stepThrough(
    `There are $${count}$ values, so this is the place of the median in order.`,
    quotient(sum(count, 1), 2),
    middlePlace(count),
  );
}

function meanStep(list: List): Step {
  const { data } = list;
  return stepThrough(
    `Divide the sum by the number of values, $${data.length}$.`,
    quotient(inUnitsOf(list, total(data)), data.length),
    inUnitsOf(list, meanOf(data)),
  );
}

/** How a statistic is found in a list. */
export function stepsInList(list: List, asked: Statistic): Step[] {
  const { data } = list;
  const { median, mode } = statisticsOf(data);
  const ordered = `Write the values in order.\n\n$${listedIn(list, sorted(data))}$`;
  const place = middlePlace(data.length);
  switch (asked) {
    case "mean":
      return [
        ...apart(
          stepThrough(
            "Add all the values.",
            sum(...data.map((each) => inUnitsOf(list, each))),
            inUnitsOf(list, total(data)),
          ),
        ),
        meanStep(list),
      ];
    case "median":
      return [
        { text: ordered },
        placeStep(data.length),
        {
          text: `The ${ordinal(place)} value in order is $${texIn(list, median)}$.`,
        },
      ];
    case "mode":
      return [
        { text: ordered },
        {
          text: `Equal values now stand side by side. Only $${texIn(list, mode)}$ occurs more than once, so the mode is $${texIn(list, mode)}$.`,
        },
      ];
    case "range":
      return rangeSteps(list);
  }
}

export interface Tallied extends Parted {
  readonly values: readonly number[];
  readonly counts: readonly number[];
}

/** How a count of one value is shown: "frequency" and "row" of a table. */
interface Display {
  readonly count: string;
  readonly counts: string;
  readonly group: string;
}

function medianSteps(table: Tallied, { counts: all, group }: Display): Step[] {
  const { values, counts } = table;
  const count = total(counts);
  const place = middlePlace(count);
  const at = counts.findIndex((_, index) => total(counts.slice(0, index + 1)) >= place);
  const [before, upTo] = [counts.slice(0, at), counts.slice(0, at + 1)];
  const value = texIn(table, values[at] ?? 0);
  if (before.length === 0)
    return [
      ...apart(placeStep(count)),
      {
        text: `The first ${group} alone holds $${counts[0] ?? 0}$ values, each $${value}$, so the ${ordinal(place)} value in order is $${value}$.`,
      },
    ];
  return [
    ...apart(placeStep(count)),
    stepThrough(
      `Add the ${all} from the least value on until the sum reaches at least $${place}$.`,
      sum(...upTo),
      total(upTo),
    ),
    {
      text: `The ${group}s before the last one added hold only $${total(before)}$ values, so the ${ordinal(place)} value in order is $${value}$.`,
    },
  ];
}

/** How a statistic is found where each value stands once, with how often it occurs. */
export function stepsInTally(table: Tallied, asked: Statistic, display: Display): Step[] {
  const { values, counts, parts } = table;
  const list = { data: expanded(values, counts), parts };
  switch (asked) {
    case "mean":
      return [
        ...apart(
          stepThrough(
            `Multiply each value by its ${display.count}, and add the products.`,
            sum(...values.map((value, at) => times(inUnitsOf(table, value), counts[at] ?? 0))),
            inUnitsOf(table, total(list.data)),
          ),
        ),
        stepThrough(`Add the ${display.counts}.`, sum(...counts), total(counts)),
        meanStep(list),
      ];
    case "median":
      return medianSteps(table, display);
    case "mode":
      return modeSteps(table, display);
    case "range":
      return rangeSteps({ data: values, parts });
  }
}

function modeSteps(table: Tallied, { count }: Display): Step[] {
  const { values, counts } = table;
  const ordered = sorted(counts);
  const [next = 0, most = 0] = ordered.slice(-2);
  const compared = relation(most, ">", next);
  return [
    ...apart(stepTo(`Compare the greatest ${count} with the next greatest.`, compared)),
    {
      text: `The ${count} $${most}$ belongs to the value $${texIn(table, values[counts.indexOf(most)] ?? 0)}$, so this value is the mode.`,
    },
  ];
}

/** How far apart two statistics are. */
export function differenceStep(one: number, other: number): Step {
  const [less, greater] = [Math.min(one, other), Math.max(one, other)];
  return stepThrough(
    "Subtract the smaller of the two from the greater.",
    sum(greater, -less),
    greater - less,
  );
}
