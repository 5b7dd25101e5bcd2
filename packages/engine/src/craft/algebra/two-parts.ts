import { type Expression, equation, product, quotient, sum, times } from "../../math/expression.ts";
import { code, inline, tex } from "../../math/print.ts";
import type { Step } from "../../model.ts";
import { standardForm } from "./lines.ts";

/** x + y = count; and ax + by = amount, or ax - by = amount where the amount is no total but a difference. */
export interface TwoParts {
  readonly a: number;
  readonly b: number;
  readonly count: number;
  readonly amount: number;
}

/** The calculation of one part. */
export function partWork(
  { a, b, count, amount }: TwoParts,
  { isFirst, isTotal }: { readonly isFirst: boolean; readonly isTotal: boolean },
): Expression {
  const sign = isTotal ? -1 : 1;
  const over = isFirst ? sum(amount, times(sign * b, count)) : sum(times(a, count), -amount);
  return quotient(over, sum(a, sign * b));
}

/** The first part. */
export function firstPart({ a, b, count, amount }: TwoParts, isTotal: boolean): number {
  return isTotal ? (amount - b * count) / (a - b) : (amount + b * count) / (a + b);
}

interface Told {
  readonly isTotal: boolean;
  /** What the letters are, and of what the two equations are. */
  readonly letters: string;
  /** How the second part is found from the first; absent where the first is asked. */
  readonly rest?: string | undefined;
}

/** Both equations, and the part that is asked: y is eliminated. */
export function partSteps(parts: TwoParts, { isTotal, letters, rest }: Told): Step[] {
  const { a, b, count, amount } = parts;
  const x = firstPart(parts, isTotal);
  const y = count - x;
  const [all, weighted] = [standardForm(1, 1, count), standardForm(a, isTotal ? b : -b, amount)];
  const factor = isTotal ? a - b : a + b;
  const deed = isTotal
    ? `Subtract $${b}$ times the first equation from the second`
    : `Add $${b}$ times the first equation to the second`;
  return [
    { text: `${letters}\n\n${inline(all)}\n\n${inline(weighted)}`, claim: code(weighted) },
    {
      text: `${deed}, so that $y$ cancels.\n\n$${factor}x = ${tex(amount)} ${isTotal ? "-" : "+"} ${b} \\cdot ${count} = ${tex(factor * x)}$`,
      claim: code(equation(product(factor, "x"), factor * x)),
    },
    { text: `Divide both sides by $${factor}$.\n\n$x = ${x}$`, claim: `x = ${x}` },
    ...(rest === undefined
      ? []
      : [
          {
            text: `${rest}\n\n$y = ${count} - ${x} = ${y}$`,
            claim: `x + 1000*y = ${x} + 1000*${y}`,
          },
        ]),
  ];
}
