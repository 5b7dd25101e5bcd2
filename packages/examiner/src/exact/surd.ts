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
import { type Whole, product, quotient } from "./whole.ts";

/** factor · √root · π^pi, with a square-free root. */
interface Term {
  readonly factor: Fraction;
  readonly root: Whole;
  readonly pi: number;
}

/**
 * An exact sum of rational multiples of square roots and powers of π, sorted, without zero terms:
 * 0 is the empty list. Equal numbers have equal lists.
 */
export type Surd = readonly Term[];

/** The fraction as a surd of one term. */
export function surd(factor: Fraction): Surd {
  return factor.num === 0 ? [] : [{ factor, root: 1, pi: 0 }];
}

export const PI: Surd = [{ factor: ONE, root: 1, pi: 1 }];

/** The fraction that the surd is; undefined when it is irrational. */
export function rationalPart(of: Surd): Fraction | undefined {
  const [first, ...more] = of;
  if (first === undefined) return ZERO;
  return more.length === 0 && first.root === 1 && first.pi === 0 ? first.factor : undefined;
}

export function addSurds(a: Surd, b: Surd): Surd {
  return collect([...a, ...b]);
}

export function negateSurd(of: Surd): Surd {
  return of.map((term) => ({ ...term, factor: negative(term.factor) }));
}

export function multiplySurds(a: Surd, b: Surd): Surd {
  return collect(a.flatMap((x) => b.map((y) => multiplyTerms(x, y))));
}

export function sameSurd(a: Surd, b: Surd): boolean {
  return (
    a.length === b.length &&
    a.every((term, index) => {
      const other = b[index];
      return (
        other !== undefined && sameKind(term, other) && sameFraction(term.factor, other.factor)
      );
    })
  );
}

export function surdToNumber(of: Surd): number {
  return of.reduce(
    (sum, { factor, root, pi }) =>
      sum + fractionToNumber(factor) * Math.sqrt(Number(root)) * Math.PI ** pi,
    0,
  );
}

/** 1/of, by multiplying with conjugates until one rational multiple of a power of π is left. */
export function invertSurd(of: Surd): Surd | undefined {
  let numerator: Surd = surd(ONE);
  let denominator = of;
  for (let prime = firstPrime(denominator); prime > 1; prime = firstPrime(denominator)) {
    const conjugate = flipped(denominator, prime);
    numerator = multiplySurds(numerator, conjugate);
    denominator = multiplySurds(denominator, conjugate);
  }
  const [only, ...more] = denominator;
  if (only === undefined || more.length > 0) return undefined;
  return multiplySurds(numerator, [{ factor: over(ONE, only.factor), root: 1, pi: -only.pi }]);
}

/** The square root of a rational multiple of an even power of π; undefined for anything else. */
export function squareRoot(of: Surd): Surd | undefined {
  const [only, ...more] = of;
  if (only === undefined) return [];
  if (more.length > 0 || only.root !== 1 || only.pi % 2 !== 0 || only.factor.num < 0) return;
  const { num, den } = only.factor;
  const [outside, root] = squareParts(product(num, den));
  return [{ factor: fraction(outside, den), root, pi: only.pi / 2 }];
}

/** Trial division stops here; numbers on the exam have no larger square factors. */
const LARGEST_FACTOR = 2_000;

const PRIMES: readonly number[] = Array.from({ length: LARGEST_FACTOR + 1 }, (_, n) => n).filter(
  (n) => n > 1 && !hasFactor(n),
);

function hasFactor(n: number): boolean {
  for (let p = 2; p * p <= n; p++) if (n % p === 0) return true;
  return false;
}

/** n as outside² · root with a square-free root. */
function squareParts(n: Whole): [outside: Whole, root: Whole] {
  const square = wholeSquareRoot(n);
  if (square !== undefined) return [square, 1];
  let [outside, root, rest]: [Whole, Whole, Whole] = [1, 1, n];
  for (const p of PRIMES) {
    // What has no factor up to its cube root has at most two, which are one and the same or make no square.
    if (p * p * p > rest) break;
    let odd = false;
    for (; isDivisible(rest, p); rest = quotient(rest, p)) {
      if (odd) outside = product(outside, p);
      odd = !odd;
    }
    if (odd) root = product(root, p);
  }
  const last = wholeSquareRoot(rest);
  return last === undefined ? [outside, product(root, rest)] : [product(outside, last), root];
}

/** The whole number whose square n is. */
function wholeSquareRoot(n: Whole): Whole | undefined {
  const root = Math.round(Math.sqrt(Number(n)));
  return product(root, root) === n ? root : undefined;
}

function isDivisible(n: Whole, by: Whole): boolean {
  return typeof n === "number" && typeof by === "number"
    ? n % by === 0
    : BigInt(n) % BigInt(by) === 0n;
}

function multiplyTerms(x: Term, y: Term): Term {
  const pi = x.pi + y.pi;
  const factor = times(x.factor, y.factor);
  if (x.root === 1 || y.root === 1) return { factor, root: product(x.root, y.root), pi };
  const [outside, root] = squareParts(product(x.root, y.root));
  return { factor: times(factor, fraction(outside)), root, pi };
}

function sameKind(a: Term, b: Term): boolean {
  return a.root === b.root && a.pi === b.pi;
}

function collect(terms: Surd): Surd {
  const sums: Term[] = [];
  for (const term of terms) {
    const at = sums.findIndex((other) => sameKind(term, other));
    const met = sums[at];
    if (met === undefined) sums.push(term);
    else sums[at] = { ...met, factor: plus(met.factor, term.factor) };
  }
  return sums
    .filter(({ factor }) => factor.num !== 0)
    .toSorted((a, b) => a.pi - b.pi || (a.root < b.root ? -1 : 1));
}

/** The smallest prime under any of the roots; 1 when there is none. */
function firstPrime(of: Surd): Whole {
  const root = of.find((term) => term.root !== 1)?.root ?? 1;
  return PRIMES.find((p) => p * p <= root && isDivisible(root, p)) ?? root;
}

/** The surd with √prime replaced by -√prime. */
function flipped(of: Surd, prime: Whole): Surd {
  return of.map((term) =>
    isDivisible(term.root, prime) ? { ...term, factor: negative(term.factor) } : term,
  );
}
