import {
  type Fraction,
  ONE,
  ZERO,
  fraction,
  fractionToNumber,
  negative,
  over,
  plus,
  sameFraction,
  times,
} from "./fraction.ts";
import {
  type Surd,
  PI,
  addSurds,
  invertSurd,
  multiplySurds,
  negateSurd,
  rationalPart,
  sameSurd,
  squareRoot,
  surd,
  surdToNumber,
} from "./surd.ts";
import { type Whole, product, size, sum } from "./whole.ts";

/** A number, exact where it can be, beside its nearest double. NaN stands for undefined. */
export interface Num {
  /** A fraction wherever the number is rational, else a surd. */
  readonly exact: Fraction | Surd | null;
  readonly real: number;
}

/** Two numbers that are not both exact are one when they differ by less, relative to their size. */
const TOLERANCE = 1e-9;

export const UNDEFINED: Num = { exact: null, real: Number.NaN };

export function fromFraction(value: Fraction): Num {
  return { exact: value, real: fractionToNumber(value) };
}

export function fromInteger(value: Whole): Num {
  return fromFraction(fraction(value));
}

export function fromReal(real: number): Num {
  return { exact: null, real };
}

function fromSurd(exact: Surd | undefined, real: number): Num {
  if (exact === undefined) return fromReal(real);
  const rational = rationalPart(exact);
  return rational === undefined ? { exact, real: surdToNumber(exact) } : fromFraction(rational);
}

export const PI_NUM: Num = { exact: PI, real: Math.PI };

export function isDefined(a: Num): boolean {
  return Number.isFinite(a.real);
}

export function isFraction(exact: Fraction | Surd): exact is Fraction {
  return !Array.isArray(exact);
}

/** What is exact as a sum of terms, one of them for a fraction. */
function termsOf(exact: Fraction | Surd): Surd {
  return isFraction(exact) ? surd(exact) : exact;
}

export function toFraction({ exact }: Num): Fraction | undefined {
  return exact !== null && isFraction(exact) ? exact : undefined;
}

export function add(a: Num, b: Num): Num {
  const [x, y] = [a.exact, b.exact];
  if (x === null || y === null) return fromReal(a.real + b.real);
  if (isFraction(x) && isFraction(y)) return fromFraction(plus(x, y));
  return fromSurd(addSurds(termsOf(x), termsOf(y)), a.real + b.real);
}

export function negate({ exact, real }: Num): Num {
  if (exact === null) return fromReal(0 - real);
  return { exact: isFraction(exact) ? negative(exact) : negateSurd(exact), real: 0 - real };
}

export function subtract(a: Num, b: Num): Num {
  return add(a, negate(b));
}

export function multiply(a: Num, b: Num): Num {
  const [x, y] = [a.exact, b.exact];
  if (x === null || y === null) return fromReal(a.real * b.real);
  if (isFraction(x) && isFraction(y)) return fromFraction(times(x, y));
  return fromSurd(multiplySurds(termsOf(x), termsOf(y)), a.real * b.real);
}

export function divide(a: Num, b: Num): Num {
  if (isZero(b)) return UNDEFINED;
  const [x, y] = [a.exact, b.exact];
  if (x === null || y === null) return fromReal(a.real / b.real);
  if (isFraction(x) && isFraction(y)) return fromFraction(over(x, y));
  const inverse = isFraction(y) ? surd(over(ONE, y)) : invertSurd(y);
  return inverse === undefined
    ? fromReal(a.real / b.real)
    : fromSurd(multiplySurds(termsOf(x), inverse), a.real / b.real);
}

/** The number's index-th real root. */
export function rootOf(a: Num, index: number): Num {
  if (index % 2 === 0 && sign(a) < 0) return UNDEFINED;
  const real = Math.sign(a.real) * Math.abs(a.real) ** (1 / index);
  if (index === 2 && a.exact !== null) return fromSurd(squareRoot(termsOf(a.exact)), real);
  const rational = toFraction(a);
  if (rational === undefined) return fromReal(real);
  const [over_, under] = [wholeRoot(rational.num, index), wholeRoot(rational.den, index)];
  return over_ === undefined || under === undefined
    ? fromReal(real)
    : fromFraction(fraction(over_, under));
}

