import {
  type Expression,
  decimal,
  quotient as quotientOf,
  relation,
  sum,
} from "../../math/expression.ts";
import { code, inline, tex } from "../../math/print.ts";
import { type Rational, add, compare, isInteger, multiply, toNumber } from "../../math/rational.ts";
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
export function totalAt(count: number, total: Expression, limit: Rational | number): string {
  const value = workOut(total);
  const compared = compare(value, limit) > 0 ? "more" : "less";
  return `the total for $${count}$ is $${tex(total)} = ${tex(decimal(value))}$, ${compared} than $${tex(decimal(limit))}$`;
}

/** A quotient and what is added to it; as it comes from the division, where what is divided by is a decimal. */
function dividedBy(per: Rational | number, quotient: Rational, first = 0): string {
  const bound = add(quotient, first);
  if (isInteger(per)) return bounded(bound);
  const division = quotientOf(decimal(multiply(quotient, per)), decimal(per));
  return bounded(bound, tex(sum(division, first)));
}

/** From the last division to the whole number that is asked. */
export function wholeNumberSteps(
  per: Rational | number,
  quotient: Rational,
  up: boolean,
  first = 0,
): Step[] {
  const bound = add(quotient, first);
  const below = Math.floor(toNumber(bound));
  const sign = up ? "\\ge" : "\\le";
  const least = `The ${up ? "least" : "greatest"} whole number that satisfies this is $${up ? below + 1 : below}$.`;
  const claim = code(relation("n", up ? ">=" : "<=", bound));
  const divided = `Divide both sides by ${inline(decimal(per))}.\n\n$${tex(sum("n", -first))} ${sign} ${dividedBy(per, quotient)}$`;
  return [
    { text: divided, claim },
    ...(first === 0
      ? []
      : [
          {
            text: `Add $${first}$ to both sides.\n\n$n ${sign} ${dividedBy(per, quotient, first)}$`,
            claim,
          },
        ]),
    { text: least },
  ];
}
