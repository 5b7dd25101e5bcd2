import {
  type Expression,
  equation,
  polynomial,
  product,
  quotient,
  sum,
} from "../../math/expression.ts";
import { code, inline } from "../../math/print.ts";
import type { Step } from "../../model.ts";
import type { Twists } from "../options/siblings.ts";
import { stepTo } from "../wording/steps.ts";
import { paragraphs } from "../wording/words.ts";

/** a/(x + m) plus or minus b/(x + n). */
interface Fractions {
  readonly a: number;
  readonly b: number;
  /** The numbers added to x in the two denominators. */
  readonly shifts: readonly [number, number];
}

/** The twists are the operation and which denominator the first fraction has. */
export function shiftsOf({ shifts: [m, n] }: Fractions, at: Twists): readonly [number, number] {
  return at.second ? [m, n] : [n, m];
}

export function fractionSum(item: Fractions, at: Twists): Expression {
  const [m, n] = shiftsOf(item, at);
  const under = sum("x", n);
  return sum(quotient(item.a, sum("x", m)), quotient(at.first ? item.b : -item.b, under));
}

/** Coefficients of the numerator over the common denominator, from the constant up. */
export function numerator(item: Fractions, at: Twists): readonly [number, number] {
  const [m, n] = shiftsOf(item, at);
  const b = at.first ? item.b : -item.b;
  return [item.a * n + b * m, item.a + b];
}

/** The numerator over the common denominator, before it is multiplied out. */
function numeratorWork(item: Fractions, at: Twists): Expression {
  const [m, n] = shiftsOf(item, at);
  return sum(product(item.a, sum("x", n)), product(at.first ? item.b : -item.b, sum("x", m)));
}

export function numeratorShown(item: Fractions, at: Twists): string {
  return inline(equation(numeratorWork(item, at), polynomial(numerator(item, at), "x")));
}

export function denominator({ shifts: [m, n] }: Pick<Fractions, "shifts">): Expression {
  return product(sum("x", Math.max(m, n)), sum("x", Math.min(m, n)));
}

export function together(item: Fractions, at: Twists): Expression {
  return quotient(polynomial(numerator(item, at), "x"), denominator(item));
}

export function additionSteps(item: Fractions, at: Twists): Step[] {
  const [m, n] = shiftsOf(item, at);
  const { a } = item;
  const b = at.first ? item.b : -item.b;
  const common = denominator(item);
  const [first, second] = [product(a, sum("x", n)), product(Math.abs(b), sum("x", m))];
  const over = quotient(second, common);
  const work = numeratorWork(item, at);
  return [
    stepTo(
      `Multiply the numerator and the denominator of the first fraction by ${inline(sum("x", n))}.`,
      equation(quotient(a, sum("x", m)), quotient(first, common)),
    ),
    stepTo(
      `Multiply those of the second fraction by ${inline(sum("x", m))}.`,
      equation(quotient(Math.abs(b), sum("x", n)), over),
    ),
    stepTo(
      `${at.first ? "Add" : "Subtract"} the numerators, and distribute.`,
      equation(work, sum(product(a, "x"), a * n, product(b, "x"), b * m)),
    ),
    stepTo("Combine like terms.", equation(work, polynomial(numerator(item, at), "x"))),
    {
      text: paragraphs("Write this over the common denominator.", inline(together(item, at))),
      claim: code(equation(fractionSum(item, at), together(item, at))),
    },
  ];
}
