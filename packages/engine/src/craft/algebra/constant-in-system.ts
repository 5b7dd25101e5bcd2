import { times, sum } from "../../math/expression.ts";
import { rational } from "../../math/rational.ts";
import { workOut } from "../../math/work-out.ts";
import type { Chance } from "../../random/chance.ts";
import { numeral } from "../options/option.ts";
import { type PoolSlip, slipTo } from "../options/pool.ts";
import { aroundSquare } from "../options/square.ts";
import type { Ways } from "../options/ways.ts";
import { standardForm } from "./lines.ts";

export interface OneConstant {
  /** The system is ax ± by = c and dx + ky = e, or with k and d in each other's place. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly letter: string;
  /** Whether the term in y is added, and whether the constant belongs to x. */
  readonly ways: Ways<"added" | "ofX">;
}

/** The coefficients of the first equation: that of the unknown with the constant, and that of the other. */
export function compared({ a, b, ways }: OneConstant) {
  const ofY = ways.added ? b : -b;
  return ways.ofX
    ? { own: a, other: ofY, ofY, asked: "x", known: "y" }
    : { own: ofY, other: a, ofY, asked: "y", known: "x" };
}

export function secondOf({ d, e, letter, ways }: OneConstant) {
  return ways.ofX ? standardForm(letter, d, e) : standardForm(d, letter, e);
}

export function constantWork(system: OneConstant) {
  const { own, other } = compared(system);
  return times(own, rational(system.d, other));
}

export function constantSlips(system: OneConstant, chance: Chance): PoolSlip[] {
  const { c, d, e } = system;
  const { own, other, asked, known } = compared(system);
  return aroundSquare({
    chance,
    key: numeral(workOut(constantWork(system))),
    corners: [
      slipTo(times(-own, rational(d, other)), {
        code: "opposite-sign",
        deed: "losing the sign of one of the coefficients",
        step: 1,
      }),
      slipTo(times(d, rational(other, own)), {
        code: "ratio-upside-down",
        deed: `multiplying by the ratio of the coefficients of $${known}$ and $${asked}$ turned over`,
        step: 2,
      }),
      slipTo(times(-d, rational(other, own)), {
        code: "wrong-formula",
        deed: "making the lines perpendicular instead of parallel",
        step: 2,
      }),
    ],
    others: [
      slipTo(sum(own, d, -other), {
        code: "wrong-formula",
        deed: `adding to the coefficient of $${asked}$ what is added to the coefficient of $${known}$`,
        isClassic: true,
        step: 2,
      }),
      slipTo(times(own, rational(e, c)), {
        code: "wrong-formula",
        deed: "taking the ratio of the right sides, as for infinitely many solutions,",
        step: 1,
      }),
    ],
  });
}
