import { type Rational, compare, isInteger, multiply } from "../../math/rational.ts";
import { workOut } from "../../math/work-out.ts";
import { percentFace } from "../data/percent.ts";
import { decimalFace, inProse, priceFace } from "../wording/story.ts";
import { numeral } from "./option.ts";
import { type PoolMisstep, type PoolSlip, type Show, slipTo } from "./pool.ts";

/** A share as a percent: of three fourths, 75%. */
export const asPercent: Show = (work) => percentFace(multiply(100, workOut(work)));

/** A number of dollars with its cents. */
export const asPrice: Show = (work) => priceFace(workOut(work), true);

/** A number with digits after the point instead of a fraction. */
export const asDecimal: Show = (work) => decimalFace(workOut(work));

/** Whether a number ends within two places after the point, and can be typed into the five places of an answer. */
export function isShortDecimal(value: Rational): boolean {
  return isInteger(multiply(100, value)) && inProse(value).replaceAll(",", "").length <= 5;
}

/** Whether a calculation comes to a whole number of cents. */
export function isInCents(work: Parameters<Show>[0]): boolean {
  return isInteger(multiply(100, workOut(work)));
}

type Work = Parameters<Show>[0];

/** The slips among some whose values can stand as options: positive, and whole or in cents as the others are. */
export function slipsThatFit(
  fits: (value: Rational) => boolean,
  show: Show,
  slips: readonly (readonly [Work, PoolMisstep])[],
): PoolSlip[] {
  return slips
    .filter(([work]) => fits(workOut(work)) && compare(workOut(work), 0) > 0)
    .map(([work, misstep]) => slipTo(work, misstep, show));
}

/** The slips among some that lead to positive whole numbers. */
export function wholeSlips(slips: readonly (readonly [Work, PoolMisstep])[]): PoolSlip[] {
  return slipsThatFit(isInteger, (work) => numeral(workOut(work)), slips);
}
