import type { Operator } from "../read/tree.ts";
import type { Meter } from "./meter.ts";
import { over } from "./over.ts";
import { overPairs } from "./over-items.ts";
import { power } from "./power.ts";
import { Refusal } from "./refusal.ts";
import type { Point, Value } from "./value.ts";

type Item = number | Point;

const times = (left: number, right: number): number => left * right;

const NUMBERS: Readonly<Record<Operator, (left: number, right: number) => number>> = {
  "+": (left, right) => left + right,
  "-": (left, right) => left - right,
  "*": times,
  juxtaposed: times,
  of: times,
  "/": over,
  "^": power,
};

/** Two values under an operator. Points are added to points, and stretched by numbers. */
export function operation(operator: Operator, meter: Meter): (left: Value, right: Value) => Value {
  const numbers = NUMBERS[operator];
  const items = (left: Item, right: Item): Item =>
    typeof left === "number" && typeof right === "number"
      ? numbers(left, right)
      : onPoints(operator, left, right);
  return (left, right) =>
    typeof left === "number" && typeof right === "number"
      ? numbers(left, right)
      : overPairs([left, right], meter, items);
}

function onPoints(operator: Operator, left: Item, right: Item): Point {
  const apply = NUMBERS[operator];
  const isSum = operator === "+" || operator === "-";
  if (typeof left === "object" && typeof right === "object" && isSum) {
    return { x: apply(left.x, right.x), y: apply(left.y, right.y) };
  }
  if (typeof left === "object" && typeof right === "number" && !isSum && operator !== "^") {
    return { x: apply(left.x, right), y: apply(left.y, right) };
  }
  if (typeof left === "number" && typeof right === "object" && apply === times) {
    return { x: left * right.x, y: left * right.y };
  }
  throw new Refusal("Points cannot be put together in this way.");
}
