import {
  type Expression,
  decimal,
  equation,
  negative,
  product,
  quotient,
  sum,
  times,
} from "../../math/expression.ts";
import { code, inline, tex } from "../../math/print.ts";
import { workOut } from "../../math/work-out.ts";
import type { Step } from "../../model.ts";
import { inUnits } from "../draws/grid.ts";
import { stepThrough } from "../wording/steps.ts";
import { standardForm } from "./lines.ts";

/** x + y = count; and ax + by = amount, or ax - by = amount where the amount is no total but a difference. */
export interface TwoParts {
  readonly a: number;
  readonly b: number;
  readonly count: number;
  readonly amount: number;
  /** So many make one unit of a, b and the amount: 100 where they are cents. */
  readonly per: number;
}

/** The calculation of one part. */
export function partWork(
  parts: TwoParts,
  { isFirst, isTotal }: { readonly isFirst: boolean; readonly isTotal: boolean },
): Expression {
  const { count } = parts;
  const { a, b, amount } = inUnitsOf(parts);
  const other = isTotal ? negative(b) : b;
  const over = isFirst ? sum(amount, times(other, count)) : sum(times(a, count), negative(amount));
  return quotient(over, sum(a, other));
}

/** The numbers of the second equation as they are printed. */
function inUnitsOf({ a, b, amount, per }: TwoParts) {
  return { a: inUnits(a, per), b: inUnits(b, per), amount: inUnits(amount, per) };
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
  const { count, per } = parts;
  const { a, b, amount } = inUnitsOf(parts);
  const x = firstPart(parts, isTotal);
  const y = count - x;
  const all = standardForm(1, 1, count);
  const weighted = equation(sum(product(a, "x"), product(isTotal ? b : negative(b), "y")), amount);
  const size = isTotal ? parts.a - parts.b : parts.a + parts.b;
  const factor = inUnits(size, per);
  const right = inUnits(size * x, per);
  const deed = isTotal
    ? `Subtract ${inline(b)} times the first equation from the second`
    : `Add ${inline(b)} times the first equation to the second`;
  return [
    { text: `${letters}\n\n${inline(all)}\n\n${inline(weighted)}`, claim: code(weighted) },
    {
      text: `${deed}, so that $y$ cancels.\n\n$${tex(product(factor, "x"))} = ${tex(sum(amount, times(isTotal ? negative(b) : b, count)))} = ${tex(right)}$`,
      claim: code(equation(product(factor, "x"), right)),
    },
    ...(size === per
      ? []
      : [{ text: `Divide both sides by ${inline(factor)}.\n\n$x = ${x}$`, claim: `x = ${x}` }]),
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

/** The last step, where what a part comes to is asked. */
export function amountStep(
  deed: string,
  parts: TwoParts,
  { isFirst, isTotal }: { readonly isFirst: boolean; readonly isTotal: boolean },
): Step {
  const x = firstPart(parts, isTotal);
  const each = inUnits(isFirst ? parts.a : parts.b, parts.per);
  const work = times(each, isFirst ? x : parts.count - x);
  const value = decimal(workOut(work));
  return {
    ...stepThrough(deed, work, value),
    claim: `${code(each)}*${isFirst ? "x" : "y"} = ${code(value)}`,
  };
}
