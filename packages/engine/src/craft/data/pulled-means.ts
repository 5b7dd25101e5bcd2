import { decimal, quotient, relation, sum, times } from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import { compare, toNumber } from "../../math/rational.ts";
import type { Step } from "../../model.ts";
import type { Twists } from "../options/siblings.ts";
import { countOf, meanOf, medianOf, sorted, total } from "./statistics.ts";

function isAbove(data: readonly number[]): boolean {
  return compare(meanOf(data), medianOf(data)) > 0;
}

/** Why the opposite is false of one data set. */
export function tailFault(place: string, data: readonly number[]) {
  const above = isAbove(data);
  const [rare, moved] = above ? ["high", "raise"] : ["low", "lower"];
  return {
    code: "direction-turned-around",
    why: `For ${place}, the rare values are ${rare}, and they ${moved} the mean ${above ? "above" : "below"} the median, ${inline(decimal(medianOf(data)))}.`,
  } as const;
}

function evenMedian(place: string, count: number, low: number, high: number): string {
  const middle = `For ${place}, the two middle ones of the $${count}$ values in order are`;
  return low === high
    ? `${middle} equal, so the median is the same value, $${low}$.`
    : `${middle} $${low}$ and $${high}$, so the median is $\\frac{${low} + ${high}}{2} = ${(low + high) / 2}$.`;
}

/** Median and mean of one data set. */
export function tailSteps(place: string, data: readonly number[]): Step[] {
  const median = medianOf(data);
  const above = isAbove(data);
  const count = data.length;
  const [low = 0, high = 0] = sorted(data).slice(count / 2 - 1);
  const values = [...new Set(data)];
  const mean = quotient(sum(...values.map((value) => times(value, countOf(data, value)))), count);
  const shown = relation(mean, above ? ">" : "<", decimal(median));
  return [
    {
      text:
        count % 2 === 0
          ? evenMedian(place, count, low, high)
          : `For ${place}, the middle one of the $${count}$ values in order is the median, $${toNumber(median)}$.`,
    },
    {
      text: `The rare values are ${above ? "high, so the mean is greater" : "low, so the mean is less"}.\n\n${inline(shown)}`,
      claim: `${total(data)}/${count} ${above ? ">" : "<"} ${toNumber(median)}`,
    },
  ];
}

interface Change {
  readonly value: number;
  readonly mean: number;
  readonly median: number;
  readonly later: number;
}

/** Why each of the other statements about one more value is false. */
export function changeFaults({ value, mean, median, later }: Change, { first, second }: Twists) {
  const ofMean = first
    ? `The new value, $${value}$, is greater than the mean, $${mean}$, so the mean increases.`
    : `The new value, $${value}$, is equal to the mean, so the mean stays $${mean}$.`;
  const ofMedian = second
    ? `The two middle values differ, and the new value moves the median from $${median}$ to $${later}$.`
    : `The two middle values are both $${median}$, so one more value leaves the median at $${median}$.`;
  return [
    { code: "wrong-statistic", why: ofMean },
    { code: "wrong-statistic", why: ofMedian },
    { code: "wrong-statistic", why: `${ofMean} ${ofMedian}` },
  ] as const;
}
