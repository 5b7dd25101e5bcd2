import { type Expression, relation, sum } from "../../math/expression.ts";
import { code, tex } from "../../math/print.ts";
import { type Rational, add, compare, toNumber } from "../../math/rational.ts";
import { workOut } from "../../math/work-out.ts";
import type { Step } from "../../model.ts";

/** "\frac{55}{3} \approx 18.33": what a bound comes to. */
export function bounded(quotient: Rational, written = tex(quotient)): string {
  const { den } = quotient;
  const digits = toNumber(quotient).toFixed(1000 % den === 0 ? 3 : 2);
  if (den === 1) return written;
  return `${written} ${1000 % den === 0 ? `= ${Number(digits)}` : `\\approx ${digits}`}`;
}

/** "the total for 19 is then 24 · 19 + 60 = 516, more than 500" */
export function totalAt(count: number, total: Expression, limit: number): string {
  const value = workOut(total);
  const compared = compare(value, limit) > 0 ? "more" : "less";
  return `the total for $${count}$ is $${tex(total)} = ${tex(value)}$, ${compared} than $${tex(limit)}$`;
}

/** From the last division to the whole number that is asked. */
export function wholeNumberSteps(per: number, quotient: Rational, up: boolean, first = 0): Step[] {
  const bound = add(quotient, first);
  const below = Math.floor(toNumber(bound));
  const sign = up ? "\\ge" : "\\le";
  const least = `The ${up ? "least" : "greatest"} whole number that satisfies this is $${up ? below + 1 : below}$.`;
  const claim = code(relation("n", up ? ">=" : "<=", bound));
  const divided = `Divide both sides by $${per}$.\n\n$${tex(sum("n", -first))} ${sign} ${bounded(quotient)}$`;
  return [
    { text: divided, claim },
    ...(first === 0
      ? []
      : [{ text: `Add $${first}$ to both sides.\n\n$n ${sign} ${bounded(bound)}$`, claim }]),
    { text: least },
  ];
}
