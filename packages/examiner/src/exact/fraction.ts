import { type Whole, gcd, opposite, product, quotient, sum, whole } from "./whole.ts";

/** An exact fraction in lowest terms with a positive denominator; it cannot overflow. Equal fractions have equal parts. */
export interface Fraction {
  readonly num: Whole;
  readonly den: Whole;
}

export const ZERO: Fraction = { num: 0, den: 1 };
export const ONE: Fraction = { num: 1, den: 1 };

/** num/den in lowest terms. Throws RangeError on a zero denominator and on parts that are not whole. */
export function fraction(num: Whole, den: Whole = 1): Fraction {
  return lowestTerms(whole(num), whole(den));
}

function lowestTerms(num: Whole, den: Whole): Fraction {
  if (den === 0) throw new RangeError("a fraction cannot have denominator 0");
  // Doubles know two zeros, of which this is the one.
  if (num === 0) return ZERO;
  if (den === 1) return { num, den };
  const divisor = den < 0 ? opposite(gcd(num, den)) : gcd(num, den);
  return divisor === 1
    ? { num, den }
    : { num: quotient(num, divisor), den: quotient(den, divisor) };
}

/** Digits that make a whole number which doubles hold. */
const WHOLE_DIGITS = /^\d{1,15}$/;

/** "12", "0.075" or "1e-7" as it is written, without rounding. */
export function fromDecimal(digits: string): Fraction {
  if (WHOLE_DIGITS.test(digits)) return lowestTerms(Number(digits), 1);
  const [mantissa = "", exponent = "0"] = digits.toLowerCase().split("e");
  const [before = "", decimals = ""] = mantissa.split(".");
  const shift = Number(exponent) - decimals.length;
  const num = BigInt(before + decimals);
  return shift >= 0 ? fraction(num * 10n ** BigInt(shift)) : fraction(num, 10n ** BigInt(-shift));
}

export function plus(a: Fraction, b: Fraction): Fraction {
  if (a.den === b.den) return lowestTerms(sum(a.num, b.num), a.den);
  return lowestTerms(sum(product(a.num, b.den), product(b.num, a.den)), product(a.den, b.den));
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, negative(b));
}

export function times(a: Fraction, b: Fraction): Fraction {
  return lowestTerms(product(a.num, b.num), product(a.den, b.den));
}

/** a divided by b. Throws when b is 0. */
export function over(a: Fraction, b: Fraction): Fraction {
  return lowestTerms(product(a.num, b.den), product(a.den, b.num));
}

export function negative({ num, den }: Fraction): Fraction {
  return { num: opposite(num), den };
}

export function sameFraction(a: Fraction, b: Fraction): boolean {
  return a.num === b.num && a.den === b.den;
}

export function fractionToNumber(a: Fraction): number {
  return Number(a.num) / Number(a.den);
}
