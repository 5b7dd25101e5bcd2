import type { Rational } from "@sat/item";

export type { Rational };

/** Raised when a result leaves the safe integers; a model that meets it draws numbers too large. */
export class OverflowError extends Error {
  override name = "OverflowError";
}

function safe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new OverflowError(`${value} is not a safe integer`);
  return value;
}

/** Greatest common divisor of two whole numbers, never negative. */
export function gcd(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

export function lcm(a: number, b: number): number {
  return safe(Math.abs(a * b) / gcd(a, b));
}

/** num/den in lowest terms. Throws on a zero denominator. */
export function rational(num: number, den = 1): Rational {
  if (den === 0) throw new RangeError("a rational cannot have denominator 0");
  // Adding 0 turns -0 into 0.
  if (den === 1) return { num: safe(num) + 0, den };
  const divisor = gcd(safe(num), safe(den)) * (den < 0 ? -1 : 1);
  return { num: num / divisor + 0, den: den / divisor };
}

type Numeric = Rational | number;

/** A whole number as a fraction; a fraction as it is. */
export function exact(value: Numeric): Rational {
  return typeof value === "number" ? rational(value) : value;
}

export function add(a: Numeric, b: Numeric): Rational {
  const x = exact(a);
  const y = exact(b);
  return rational(safe(safe(x.num * y.den) + safe(y.num * x.den)), safe(x.den * y.den));
}

export function negate(a: Numeric): Rational {
  const x = exact(a);
  return rational(-x.num, x.den);
}

export function subtract(a: Numeric, b: Numeric): Rational {
  return add(a, negate(b));
}

export function multiply(a: Numeric, b: Numeric): Rational {
  const x = exact(a);
  const y = exact(b);
  return rational(safe(x.num * y.num), safe(x.den * y.den));
}

export function divide(a: Numeric, b: Numeric): Rational {
  const y = exact(b);
  return multiply(a, rational(y.den, y.num));
}

/** Negative, zero or positive as a is less than, equal to or greater than b. */
export function compare(a: Numeric, b: Numeric): number {
  const x = exact(a);
  const y = exact(b);
  return safe(x.num * y.den) - safe(y.num * x.den);
}

export function equals(a: Numeric, b: Numeric): boolean {
  return compare(a, b) === 0;
}

export function isInteger(a: Numeric): boolean {
  return exact(a).den === 1;
}

/** The nearest floating-point number, for sorting and drawing only. */
export function toNumber(a: Numeric): number {
  const x = exact(a);
  return x.num / x.den;
}
