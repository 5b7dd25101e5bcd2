import type { Chance } from "../../random/chance.ts";
import { type Rational, rational } from "../../math/rational.ts";
import { numeral } from "../options/option.ts";
import { type PoolSlip, slipTo } from "../options/pool.ts";
import { aroundSquare } from "../options/square.ts";
import type { Ways } from "../options/ways.ts";

/** Whether the lines are parallel, and whether the number that decides the slope is positive. */
export type Related = Ways<"parallel" | "positive">;

export function relationOf({ parallel }: Related): "parallel" | "perpendicular" {
  return parallel ? "parallel" : "perpendicular";
}

export function tipOf({ parallel }: Related): string {
  return parallel
    ? "Parallel lines never meet because they rise or fall at the same rate: their slopes are equal."
    : "For perpendicular lines, turn the slope over and change its sign, and check that the product is $-1$.";
}

interface GivenLine {
  readonly slope: Rational;
  readonly ways: Related;
}

/** Of the three slopes that are not right, which a learner comes to by treating the lines as others or by half of a rule. */
export function relatedSlopeSlips(
  { slope: { num, den }, ways: { parallel } }: GivenLine,
  chance: Chance,
): PoolSlip[] {
  const [opposite, reciprocal, negative] = [
    rational(-num, den),
    rational(den, num),
    rational(-den, num),
  ];
  const turned = {
    code: "ratio-upside-down",
    deed: parallel
      ? "taking the reciprocal of the given slope"
      : "turning the given slope over, but keeping its sign,",
    isClassic: !parallel,
    step: 2,
  } as const;
  const changed = {
    code: "opposite-sign",
    deed: parallel
      ? "changing the sign of the given slope"
      : "changing the sign of the given slope, but not turning it over,",
    step: 2,
  } as const;
  const related = {
    code: "wrong-formula",
    deed: parallel
      ? "taking the negative reciprocal, as for perpendicular lines,"
      : "keeping the given slope, as for parallel lines,",
    isClassic: parallel,
    step: 1,
  } as const;
  return aroundSquare({
    chance,
    key: numeral(parallel ? rational(num, den) : negative),
    corners: [
      slipTo(opposite, changed),
      slipTo(reciprocal, turned),
      slipTo(parallel ? negative : rational(num, den), related),
    ],
    others: [],
  });
}
