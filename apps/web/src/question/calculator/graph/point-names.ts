import { formatNumber, type Interest, type Point, sayValue } from "@sat/calculator";

const NAMES: Readonly<Record<Interest["kind"], string>> = {
  zero: "Zero",
  maximum: "Maximum",
  minimum: "Minimum",
  intersection: "Intersection",
  "y-intercept": "y-intercept",
};

/** A point as it is printed, short enough to be read at a glance. */
export function printedPoint({ x, y }: Point): string {
  return `(${formatNumber(short(x))}, ${formatNumber(short(y))})`;
}

/** What a point of interest is called. */
export function nameOf(point: Interest): string {
  return `${NAMES[point.kind]} ${printedPoint(point)}`;
}

/** A point in words, with what was found there. */
export function spokenPoint({ x, y }: Point, found: Interest | null): string {
  const place = `x ${sayValue(short(x))}, y ${sayValue(short(y))}`;
  return found === null ? place : `${NAMES[found.kind]}: ${place}`;
}

/** Four digits after the point: as many as an answer of the exam has room for. */
function short(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
