import { fraction, sum, times } from "../../math/expression.ts";
import type { Step } from "../../model.ts";
import type { Twists } from "../options/siblings.ts";
import { stepThrough } from "../wording/steps.ts";
import { total } from "./statistics.ts";

/** Equal intervals and how many data lie in each. */
export interface Intervals {
  readonly from: number;
  readonly width: number;
  readonly counts: readonly number[];
}

/** The least or greatest integer of each interval times its frequency. */
export function extremeProducts({ from, width, counts }: Intervals, greatest: boolean): number[] {
  return counts.map((count, bin) => count * extremeOf({ from, width }, bin, greatest));
}

function extremeOf(
  { from, width }: Pick<Intervals, "from" | "width">,
  bin: number,
  greatest: boolean,
) {
  return from + bin * width + (greatest ? width - 1 : 0);
}

/** The least and the greatest value, as far apart or as close as they can be. */
export function rangeEnds(
  { from, width, counts }: Intervals,
  greatest: boolean,
): readonly [number, number] {
  const lastFrom = from + (counts.length - 1) * width;
  return greatest ? [from, lastFrom + width - 1] : [from + width - 1, lastFrom];
}

/** How the least or greatest mean (second twist) or range is found. */
export function boundingSteps(drawn: Intervals, { first, second }: Twists, key: number): Step[] {
  const { counts } = drawn;
  const extreme = first ? "greatest" : "least";
  if (second) {
    const products = counts.map((count, bin) => times(extremeOf(drawn, bin, first), count));
    const all = total(extremeProducts(drawn, first));
    return [
      { text: `Let every value be the ${extreme} integer in its interval.` },
      stepThrough(
        "Multiply each of these integers by the height of its bar, and add.",
        sum(...products),
        all,
      ),
      stepThrough(
        `Divide by the number of data, $${total(counts)}$.`,
        fraction(all, total(counts)),
        key,
      ),
    ];
  }
  const [low, high] = rangeEnds(drawn, first);
  return [
    {
      text: `Let the least value be the ${first ? "least" : "greatest"} integer in the first interval, and the greatest value the ${extreme} integer in the last one.`,
    },
    stepThrough(
      `Subtract the least value, $${low}$, from the greatest, $${high}$.`,
      sum(high, -low),
      key,
    ),
  ];
}

export function whyBound(drawn: Intervals, { first, second }: Twists): string {
  if (second)
    return `No value can be ${first ? "greater" : "less"} than the ${first ? "greatest" : "least"} integer in its interval.`;
  const [low, high] = rangeEnds(drawn, first);
  return first
    ? `No value can be less than $${low}$ or greater than $${high}$.`
    : `The first interval holds a value of at most $${low}$, and the last one a value of at least $${high}$.`;
}
