import { type PoolSlip, slipTo } from "../options/pool.ts";
import type { Twists } from "../options/siblings.ts";
import { type Operand, negative, quotient, sum, times } from "../../math/expression.ts";
import { rational } from "../../math/rational.ts";

/** Two points of a line, and one coordinate of a third. */
export interface ThirdPoint {
  readonly x: number;
  readonly y: number;
  readonly rise: number;
  readonly run: number;
  /** The second given point lies this many runs to the right of the first. */
  readonly count: number;
  /** The known coordinate of the third point. */
  readonly known: number;
  readonly letter: string;
  /** The twists are the sign of the slope and whether the x-coordinate is asked. */
  readonly at: Twists;
}

/** From the first point by the slope to the coordinate that is asked. */
export function missingCoordinate(line: ThirdPoint, { first, second }: Twists): Operand {
  const { x, y, run, known } = line;
  const rise = first ? line.rise : -line.rise;
  return second
    ? sum(x, times(rational(run, rise), sum(known, -y)))
    : sum(y, times(rational(rise, run), sum(known, -x)));
}

/** What students do instead; only whole numbers. */
export function thirdPointSlips(line: ThirdPoint): PoolSlip[] {
  const { x, y, run, count, known, at } = line;
  const { first, second } = at;
  const rise = first ? line.rise : -line.rise;
  const [own, other] = second ? ["x", "y"] : ["y", "x"];
  const change = second
    ? times(rational(run, rise), sum(known, -y))
    : times(rational(rise, run), sum(known, -x));
  const turned = second
    ? sum(x, times(rational(rise, run), sum(known, -y)))
    : sum(y, times(rational(run, rise), sum(known, -x)));
  const slips = [
    slipTo(missingCoordinate(line, { first: !first, second }), {
      code: "opposite-sign",
      deed: "taking the slope with the wrong sign",
      isClassic: true,
      step: 1,
    }),
    slipTo(missingCoordinate(line, { first, second: !second }), {
      code: "input-for-output",
      deed: `taking $${known}$ as the $${own}$-coordinate of the third point`,
      step: 2,
    }),
    slipTo(change, {
      code: "stopped-early",
      deed: `stopping at the change in $${own}$ from the first point to the third`,
      step: 3,
    }),
    slipTo(sum(second ? x + count * run : y + count * rise, change), {
      code: "quantities-exchanged",
      deed: `adding the change in $${own}$ from the first point to the $${own}$-coordinate of the second`,
      step: 3,
    }),
    slipTo(turned, {
      code: "ratio-upside-down",
      deed: `multiplying the change in $${other}$ by the slope turned the wrong way up`,
      step: 2,
    }),
  ];
  return slips.filter(({ face: { value } }) => value?.den === 1);
}

/** "m = 6/9 = 2/3": the slope as rise over run, and what it is in lowest terms. */
export function slopeSides(rise: number, run: number): Operand[] {
  if (run === 1) return ["m", rise];
  return [
    "m",
    rise > 0 ? quotient(rise, run) : negative(quotient(-rise, run)),
    rational(rise, run),
  ];
}
