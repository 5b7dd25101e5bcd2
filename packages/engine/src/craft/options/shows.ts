import { isInteger, multiply } from "../../math/rational.ts";
import { workOut } from "../../math/work-out.ts";
import { percentFace } from "../data/percent.ts";
import { decimalFace, priceFace } from "../wording/story.ts";
import type { Show } from "./pool.ts";

/** A share as a percent: of three fourths, 75%. */
export const asPercent: Show = (work) => percentFace(multiply(100, workOut(work)));

/** A number of dollars with its cents. */
export const asPrice: Show = (work) => priceFace(workOut(work), true);

/** A number of dollars without cents; give up a draw that has some. */
export const asDollars: Show = (work) => priceFace(workOut(work), false);

/** A number with digits after the point. */
export const asDecimal: Show = (work) => decimalFace(workOut(work));

/** Whether a calculation comes to a whole number of cents. */
export function isInCents(work: Parameters<Show>[0]): boolean {
  return isInteger(multiply(100, workOut(work)));
}
