import {
  type Expression,
  equation,
  fraction,
  negative,
  product,
  quotient,
  sum,
  times,
} from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import { gcd } from "../../math/rational.ts";
import type { Step } from "../../model.ts";
import { type PoolSlip, slipTo } from "../options/pool.ts";
import { stepTo } from "../wording/steps.ts";
import { timesThe } from "../wording/words.ts";
import { xAndY } from "./lines.ts";

/** ax + by = m and cx + dy = n, all of them whole numbers. */
export interface WholeSystem extends Readonly<Record<"a" | "b" | "m" | "c" | "d" | "n", number>> {}

export type Unknown = "x" | "y";

/** What the two equations are multiplied by so that one unknown cancels; the second factor is negative if it is subtracted. */
function combination({ a, b, m, c, d, n }: WholeSystem, kept: Unknown) {
  const [[one, other], [gone, going]] =
    kept === "x"
      ? [
          [a, c],
          [b, d],
        ]
      : [
          [b, d],
          [a, c],
        ];
  const isAdded = gone * going < 0;
  const first = Math.abs(going) / gcd(gone, going);
  const size = Math.abs(gone) / gcd(gone, going);
  const second = isAdded ? size : -size;
  const [left, right] = [first * one + second * other, first * m + second * n];
  return { one, other, isAdded, first, size, second, left, right };
}

function multiple(factor: number, value: number): Expression {
  return factor === 1 ? sum(value) : times(factor, value);
}

/** The right side of the combined equation, and what it becomes with other factors. */
function combined(first: number, m: number, second: number, n: number): Expression {
  return sum(multiple(first, m), second === -1 ? -n : multiple(second, n));
}

/** A calculation over a whole number, which stands as one number over another with its sign before it. */
export function divided(over: Expression, under: number): Expression {
  if (under === -1 && over.kind !== "number") return negative(over);
  if (over.kind !== "number") return under === 1 ? over : quotient(over, under);
  const { num } = over.value;
  return Math.abs(under) === 1 ? sum(num * under) : fraction(num, under);
}

/** Whether an unknown has the same coefficient, or opposite ones, in both equations. */
export function cancelsAtOnce({ a, b, c, d }: WholeSystem, unknown: Unknown): boolean {
  return unknown === "x" ? Math.abs(a) === Math.abs(c) : Math.abs(b) === Math.abs(d);
}

/** Asks for the first step towards the unknown that is kept. */
export function eliminationHint(system: WholeSystem, kept: Unknown): string {
  const gone = kept === "x" ? "y" : "x";
  if (!cancelsAtOnce(system, gone))
    return `By what could you multiply the equations so that $${gone}$ has the same coefficient or opposite coefficients?`;
  const isAdded = gone === "x" ? system.a === -system.c : system.b === -system.d;
  return isAdded
    ? "Which unknown cancels if you add the equations?"
    : "Which unknown cancels if you subtract the second equation from the first?";
}

/** One unknown cancels, and the other is found. */
export function eliminationSteps(system: WholeSystem, kept: Unknown): Step[] {
  const { a, b, m, c, d, n } = system;
  const { isAdded, first, size, second, left, right } = combination(system, kept);
  const gone = kept === "x" ? "y" : "x";
  const [one, other] = [timesThe(first, "first equation"), timesThe(size, "second equation")];
  return [
    stepTo(
      isAdded
        ? `Add ${one} and ${other}, so that $${gone}$ cancels.`
        : `Subtract ${other} from ${one}, so that $${gone}$ cancels.`,
      equation(
        sum(product(first, xAndY(a, b)), product(second, xAndY(c, d))),
        combined(first, m, second, n),
      ),
    ),
    stepTo("Combine like terms.", equation(product(left, kept), right)),
    ...(left === 1
      ? []
      : [stepTo(`Divide both sides by $${left}$.`, equation(kept, right / left))]),
  ];
}

/** With the unknown x found, y follows from the first equation. */
export function substitutionSteps({ a, b, m }: WholeSystem, x: number): Step[] {
  const rest = m - a * x;
  return [
    stepTo(
      "Substitute this value into the first equation.",
      equation(sum(multiple(a, x), product(b, "y")), m),
    ),
    stepTo(
      b === 1 ? "Solve for $y$." : `Solve for $y$: move the number, then divide by $${b}$.`,
      equation("y", b === 1 || m === 0 ? rest / b : quotient(sum(m, -a * x), b)),
    ),
    ...(b === 1 || m === 0 ? [] : [stepTo("Simplify.", equation("y", rest / b))]),
  ];
}

/** Slips in finding one unknown, whose value `of` makes into what is asked. */
export function eliminationSlips(
  system: WholeSystem,
  kept: Unknown,
  of: (found: Expression) => Expression = (found) => found,
): PoolSlip[] {
  const { m, n } = system;
  const { one, other, isAdded, first, size, second, left, right } = combination(system, kept);
  const to = (over: Expression) => of(divided(over, left));
  const [adding, subtracting] = isAdded ? ["subtracting", "adding"] : ["adding", "subtracting"];
  return [
    slipTo(to(combined(first, m, -second, n)), {
      code: "sign-lost",
      deed: `${adding} the right sides instead of ${subtracting} them`,
      step: 2,
    }),
    ...(first === 1
      ? []
      : [
          slipTo(to(combined(1, m, second, n)), {
            code: "distributed-to-one-term",
            deed: `multiplying the left side of the first equation by $${first}$, but not its right side,`,
            step: 1,
          }),
        ]),
    ...(size === 1
      ? []
      : [
          slipTo(to(combined(first, m, Math.sign(second), n)), {
            code: "distributed-to-one-term",
            deed: `multiplying the left side of the second equation by $${size}$, but not its right side,`,
            step: 1,
          }),
        ]),
    ...(first * one === second * other
      ? []
      : [
          slipTo(of(divided(sum(right), first * one - second * other)), {
            code: "sign-lost",
            deed: `${adding} the terms in $${kept}$ instead of ${subtracting} them`,
            step: 2,
          }),
        ]),
  ];
}

/** A slip in finding y from x: the term in x is moved without changing its sign. */
export function substitutionSlip(
  { a, b, m }: WholeSystem,
  x: number,
  of: (found: Expression) => Expression,
): PoolSlip {
  return slipTo(of(divided(sum(m, a * x), b)), {
    code: "sign-lost",
    deed: `moving ${inline(a * x)} to the right side without changing its sign, in finding $y$,`,
    step: 3,
  });
}
