import { equation, quotient, sum, times } from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import { toNumber } from "../../math/rational.ts";
import { workOut } from "../../math/work-out.ts";
import { type PoolSlip, slipTo } from "../options/pool.ts";
import { type Ways, slipsAtForks } from "../options/ways.ts";

/** a/(x + b) = c/(x + d). */
interface Proportion {
  readonly x: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** Whether the numbers in the left and in the right denominator are added. */
type ProportionFork = "left" | "right";
export type ProportionProblem = { readonly terms: Proportion; readonly ways: Ways<ProportionFork> };

/** The numerators and, with their signs, the numbers in the denominators. */
export function signedTerms({ terms, ways }: ProportionProblem): Proportion {
  return { ...terms, b: ways.left ? terms.b : -terms.b, d: ways.right ? terms.d : -terms.d };
}

export function proportion(problem: ProportionProblem) {
  const { x, a, b, c, d } = signedTerms(problem);
  return equation(quotient(a, sum(x, b)), quotient(c, sum(x, d)));
}

export function proportionWork(problem: ProportionProblem) {
  const { a, b, c, d } = signedTerms(problem);
  return quotient(sum(times(c, b), -a * d), sum(a, -c));
}

/** The slips that lead to numbers of a size that a solution can have, or hardly more. */
export function proportionSlips(problem: ProportionProblem): PoolSlip[] {
  const most = 5 * Math.max(20, Math.abs(toNumber(workOut(proportionWork(problem)))));
  return allSlips(problem).filter(({ face: { order = 0 } }) => Math.abs(order) <= most);
}

function allSlips(problem: ProportionProblem): PoolSlip[] {
  const { terms, ways } = problem;
  const { x, a, b, c, d } = signedTerms(problem);
  return [
    slipTo(quotient(sum(times(c, b), -d), sum(a, -c)), {
      code: "distributed-to-one-term",
      deed: `multiplying only $${x}$ by $${a}$, but not $${d}$,`,
      step: 2,
    }),
    slipTo(quotient(sum(b, -a * d), sum(a, -c)), {
      code: "distributed-to-one-term",
      deed: `multiplying only $${x}$ by $${c}$, but not $${b}$,`,
      step: 2,
    }),
    ...slipsAtForks({
      ways,
      work: (each) => proportionWork({ terms, ways: each }),
      slips: {
        left: {
          code: "opposite-sign",
          deed: `multiplying $${c}$ by ${inline(sum(x, -b))} instead of ${inline(sum(x, b))}`,
          step: 1,
        },
        right: {
          code: "sign-lost",
          deed: `moving $${a * d}$ to the right side without changing its sign`,
          step: 3,
        },
      },
    }),
    slipTo(quotient(sum(b, -d), sum(a, -c)), {
      code: "distributed-to-one-term",
      deed: `multiplying only $${x}$, but neither $${d}$ nor $${b}$, by the numerators`,
      step: 2,
    }),
    slipTo(quotient(sum(times(c, d), -a * b), sum(a, -c)), {
      code: "quantities-exchanged",
      deed: "multiplying each numerator by its own denominator",
      isClassic: true,
      step: 1,
    }),
    slipTo(quotient(sum(times(c, b), -a * d), sum(a, c)), {
      code: "sign-lost",
      deed: `moving $${c}${x}$ to the left side without changing its sign`,
      step: 3,
    }),
    slipTo(sum(times(c, b), -a * d), {
      code: "stopped-early",
      deed: `leaving out the division by $${a - c}$`,
      step: 4,
    }),
  ];
}
