/** An exact fraction on BigInt, in lowest terms with a positive denominator; it cannot overflow. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) {
    // Doubles do the same much faster, once they can hold both.
    if (x <= LARGEST_SAFE && y <= LARGEST_SAFE) return BigInt(smallGcd(Number(x), Number(y)));
    [x, y] = [y, x % y];
  }
  return x;
}

const LARGEST_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

function smallGcd(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** num/den in lowest terms. Throws on a zero denominator. */
export function fraction(num: bigint, den = 1n): Fraction {
  if (den === 0n) throw new RangeError("a fraction cannot have denominator 0");
  if (den === 1n) return { num, den };
  const divisor = den < 0n ? -gcd(num, den) : gcd(num, den);
  return divisor === 1n ? { num, den } : { num: num / divisor, den: den / divisor };
}

export const ZERO: Fraction = { num: 0n, den: 1n };
export const ONE: Fraction = { num: 1n, den: 1n };

/** "12", "0.075" or "1e-7" as it is written, without rounding. */
export function fromDecimal(digits: string): Fraction {
  if (/^\d+$/.test(digits)) return { num: BigInt(digits), den: 1n };
  const [mantissa = "", exponent = "0"] = digits.toLowerCase().split("e");
  const [whole = "", decimals = ""] = mantissa.split(".");
  const shift = Number(exponent) - decimals.length;
  const num = BigInt(whole + decimals);
  return shift >= 0 ? fraction(num * 10n ** BigInt(shift)) : fraction(num, 10n ** BigInt(-shift));
}

export function plus(a: Fraction, b: Fraction): Fraction {
  if (a.den === b.den) return fraction(a.num + b.num, a.den);
  return fraction(a.num * b.den + b.num * a.den, a.den * b.den);
}

export function minus(a: Fraction, b: Fraction): Fraction {
  if (a.den === b.den) return fraction(a.num - b.num, a.den);
  return fraction(a.num * b.den - b.num * a.den, a.den * b.den);
}

export function times(a: Fraction, b: Fraction): Fraction {
  if (a.den === 1n && b.den === 1n) return { num: a.num * b.num, den: 1n };
  return fraction(a.num * b.num, a.den * b.den);
}

/** a divided by b. Throws when b is 0. */
export function over(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den, a.den * b.num);
}

export function negative({ num, den }: Fraction): Fraction {
  return { num: -num, den };
}

export function sameFraction(a: Fraction, b: Fraction): boolean {
  return a.num === b.num && a.den === b.den;
}

export function fractionToNumber(a: Fraction): number {
  return Number(a.num) / Number(a.den);
}
