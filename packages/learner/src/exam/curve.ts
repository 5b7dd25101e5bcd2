import type { ResponseKind } from "@sat/item";
import type { Asked } from "../answer.ts";
import { declaredDifficulty } from "../belief.ts";
import { exponential } from "../normal.ts";

/** How likely a question is answered right, by ability: the three-parameter logistic curve. */
export interface Curve {
  readonly difficulty: number;
  readonly slope: number;
  readonly luck: number;
}

/** A blind guess hits one option of four; wrong options that lure take some of that away. No number comes by luck. */
const LUCK: Readonly<Record<ResponseKind, number>> = { choice: 0.225, entry: 0 };

/**
 * A question's own difficulty is not known, only how far it may lie from the believed: that flattens the curve by what a
 * normal distribution does to a logistic one (MacKay, "The evidence framework applied to classification networks", 1992).
 */
export function curveOf({ level, kind, difficulty }: Asked): Curve {
  const { mean, spread } = difficulty ?? declaredDifficulty(level);
  return {
    difficulty: mean,
    slope: 1 / Math.sqrt(1 + (Math.PI / 8) * spread ** 2),
    luck: LUCK[kind],
  };
}

export function chanceOn(curve: Curve, ability: number): number {
  return curve.luck + (1 - curve.luck) * logistic(curve.slope * (ability - curve.difficulty));
}

/** A curve at an ability: its height, its first two derivatives, and what a right answer weighs in an estimate there. */
export function curveAt(curve: Curve, ability: number) {
  const known = logistic(curve.slope * (ability - curve.difficulty));
  const chance = curve.luck + (1 - curve.luck) * known;
  const rise = (1 - curve.luck) * curve.slope * known * (1 - known);
  return {
    chance,
    rise,
    bend: rise * curve.slope * (1 - 2 * known),
    weight: (curve.slope * known) / chance,
  };
}

function logistic(x: number): number {
  const small = exponential(-Math.abs(x));
  return (x < 0 ? small : 1) / (1 + small);
}
