import type { Meter } from "../evaluate/meter.ts";
import { Refusal } from "../evaluate/refusal.ts";
import type { Cell, Evaluate } from "../evaluate/scope.ts";
import { isList, isPoint, type Value } from "../evaluate/value.ts";

/** The work that a row may make by itself. */
const WORK_OF_A_ROW = 300_000;

/** The work at one point of a drawing, of which there are thousands. */
const WORK_AT_A_POINT = 3000;

export function valueOf(evaluate: Evaluate, meter: Meter): Value {
  meter.allow(WORK_OF_A_ROW);
  return evaluate();
}

/**
 * The curves that an expression of some cells stands for, each as a function of their numbers: one as a rule, and one
 * for each item of a list. Throws a `Refusal` where it makes no numbers, or takes too long.
 */
export function curvesOf(
  evaluate: Evaluate,
  cells: readonly Cell[],
  meter: Meter,
): readonly ((first: number, second?: number) => number)[] {
  const [one, other] = cells;
  fill(1, 1);
  meter.allow(WORK_AT_A_POINT);
  const sample = evaluate();
  if (isOfPoints(sample)) throw new Refusal("A point with x or y in it cannot be drawn.");
  if (!isList(sample)) return [curve(0)];
  if (sample.length > MOST_CURVES) throw new Refusal("This list is too long to draw.");
  return sample.map((_, item) => curve(item));

  function fill(first: number, second: number): void {
    if (one !== undefined) one.value = first;
    if (other !== undefined) other.value = second;
  }

  function curve(item: number): (first: number, second?: number) => number {
    return (first, second = NaN) => {
      fill(first, second);
      meter.allow(WORK_AT_A_POINT);
      const value = quietly(evaluate);
      return typeof value === "number" ? value : itemOf(value, item);
    };
  }
}

/** A list draws no more curves than this. */
const MOST_CURVES = 50;

function itemOf(value: Value, at: number): number {
  const item = isList(value) ? (value[at] ?? NaN) : value;
  return typeof item === "number" ? item : NaN;
}

/** What cannot be worked out at a point is not drawn there. */
function quietly(evaluate: Evaluate): Value {
  try {
    return evaluate();
  } catch (error) {
    if (error instanceof Refusal) return NaN;
    throw error;
  }
}

export function isOfPoints(value: Value): boolean {
  return isList(value) ? value.length > 0 && value.every(isPoint) : isPoint(value);
}
