import type { Meter } from "./meter.ts";
import { Refusal } from "./refusal.ts";
import { isList, isPoint, type Point, type Value } from "./value.ts";

type Item = number | Point;

/** Applies to a value, or to each of a list. */
export function overItems(value: Value, meter: Meter, apply: (item: Item) => Item): Value {
  if (!isList(value)) return apply(value);
  meter.spend(value.length);
  return value.map(apply);
}

/** Applies to two values; of two lists to their items pair by pair, as far as both reach. */
export function overPairs(
  [left, right]: readonly [Value, Value],
  meter: Meter,
  apply: (left: Item, right: Item) => Item,
): Value {
  if (!isList(left)) return overItems(right, meter, (item) => apply(left, item));
  if (!isList(right)) return overItems(left, meter, (item) => apply(item, right));
  const length = Math.min(left.length, right.length);
  meter.spend(length);
  return left.slice(0, length).map((item, at) => apply(item, right[at] ?? NaN));
}

export function asNumber(value: Value): number {
  if (typeof value === "number") return value;
  throw new Refusal(
    isPoint(value)
      ? "A number is needed here, not a point."
      : "A number is needed here, not a list.",
  );
}

export function asPoint(value: Value): Point {
  if (isPoint(value)) return value;
  throw new Refusal("A point is needed here.");
}

/** The numbers of a list, or of several values in a row. */
export function asNumbers(values: readonly Value[]): readonly number[] {
  return values.flatMap((value) => (isList(value) ? value.map(asNumber) : [asNumber(value)]));
}
