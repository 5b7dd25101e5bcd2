import type { PartScenario } from "@sat/content/scenarios/repeated-parts";
import { power, product, quotient, sum, times } from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import { rational, subtract } from "../../math/rational.ts";
import { workOut } from "../../math/work-out.ts";
import { type PoolSlip, slipTo } from "../options/pool.ts";
import { type Ways, slipsAtForks } from "../options/ways.ts";

interface Repeated {
  readonly scenario: PartScenario;
  /** The part is this many over that many. */
  readonly part: readonly [number, number];
  readonly start: number;
  /** How many times the amount changes, or once more. */
  readonly times: number;
}

/** Whether the part is what is kept, and whether the change comes once more. */
type RepeatedFork = "kept" | "more";
export type RepeatedProblem = { readonly terms: Repeated; readonly ways: Ways<RepeatedFork> };

export function partLeft({ terms: { part }, ways }: RepeatedProblem) {
  const [over, under] = part;
  return rational(ways.kept ? over : under - over, under);
}

export function countOf({ terms, ways }: RepeatedProblem): number {
  return ways.more ? terms.times + 1 : terms.times;
}

export function repeatedWork(problem: RepeatedProblem, count = countOf(problem)) {
  return times(problem.terms.start, power(partLeft(problem), count));
}

export function repeatedSlips(problem: RepeatedProblem): PoolSlip[] {
  const { terms, ways } = problem;
  const { start, part, times: shorter } = terms;
  const [over, under] = part;
  const count = countOf(problem);
  const [fraction, left] = [rational(over, under), partLeft(problem)];
  const lost = subtract(1, left);
  const remains = sum(1, product(-count, lost));
  return [
    ...slipsAtForks({
      ways,
      work: (each) => repeatedWork({ terms, ways: each }),
      slips: {
        kept: {
          code: "rest-for-part",
          deed: `using ${inline(fraction)} as the part that is ${ways.kept ? "lost" : "left"} each time`,
          isClassic: true,
          step: 1,
        },
        more: {
          code: "off-by-one",
          deed: ways.more
            ? `counting $${shorter}$ changes instead of $${count}$`
            : `counting $${count + 1}$ changes instead of $${count}$`,
          step: 2,
        },
      },
    }),
    slipTo(sum(start, product(-1, repeatedWork(problem))), {
      code: "rest-for-part",
      deed: "finding the amount lost instead of the amount left",
      step: 3,
    }),
    slipTo(quotient(repeatedWork(problem, 1), count), {
      code: "exponent-rule",
      deed: `dividing by the number of changes instead of multiplying by ${inline(left)} again`,
      step: 2,
    }),
    ...(workOut(remains).num > 0
      ? [
          slipTo(times(start, remains), {
            code: "linear-for-exponential",
            deed: `subtracting the same amount all $${count}$ times`,
            step: 2,
          }),
        ]
      : []),
  ];
}
