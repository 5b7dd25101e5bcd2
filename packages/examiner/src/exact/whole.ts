/**
 * A whole number, exactly: a double as far as doubles hold whole numbers, a bigint beyond. So arithmetic on the numbers of
 * the exam is that of doubles, none can overflow, and equal numbers are identical.
 */
export type Whole = number | bigint;

const LARGEST_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** The number as a double, where doubles hold it. Throws RangeError for what is not whole. */
export function whole(value: Whole): Whole {
  return Number.isSafeInteger(value) ? value : narrowed(BigInt(value));
}

function narrowed(value: bigint): Whole {
  return value <= LARGEST_SAFE && value >= -LARGEST_SAFE ? Number(value) : value;
}

export function sum(a: Whole, b: Whole): Whole {
  if (typeof a === "number" && typeof b === "number") {
    const found = a + b;
    if (Number.isSafeInteger(found)) return found;
  }
  return narrowed(BigInt(a) + BigInt(b));
}

export function product(a: Whole, b: Whole): Whole {
  if (typeof a === "number" && typeof b === "number") {
    const found = a * b;
    // A product past the safe numbers is past them when rounded as well.
    if (Number.isSafeInteger(found)) return found;
  }
  return narrowed(BigInt(a) * BigInt(b));
}

/** a divided by one of its divisors. */
export function quotient(a: Whole, divisor: Whole): Whole {
  if (typeof a === "number" && typeof divisor === "number") return a / divisor;
  return narrowed(BigInt(a) / BigInt(divisor));
}

export function opposite(a: Whole): Whole {
  // Not -a, which of 0 makes another double.
  return typeof a === "number" ? 0 - a : -a;
}

export function gcd(a: Whole, b: Whole): Whole {
  if (typeof a === "number" && typeof b === "number") return gcdOfDoubles(a, b);
  let [x, y] = [size(a), size(b)];
  while (typeof x !== "number" || typeof y !== "number") {
    if (y === 0) return x;
    [x, y] = [y, narrowed(BigInt(x) % BigInt(y))];
  }
  return gcdOfDoubles(x, y);
}

function gcdOfDoubles(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

export function size(a: Whole): Whole {
  return a < 0 ? opposite(a) : a;
}
