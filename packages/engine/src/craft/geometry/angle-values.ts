import { type Expression, negative, product, quotient } from "../../math/expression.ts";
import { type Rational, rational, toNumber } from "../../math/rational.ts";
import { type Face, exactly } from "../options/option.ts";

/**
 * The sine of an angle up to a right one, to put numbers in order. It uses sums and products only, which come
 * out alike on every machine.
 */
export function sine(degrees: number): number {
  const x = (degrees * Math.PI) / 180;
  let [term, total] = [x, x];
  for (let power = 3; power < 30; power += 2) {
    term *= (-x * x) / (power * (power - 1));
    total += term;
  }
  return total;
}

export function cosine(degrees: number): number {
  return sine(90 - degrees);
}

export function tangent(degrees: number): number {
  return sine(degrees) / cosine(degrees);
}

/** A fraction of π. */
export function timesPi(factor: Rational): Expression {
  const { num, den } = factor;
  if (den === 1) return product(num, "pi");
  const size = quotient(product(Math.abs(num), "pi"), den);
  return num < 0 ? negative(size) : size;
}

export function piFace(factor: Rational): Face {
  return exactly(timesPi(factor), toNumber(factor) * Math.PI);
}

/** An angle in degrees as a multiple of π radians. */
export function halfTurns(degrees: number): Rational {
  return rational(degrees, 180);
}
