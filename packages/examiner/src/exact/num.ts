import { type Fraction, ONE, ZERO, fraction, fractionToNumber, over, times } from "./fraction.ts";
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

/** A number, exact where it can be, beside its nearest double. NaN stands for undefined. */
export interface Num {
  readonly exact: Surd | null;
  readonly real: number;
}

/** Two numbers that are not both exact are one when they differ by less, relative to their size. */
const TOLERANCE = 1e-9;

export const UNDEFINED: Num = { exact: null, real: Number.NaN };

export function fromFraction(value: Fraction): Num {
  return { exact: surd(value), real: fractionToNumber(value) };
}

export function fromInteger(value: number | bigint): Num {
  return fromFraction(fraction(BigInt(value)));
}

export function fromReal(real: number): Num {
  return { exact: null, real };
}

function fromSurd(exact: Surd | undefined, real: number): Num {
  return exact === undefined ? fromReal(real) : { exact, real: surdToNumber(exact) };
}

export const PI_NUM: Num = { exact: PI, real: Math.PI };

export function isDefined(a: Num): boolean {
  return Number.isFinite(a.real);
}

export function toFraction(a: Num): Fraction | undefined {
  return a.exact === null ? undefined : rationalPart(a.exact);
}

export function add(a: Num, b: Num): Num {
  if (a.exact === null || b.exact === null) return fromReal(a.real + b.real);
  return fromSurd(addSurds(a.exact, b.exact), a.real + b.real);
}

export function negate({ exact, real }: Num): Num {
  return { exact: exact && negateSurd(exact), real: 0 - real };
}

export function subtract(a: Num, b: Num): Num {
  return add(a, negate(b));
}

export function multiply(a: Num, b: Num): Num {
  if (a.exact === null || b.exact === null) return fromReal(a.real * b.real);
  return fromSurd(multiplySurds(a.exact, b.exact), a.real * b.real);
}

export function divide(a: Num, b: Num): Num {
  if (isZero(b)) return UNDEFINED;
  if (a.exact === null || b.exact === null) return fromReal(a.real / b.real);
  const inverse = invertSurd(b.exact);
  return inverse === undefined
    ? fromReal(a.real / b.real)
    : fromSurd(multiplySurds(a.exact, inverse), a.real / b.real);
}

/** The number's index-th real root. */
export function rootOf(a: Num, index: number): Num {
  if (index % 2 === 0 && sign(a) < 0) return UNDEFINED;
  const real = Math.sign(a.real) * Math.abs(a.real) ** (1 / index);
  if (index === 2 && a.exact !== null) return fromSurd(squareRoot(a.exact), real);
  const rational = toFraction(a);
  if (rational === undefined) return fromReal(real);
  const [over_, under] = [wholeRoot(rational.num, index), wholeRoot(rational.den, index)];
  return over_ === undefined || under === undefined
    ? fromReal(real)
    : fromFraction(fraction(over_, under));
}

function wholeRoot(of: bigint, index: number): bigint | undefined {
  const size = of < 0n ? -of : of;
  const guess = BigInt(Math.round(Number(size) ** (1 / index)));
  if (guess ** BigInt(index) !== size) return undefined;
  return of < 0n ? -guess : guess;
}

/** Exponents past this are left to floating point. */
const LARGEST_EXPONENT = 200n;

export function power(base: Num, exponent: Num): Num {
  const rational = toFraction(exponent);
  if (rational === undefined || tooLarge(rational)) return fromReal(base.real ** exponent.real);
  const { num, den } = rational;
  if (num <= 0n && isZero(base)) return UNDEFINED;
  const root = den === 1n ? base : rootOf(base, Number(den));
  const size = num < 0n ? -num : num;
  const whole = base.exact === null ? fromReal(root.real ** Number(size)) : repeated(root, size);
  return num < 0n ? divide(fromFraction(ONE), whole) : whole;
}

function tooLarge({ num, den }: Fraction): boolean {
  return num > LARGEST_EXPONENT || num < -LARGEST_EXPONENT || den > LARGEST_EXPONENT;
}

/** base to a whole power, by squaring. */
function repeated(base: Num, exponent: bigint): Num {
  let [result, square] = [fromFraction(ONE), base];
  for (let rest = exponent; rest > 0n; rest /= 2n) {
    if (rest % 2n === 1n) result = multiply(result, square);
    if (rest > 1n) square = multiply(square, square);
  }
  return result;
}

export function absolute(a: Num): Num {
  return sign(a) < 0 ? negate(a) : a;
}

export function isZero(a: Num): boolean {
  return a.exact === null ? Math.abs(a.real) < TOLERANCE : a.exact.length === 0;
}

/** -1, 0 or 1; NaN when the number is undefined. */
export function sign(a: Num): number {
  return isZero(a) ? 0 : Math.sign(a.real);
}

export function sameNum(a: Num, b: Num): boolean {
  if (a.exact !== null && b.exact !== null) return sameSurd(a.exact, b.exact);
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
  return fromFraction(over(fraction(floorDivide(2n * num + den, 2n * den)), scale));
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
    if (near && Number.isSafeInteger(num)) return fromFraction(fraction(BigInt(num), BigInt(den)));
  }
  return fromReal(real);
}

export const ZERO_NUM = fromFraction(ZERO);
export const ONE_NUM = fromFraction(ONE);
