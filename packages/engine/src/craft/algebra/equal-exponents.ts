import {
  equation,
  type Expression,
  polynomial,
  product,
  quotient,
  sum,
} from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import { workOut } from "../../math/work-out.ts";
import type { Step } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";
import { type PoolSlip, slipTo } from "../options/pool.ts";
import { type Ways, slipsAtForks } from "../options/ways.ts";
import { stepTo } from "../wording/steps.ts";

/** Slopes whose difference and sum have a small common multiple. */
export const SLOPES = [
  [2, 3],
  [3, 2],
  [4, 2],
  [3, 5],
  [5, 3],
  [5, 4],
  [4, 6],
  [6, 4],
  [3, 4],
  [4, 3],
  [3, 1],
  [2, 1],
  [5, 1],
] as const;

/** A number, and the exponents of its powers that are the two bases. */
export const BASES = [
  [2, 1, 2],
  [2, 1, 3],
  [2, 2, 3],
  [2, 2, 4],
  [2, 3, 4],
  [2, 3, 5],
  [3, 1, 2],
  [3, 1, 3],
  [3, 2, 3],
  [3, 2, 4],
  [5, 1, 2],
  [5, 1, 3],
  [5, 2, 3],
  [7, 1, 2],
  [10, 1, 3],
  [10, 2, 3],
] as const;

/** Whether m is added in the left exponent, and whether the unknown is in the right one. */
export type ExponentFork = "added" | "positive";

/** The exponents a·x + m and c·x + n, equal. */
export interface EqualExponents {
  readonly a: number;
  readonly m: number;
  readonly c: number;
  readonly n: number;
}

export function solution({ a, m, c, n }: EqualExponents) {
  return quotient(sum(n, -m), sum(a, -c));
}

/** The exponent as it is usually written, with a plus sign if it has one. */
export function exponent(slope: number, number: number, x: string): Expression {
  return slope < 0 && number > 0 ? sum(number, product(slope, x)) : polynomial([number, slope], x);
}

export interface ExponentProblem {
  readonly x: string;
  readonly ways: Ways<ExponentFork>;
}

/** The slips of moving terms, made where the exponents have been set equal. */
export function movingSlips(
  { x, ways }: ExponentProblem,
  at: (ways: Ways<ExponentFork>) => EqualExponents,
  step: number,
): PoolSlip[] {
  const { a, m, c, n } = at(ways);
  return [
    ...slipsAtForks({
      ways,
      work: (each) => solution(at(each)),
      slips: {
        added: {
          code: "sign-lost",
          deed: `moving $${m}$ to the right side without changing its sign`,
          step,
        },
        positive: {
          code: "sign-lost",
          deed: `moving ${inline(product(c, x))} to the left side without changing its sign`,
          step,
        },
      },
    }),
    slipTo(sum(n, -m), {
      code: "stopped-early",
      deed: `leaving out the division by $${a - c}$`,
      step: step + 1,
    }),
  ];
}

/** From equal exponents to the unknown. */
export function movingSteps(x: string, exponents: EqualExponents): Step[] {
  const { a, m, c, n } = exponents;
  const gathered = equation(product(a - c, x), n - m);
  const solved = equation(x, workOut(solution(exponents)));
  return [
    stepTo(`Collect the terms in $${x}$ on the left side and the numbers on the right.`, gathered),
    ...(a - c === 1 ? [] : [stepTo(`Divide both sides by $${a - c}$.`, solved)]),
  ];
}

/** Two numbers, the first positive, of which twice each is a multiple of the unit. */
export function drawNumbers(chance: Chance, unit: number, most: number): [number, number] {
  const half = unit % 2 === 0 ? unit / 2 : unit;
  const times = Math.floor(most / half);
  return [half * chance.int(1, times), half * chance.nonzero(times)];
}