function wholeRoot(of: Whole, index: number): bigint | undefined {
  const guess = BigInt(Math.round(Number(size(of)) ** (1 / index)));
  if (guess ** BigInt(index) !== BigInt(size(of))) return undefined;
  return of < 0 ? -guess : guess;
}

/** Exponents past this are left to floating point. */
const LARGEST_EXPONENT = 200;

export function power(base: Num, exponent: Num): Num {
  const rational = toFraction(exponent);
  if (rational === undefined || tooLarge(rational)) return fromReal(base.real ** exponent.real);
  const { num, den } = rational;
  if (num <= 0 && isZero(base)) return UNDEFINED;
  const root = den === 1 ? base : rootOf(base, Number(den));
  const repeats = Math.abs(Number(num));
  const whole = base.exact === null ? fromReal(root.real ** repeats) : repeated(root, repeats);
  return num < 0 ? divide(ONE_NUM, whole) : whole;
}

function tooLarge({ num, den }: Fraction): boolean {
  return num > LARGEST_EXPONENT || num < -LARGEST_EXPONENT || den > LARGEST_EXPONENT;
}

/** base to a whole power, by squaring. */
function repeated(base: Num, exponent: number): Num {
  let [result, square] = [ONE_NUM, base];
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = multiply(result, square);
    if (rest > 1) square = multiply(square, square);
  }
  return result;
}

export function absolute(a: Num): Num {
  return sign(a) < 0 ? negate(a) : a;
}

export function isZero({ exact, real }: Num): boolean {
  if (exact === null) return Math.abs(real) < TOLERANCE;
  return isFraction(exact) && exact.num === 0;
}

/** -1, 0 or 1; NaN when the number is undefined. */
export function sign(a: Num): number {
  return isZero(a) ? 0 : Math.sign(a.real);
}

export function sameNum(a: Num, b: Num): boolean {
  const [x, y] = [a.exact, b.exact];
  if (x !== null && y !== null) {
    if (isFraction(x)) return isFraction(y) && sameFraction(x, y);
    return !isFraction(y) && sameSurd(x, y);
  }
  return Math.abs(a.real - b.real) <= TOLERANCE * Math.max(1, Math.abs(a.real), Math.abs(b.real));
}

/** Negative, 0 or positive as a is less than, equal to or greater than b; NaN when one is undefined. */
export function compareNums(a: Num, b: Num): number {
  return sameNum(a, b) ? 0 : a.real - b.real;
}

/** Rounded half up to that many decimal places, exactly when the number is rational. */
export function rounded(a: Num, places: number): Num {
  const scale = fraction(10n ** BigInt(places));
  const rational = toFraction(a);
  if (rational === undefined) {
    return fromFraction(over(fraction(BigInt(Math.round(a.real * 10 ** places))), scale));
  }
  const { num, den } = times(rational, scale);
  const [twice, under] = [sum(product(2, num), den), product(2, den)];
  return fromFraction(over(fraction(floorDivide(BigInt(twice), BigInt(under))), scale));
}

function floorDivide(a: bigint, b: bigint): bigint {
  return a / b - (a % b !== 0n && a < 0n !== b < 0n ? 1n : 0n);
}

/** Noise of a root found by halving an interval, relative to its size. */
const NOISE = 1e-11;
const LARGEST_DENOMINATOR = 128;

/** The exact number near a double, when it has a small denominator; else the double itself. */
export function rationalised(real: number): Num {
  for (let den = 1; den <= LARGEST_DENOMINATOR; den++) {
    const num = Math.round(real * den);
    const near = Math.abs(real * den - num) < NOISE * Math.max(1, Math.abs(num));
    if (near && Number.isSafeInteger(num)) return fromFraction(fraction(num, den));
  }
  return fromReal(real);
}

export const ZERO_NUM = fromFraction(ZERO);
export const ONE_NUM = fromFraction(ONE);
