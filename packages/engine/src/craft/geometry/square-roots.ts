import { type Expression, negative, product, quotient, root } from "../../math/expression.ts";
import { type Rational, divide, multiply, rational, toNumber } from "../../math/rational.ts";
import { type Face, exactly, numeral } from "../options/option.ts";

/** A fraction times the square root of a whole number that holds no square; the root of 1 when it is rational. */
export interface RootForm {
  readonly times: Rational;
  readonly root: number;
}

/** times·√of in its simplest form. */
export function rootForm(times: Rational | number, of = 1): RootForm {
  let [outside, inside] = [1, of];
  for (let factor = 2; factor * factor <= inside; factor++) {
    while (inside % (factor * factor) === 0) {
      outside *= factor;
      inside /= factor * factor;
    }
  }
  return { times: multiply(times, outside), root: inside };
}

export function timesRoot(one: RootForm, other: RootForm): RootForm {
  return rootForm(multiply(one.times, other.times), one.root * other.root);
}

/** With a denominator that is rational. */
export function overRoot(one: RootForm, other: RootForm): RootForm {
  return rootForm(divide(divide(one.times, other.times), other.root), one.root * other.root);
}

export function rootTree({ times: { num, den }, root: of }: RootForm): Expression {
  if (of === 1) return product(rational(num, den));
  if (den === 1) return product(num, root(of));
  const size = quotient(product(Math.abs(num), root(of)), den);
  return num < 0 ? negative(size) : size;
}

export function rootValue({ times, root: of }: RootForm): number {
  return toNumber(times) * Math.sqrt(of);
}

export function rootFace(form: RootForm): Face {
  return form.root === 1 ? numeral(form.times) : exactly(rootTree(form), rootValue(form));
}

/** Whether no two of them are the same number. */
export function areDistinctRoots(forms: readonly RootForm[]): boolean {
  return (
    new Set(forms.map(({ times, root: of }) => `${times.num}/${times.den} ${of}`)).size ===
    forms.length
  );
}
