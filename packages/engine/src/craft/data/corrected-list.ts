import { type Expression, decimal, quotient, sum } from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import { type Rational, negate } from "../../math/rational.ts";
import { workOut } from "../../math/work-out.ts";
import type { DraftOption, Step } from "../../model.ts";
import { rotatingOptions } from "../options/siblings.ts";
import type { Misstep } from "../options/slips.ts";
import { stepThrough } from "../wording/steps.ts";
import { decimalFace } from "../wording/story.ts";
import { type Parted, inUnitsOf, listedIn, middlePlace, ordinal } from "./found-statistics.ts";
import { medianOf, rangeOf, sorted } from "./statistics.ts";

/** What rises when one value below the median turns out to be the greatest of all. */
export const CORRECTABLE = ["mean", "median", "range", "sum"] as const;
export type Correctable = (typeof CORRECTABLE)[number];

export interface Corrected extends Parted {
  /** The values, in parts. */
  readonly data: readonly number[];
  /** The value recorded, and what it should have been. */
  readonly recorded: number;
  readonly correct: number;
  readonly asked: Correctable;
}

export function corrected({ data, recorded, correct }: Corrected): number[] {
  return data.map((value) => (value === recorded ? correct : value));
}

export function increase(list: Corrected, statistic: Correctable): Rational {
  return workOut(workOfIncrease(list, statistic));
}

/** One number of parts less another. */
function lessIn(list: Parted, from: number | Rational, ...taken: readonly (number | Rational)[]) {
  return sum(inUnitsOf(list, from), ...taken.map((each) => inUnitsOf(list, negate(each))));
}

/** The calculation of an increase from the values of both lists. */
function workOfIncrease(list: Corrected, statistic: Correctable): Expression {
  const { data, recorded, correct } = list;
  const [before, after] = [sorted(data), sorted(corrected(list))];
  switch (statistic) {
    case "mean":
      return quotient(lessIn(list, correct, recorded), data.length);
    case "range":
      return lessIn(list, correct, before[0] ?? 0, rangeOf(before));
    case "sum":
      return lessIn(list, correct, recorded);
    case "median":
      return lessIn(list, medianOf(after), medianOf(before));
  }
}

function slipOf(list: Corrected, statistic: Correctable): Misstep {
  const deeds: Readonly<Record<Correctable, string>> = {
    mean: "finding the increase of the mean, the increase of the sum divided by the number of values,",
    median: "finding the increase of the median, the middle value in order,",
    range: `finding the increase of the range, which was ${inline(inUnitsOf(list, rangeOf(list.data)))} before,`,
    sum: "finding the increase of the sum",
  };
  return { code: "wrong-statistic", deed: deeds[statistic], work: workOfIncrease(list, statistic) };
}

/** The four increases, of which one is asked. */
export function increaseOptions(list: Corrected): DraftOption[] {
  const face = (statistic: Correctable) => decimalFace(increase(list, statistic));
  return rotatingOptions<Correctable>({
    faces: { mean: face("mean"), median: face("median"), range: face("range"), sum: face("sum") },
    ask: list.asked,
    why: WHY_IT_RISES[list.asked],
    slip: (other) => slipOf(list, other),
  });
}

const WHY_IT_RISES = {
  mean: "The increase of the one value is spread evenly over all values of the list.",
  median: "The corrected value moves from below the middle of the list to its upper end.",
  range: "The corrected value is the greatest of all, and the least value stays the same.",
  sum: "All the other values add the same to both sums.",
} as const;

export const OPENINGS_OF_INCREASE = {
  mean: "Divide the increase of the sum, which is that of the one value, by the number of values.",
  median: "Put both lists in order, and compare the values in the middle.",
  range: "Compare the greatest value minus the least value in both lists.",
  sum: "Only one value changes, so only that value changes the sum.",
} as const;

export const HINTS_OF_INCREASE = {
  mean: "By how much does the sum of all values change, and how many values share that change?",
  median: "Which value is in the middle before the correction, and which one is after it?",
  range: "Which is the greatest value after the correction, and does the least value change?",
  sum: "Which values add the same to the sum before and after the correction?",
} as const;

export const TIPS_OF_INCREASE = {
  mean: "To find how a mean changes, divide the change of the sum; no need to add all values twice.",
  median: "After a value changes, put the list in order again before you look for the median.",
  range: "A changed value matters to the range only where it is the greatest or the least.",
  sum: "When one value changes, a sum changes by exactly as much.",
} as const;

function orderedLine(deed: string, list: Corrected, data: readonly number[]): Step {
  return { text: `${deed}\n\n$${listedIn(list, sorted(data))}$` };
}

/** How an increase is found. */
export function stepsOfIncrease(list: Corrected): Step[] {
  const { data, recorded, correct, asked } = list;
  const fixed = corrected(list);
  const rise = decimal(increase(list, asked));
  const risen = (raised: string) =>
    stepThrough(
      `Find by how much the correction raises ${raised}.`,
      lessIn(list, correct, recorded),
      inUnitsOf(list, correct - recorded),
    );
  switch (asked) {
    case "sum":
      return [
        { text: `The other $${data.length - 1}$ values add the same to the sum before and after.` },
        risen("the one value, and with it the sum"),
      ];
    case "mean":
      return [
        risen("the one value"),
        { text: "The sum of the values rises by the same amount." },
        stepThrough(
          `Divide the increase of the sum by the number of values, $${data.length}$.`,
          quotient(inUnitsOf(list, correct - recorded), data.length),
          rise,
        ),
      ];
    case "median":
      return [
        orderedLine("Write the recorded values in order.", list, data),
        orderedLine("Write the corrected values in order.", list, fixed),
        {
          text: `The median is the ${ordinal(middlePlace(data.length))} of $${data.length}$ values: ${inline(inUnitsOf(list, medianOf(data)))} before and ${inline(inUnitsOf(list, medianOf(fixed)))} after.`,
        },
        stepThrough("Subtract the old median from the new one.", workOfIncrease(list, asked), rise),
      ];
    case "range":
      return [
        rangeStep("Find the range of the recorded values.", list, data),
        rangeStep("Find the range of the corrected values.", list, fixed),
        stepThrough(
          "Subtract the old range from the new one.",
          lessIn(list, rangeOf(fixed), rangeOf(data)),
          rise,
        ),
      ];
  }
}

function rangeStep(deed: string, list: Corrected, data: readonly number[]): Step {
  return stepThrough(
    deed,
    lessIn(list, Math.max(...data), Math.min(...data)),
    inUnitsOf(list, rangeOf(data)),
  );
}
