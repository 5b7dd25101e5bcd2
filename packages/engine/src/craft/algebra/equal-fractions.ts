import { equation, quotient, sum, times } from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import { type PoolSlip, slipTo } from "../options/pool.ts";
import { type Ways, slipsAtForks } from "../options/ways.ts";

interface Proportion {
  readonly x: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** Whether a is added, whether the unknown stands above the bar, and whether the group around it is asked for. */
type ProportionFork = "added" | "above" | "group";

/** (x ± a)/b = c/d or b/(x ± a) = c/d. */
export interface TwoFractions {
  readonly terms: Proportion;
  readonly ways: Ways<ProportionFork>;
}

/** The unknown and the number beside it. */
export function groupOf({ terms: { x, a }, ways: { added } }: TwoFractions) {
  return sum(x, added ? a : -a);
}

/** The equation. */
export function proportion(problem: TwoFractions) {
  const { b, c, d } = problem.terms;
  const group = groupOf(problem);
  return equation(problem.ways.above ? quotient(group, b) : quotient(b, group), quotient(c, d));
}

/** How what is asked for is worked out. */
export function proportionWork({
  terms: { a, b, c, d },
  ways: { added, above, group },
}: TwoFractions) {
  const part = above ? quotient(times(b, c), d) : quotient(times(b, d), c);
  return group ? part : sum(part, added ? -a : a);
}

/** What students make of it. */
export function proportionSlips(problem: TwoFractions): PoolSlip[] {
  const { terms, ways } = problem;
  const { x, a, b, c, d } = terms;
  const { added, above, group } = ways;
  const [undoing, repeating] = added ? ["subtracting", "adding"] : ["adding", "subtracting"];
  const whole = inline(groupOf(problem));
  const [top, factor] = above ? [times(b, c), d] : [times(b, d), c];
  return [
    ...(group
      ? []
      : [
          slipTo(quotient(sum(top, added ? -a : a), factor), {
            code: "distributed-to-one-term",
            deed: `multiplying $${x}$ by $${factor}$, but not $${a}$,`,
            isClassic: true,
            step: 2,
          }),
        ]),
    ...slipsAtForks({
      ways,
      work: (each) => proportionWork({ terms, ways: each }),
      slips: {
        added: {
          code: "sign-lost",
          deed: `${repeating} $${a}$ instead of ${undoing} it`,
          step: 3,
        },
        above: {
          code: "wrong-formula",
          deed: "setting the product of the numerators equal to that of the denominators",
          step: 1,
        },
        group: group
          ? { code: "another-quantity", deed: `solving for $${x}$ itself`, step: 3 }
          : { code: "stopped-early", deed: `stopping at the value of ${whole}`, step: 3 },
      },
    }),
    ...(group
      ? []
      : [
          slipTo(sum(b, added ? -a : a), {
            code: "stopped-early",
            deed: `setting ${whole} equal to $${b}$ alone`,
            step: 1,
          }),
        ]),
    slipTo(group ? top : sum(top, added ? -a : a), {
      code: "stopped-early",
      deed: `leaving out the division by $${factor}$`,
      step: 2,
    }),
    slipTo(group ? quotient(b, factor) : sum(quotient(b, factor), added ? -a : a), {
      code: "stopped-early",
      deed: `dividing $${b}$ by $${factor}$ without multiplying it by $${above ? c : d}$`,
      step: 2,
    }),
  ];
}
