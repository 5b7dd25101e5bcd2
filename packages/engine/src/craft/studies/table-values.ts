import type { StudyData } from "@sat/content";
import { grouped } from "../../math/print.ts";
import type { Chance } from "../../random/chance.ts";

/** The values of one group in the first and the last column, in whole multiples of the study's grain. */
export type Pair = readonly [number, number];

/** Places on the study's scale, counted in steps that clearly differ. */
export interface Scale {
  readonly lowest: number;
  readonly highest: number;
  /** Steps by which a group may change without a strange look. */
  readonly moderate: number;
  /** A value near the given place; drawings stay on the steps themselves. */
  readonly at: (place: number) => number;
  /** A value a little below the given one. */
  readonly below: (value: number) => number;
}

/** Steps within which the data of one figure lie, so that its groups stay of one order. */
const WINDOW = 9;
/** Of a study's range, about the most by which a group may change for or against a hypothesis. */
const MODERATE = 0.3;

/** Of a step, the most by which a printed value lies below one that it hardly differs from. */
const LITTLE = 0.8;

export function scaleOf(data: StudyData, isDrawn: boolean, chance: Chance): Scale {
  const size = Math.round(data.step / data.grain);
  const stray = isDrawn ? 0 : Math.floor((size - 1) / 3);
  const [least, most] = [Math.ceil(data.low / data.step), Math.floor(data.high / data.step)];
  const lowest = chance.int(least, most - WINDOW);
  return {
    lowest,
    highest: lowest + WINDOW,
    moderate: Math.round((most - least) * MODERATE),
    at: (place) => place * size + chance.int(-stray, stray),
    below: (value) =>
      value - (isDrawn ? size : chance.int(1, Math.max(1, Math.floor(size * LITTLE)))),
  };
}

/** Whether the values have a decimal: a drawing shows whole steps only. */
function hasDecimals({ grain, step }: StudyData, isDrawn: boolean): boolean {
  return (isDrawn ? step : grain) < 1;
}

/** A value as it is printed: "1,240", "3.5"; where some have a decimal, all have: "1.0 millimeters". */
export function printed(data: StudyData, value: number, isDrawn: boolean): string {
  const number = amount(data, value);
  return hasDecimals(data, isDrawn) ? number.toFixed(1) : grouped(number);
}

/** A value as the number that stands in a figure. */
export function amount({ grain }: StudyData, value: number): number {
  return Number((value * grain).toFixed(1));
}

/** More in the column in which the hypothesis expects more. */
export function oriented({ more }: StudyData, most: number, least: number): Pair {
  return more === "first" ? [most, least] : [least, most];
}

/** The sentence that cites how far the two values of a group lie apart, without its period. */
export function compared(data: StudyData, row: string, [x, y]: Pair, isDrawn: boolean): string {
  const isMore = data.more === "first" ? x > y : y > x;
  return data.differ
    .replaceAll("ROW", row)
    .replace(/\bD\b/, printed(data, Math.abs(x - y), isDrawn))
    .replace(/(\w+)\|(\w+)/, isMore ? "$1" : "$2");
}

/** The full sentence that cites the two values of a group, without its period. */
export function cited(data: StudyData, row: string, [x, y]: Pair, isDrawn: boolean): string {
  return data.say
    .replaceAll("ROW", row)
    .replace(/\bX\b/, printed(data, x, isDrawn))
    .replace(/\bY\b/, printed(data, y, isDrawn));
}
