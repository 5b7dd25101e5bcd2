import {
  equation,
  expression,
  polynomial,
  product,
  quotient,
  sum,
  times,
} from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import { workOut } from "../../math/work-out.ts";
import { type PoolSlip, slipTo } from "../options/pool.ts";
import type { Ways } from "../options/ways.ts";

interface OneSided {
  readonly x: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Whether b is added, whether it stands in parentheses with x, and whether the group around x is asked for. */
type OneSidedFork = "added" | "inside" | "group";

/** The equation. */
export function oneSided({ x, a, b, c }: OneSided, { added, inside }: Ways<OneSidedFork>) {
  const term = added ? b : -b;
  return equation(inside ? product(a, sum(x, term)) : polynomial([term, a], x), c);
}

/** What is asked for: the unknown, or the group around it. */
export function askedOf({ x, a, b }: OneSided, { added, inside, group }: Ways<OneSidedFork>) {
  if (!group) return expression(x);
  return inside ? sum(x, added ? b : -b) : product(a, x);
}

/** The calculation that leads to what is asked for. */
export function oneSidedWork({ a, b, c }: OneSided, { added, inside, group }: Ways<OneSidedFork>) {
  const term = added ? -b : b;
  if (inside) return group ? quotient(c, a) : sum(quotient(c, a), term);
  return group ? sum(c, term) : quotient(sum(c, term), a);
}

/** An equation with the unknown on one side. */
export type OneSidedProblem = { readonly terms: OneSided; readonly ways: Ways<OneSidedFork> };

/** What students do instead. */
export function oneSidedSlips({ terms, ways }: OneSidedProblem): PoolSlip[] {
  const { x, a, b, c } = terms;
  const { added, inside, group } = ways;
  const term = added ? b : -b;
  const [undoing, repeating] = added ? ["subtracting", "adding"] : ["adding", "subtracting"];
  const whole = inline(askedOf(terms, { ...ways, group: true }));
  const undone = sum(c, -term);
  const toOneTerm = {
    code: "distributed-to-one-term",
    deed: inside
      ? `multiplying $${x}$ by $${a}$, but not $${b}$,`
      : `dividing $${c}$ by $${a}$, but not $${b}$,`,
    isClassic: true,
    step: 2,
  } as const;
  const asGroup = inside ? sum(quotient(undone, a), term) : times(a, sum(quotient(c, a), -term));
  const repeated = `${repeating} $${b}$ instead of ${undoing} it`;
  return [
    slipTo(group ? asGroup : oneSidedWork(terms, { ...ways, inside: !inside }), toOneTerm),
    slipTo(
      oneSidedWork(terms, { ...ways, group: !group }),
      group
        ? { code: "another-quantity", deed: `solving for $${x}$ itself`, step: 3 }
        : { code: "stopped-early", deed: `stopping at the value of ${whole}`, step: 3 },
    ),
    inside && group
      ? slipTo(sum(c / a, term, term), {
          code: "sign-lost",
          deed: `${repeated} in finding $${x}$`,
          step: 2,
        })
      : slipTo(oneSidedWork(terms, { ...ways, added: !added }), {
          code: "sign-lost",
          deed: repeated,
          step: 1,
        }),
    ...(group ? [] : [oneTermLeft({ terms, ways })]),
    group && !inside
      ? slipTo(times(a, workOut(undone)), {
          code: "order-of-steps",
          deed: `multiplying the value of ${whole} by $${a}$ once more`,
          step: 2,
        })
      : slipTo(inside ? sum(times(a, c), ...(group ? [] : [-term])) : times(a, undone), {
          code: "opposite-operation",
          deed: `multiplying by $${a}$ instead of dividing by it`,
          step: 2,
        }),
  ];
}

/** A slip in finding the unknown: one of the two operations is left out. */
function oneTermLeft({ terms: { a, b, c }, ways: { added, inside } }: OneSidedProblem): PoolSlip {
  return inside
    ? slipTo(sum(c, added ? -b : b), {
        code: "stopped-early",
        deed: `leaving out the division by $${a}$`,
        step: 2,
      })
    : slipTo(quotient(c, a), { code: "term-left-out", deed: `leaving out the $${b}$`, step: 1 });
}
