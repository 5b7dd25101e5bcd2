import type { SlipCode } from "@sat/item";
import { type Expression, type Relation, product } from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import { type Rational, exact, toNumber } from "../../math/rational.ts";
import type { DraftOption } from "../../model.ts";

/** What an option shows: prose markup and, for a number, its place in ascending order and its exact value. */
export type Face = Pick<DraftOption, "text" | "order" | "value">;

/** A whole number or a fraction. */
export function numeral(value: Rational | number): Face {
  return { text: inline(value), order: toNumber(value), value: exact(value) };
}

/** A number that is not a fraction of whole ones, such as a surd, with its nearest floating-point value. */
export function exactly(tree: Expression, order: number): Face {
  return { text: inline(tree), order };
}

/** A number of times pi. */
export function multipleOfPi(value: Rational | number): Face {
  return exactly(product(value, "pi"), toNumber(value) * Math.PI);
}

/** An expression, an equation or a function: options without an order. */
export function formula(tree: Expression | Relation): Face {
  return { text: inline(tree) };
}

export function point(x: number, y: number): Face {
  return { text: `$(${x}, ${y})$` };
}

/** The key, with the reason why it is right. */
export function right(face: Face, reason: string): DraftOption {
  return { ...face, code: null, reason };
}

/** A wrong option: the mistake it stands for, and how that mistake leads to this very answer. */
export function wrong(face: Face, code: SlipCode, reason: string): DraftOption {
  return { ...face, code, reason };
}

/** Whether neither a whole number nor a decimal stands alone among the values of the options. */
export function areOfLikeForms(values: readonly (Rational | number)[]): boolean {
  const whole = values.filter((value) => exact(value).den === 1).length;
  return whole !== 1 && whole !== values.length - 1;
}

/** Whether no two options would show the same value. Ask it of all four, so that it cannot favour the key. */
export function areDistinct(values: readonly (Rational | number)[]): boolean {
  return new Set(values.map(toNumber)).size === values.length;
}
