import { fraction, quotient, relation, sum, times } from "../../math/expression.ts";
import { toNumber } from "../../math/rational.ts";
import type { DraftOption, Step } from "../../model.ts";
import { numeral } from "../options/option.ts";
import { rotatingOptions } from "../options/siblings.ts";
import type { Misstep } from "../options/slips.ts";
import { apart } from "../wording/apart.ts";
import { stepThrough, stepTo } from "../wording/steps.ts";
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

/** Why a statistic of an odd number of data is what it is, beside the way to it. */
function whyRight(data: readonly number[], asked: Statistic): string {
  const { [asked]: value } = statisticsOf(data);
  switch (asked) {
    case "mean": {
      const under = total(data.map((each) => Math.max(0, value - each)));
      return `The values below $${value}$ fall short of it by $${under}$ in all, and those above exceed it by $${under}$.`;
    }
    case "median":
      return `In order, $${middlePlace(data.length) - 1}$ values stand before this value and $${middlePlace(data.length) - 1}$ after it.`;
    case "mode":
      return `This value occurs $${countOf(data, value)}$ times, and no other value occurs as often.`;
    case "range":
      return "No two of the values differ by more than this.";
  }
}

function slipOf(data: readonly number[], statistic: Statistic): Misstep {
  const code = "wrong-statistic";
  const slips: Readonly<Record<Statistic, Misstep>> = {
    mean: {
      code,
      deed: "finding the mean, the sum of the values divided by their number,",
      work: fraction(total(data), data.length),
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
      work: sum(Math.max(...data), -Math.min(...data)),
    },
  };
  return slips[statistic];
}

/** The four statistics of an odd number of data as options. */
export function statisticOptions(data: readonly number[], ask: Statistic): DraftOption[] {
  const { mean, median, mode, range } = statisticsOf(data);
  return rotatingOptions<Statistic>({
    faces: {
      mean: numeral(mean),
      median: numeral(median),
      mode: numeral(mode),
      range: numeral(range),
    },
    ask,
    why: whyRight(data, ask),
    slip: (other) => slipOf(data, other),
  });
}

function rangeSteps(data: readonly number[]): Step[] {
  const [least, greatest] = [Math.min(...data), Math.max(...data)];
  return [
    { text: "Find the greatest and the least of the values." },
    stepThrough(
      `Subtract the least value, $${least}$, from the greatest, $${greatest}$.`,
      sum(greatest, -least),
      greatest - least,
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

function meanStep(data: readonly number[]): Step {
  return stepThrough(
    `Divide the sum by the number of values, $${data.length}$.`,
    fraction(total(data), data.length),
    meanOf(data),
  );
}

/** How a statistic is found in a list. */
export function stepsInList(data: readonly number[], asked: Statistic): Step[] {
  const { median, mode } = statisticsOf(data);
  const ordered = `Write the values in order.\n\n$${sorted(data).join(", ")}$`;
  const place = middlePlace(data.length);
  switch (asked) {
    case "mean":
      return [
        ...apart(stepThrough("Add all the values.", sum(...data), total(data))),
        meanStep(data),
      ];
    case "median":
      return [
        { text: ordered },
        placeStep(data.length),
        {
          text: `The ${ordinal(place)} value in order is $${median}$.`,
        },
      ];
    case "mode":
      return [
        { text: ordered },
        {
          text: `Equal values now stand side by side. Only $${mode}$ occurs more than once, so the mode is $${mode}$.`,
        },
      ];
    case "range":
      return rangeSteps(data);
  }
}

export interface Tallied {
  readonly values: readonly number[];
  readonly counts: readonly number[];
}

/** How a count of one value is shown: "frequency" and "row" of a table. */
interface Display {
  readonly count: string;
  readonly counts: string;
  readonly group: string;
}

function medianSteps({ values, counts }: Tallied, { counts: all, group }: Display): Step[] {
  const count = total(counts);
  const place = middlePlace(count);
  const at = counts.findIndex((_, index) => total(counts.slice(0, index + 1)) >= place);
  const [before, upTo] = [counts.slice(0, at), counts.slice(0, at + 1)];
  const value = values[at] ?? 0;
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
  const { values, counts } = table;
  const data = expanded(values, counts);
  switch (asked) {
    case "mean":
      return [
        ...apart(
          stepThrough(
            `Multiply each value by its ${display.count}, and add the products.`,
            sum(...values.map((value, at) => times(value, counts[at] ?? 0))),
            total(data),
          ),
        ),
        stepThrough(`Add the ${display.counts}.`, sum(...counts), total(counts)),
        meanStep(data),
      ];
    case "median":
      return medianSteps(table, display);
    case "mode":
      return modeSteps(table, display);
    case "range":
      return rangeSteps(values);
  }
}

function modeSteps({ values, counts }: Tallied, { count }: Display): Step[] {
  const ordered = sorted(counts);
  const [next = 0, most = 0] = ordered.slice(-2);
  const compared = relation(most, ">", next);
  return [
    ...apart(stepTo(`Compare the greatest ${count} with the next greatest.`, compared)),
    {
      text: `The ${count} $${most}$ belongs to the value $${values[counts.indexOf(most)] ?? 0}$, so this value is the mode.`,
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
