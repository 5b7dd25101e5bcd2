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

/** factor · √root · π^pi, with a square-free root. */
interface Term {
  readonly factor: Fraction;
  readonly root: bigint;
  readonly pi: number;
}

/**
 * An exact sum of rational multiples of square roots and powers of π, sorted, without zero terms:
 * 0 is the empty list. Equal numbers have equal lists.
 */
export type Surd = readonly Term[];

export function surd(factor: Fraction): Surd {
  return factor.num === 0n ? [] : [{ factor, root: 1n, pi: 0 }];
}

export const PI: Surd = [{ factor: ONE, root: 1n, pi: 1 }];

/** The fraction that the surd is; undefined when it is irrational. */
export function rationalPart(of: Surd): Fraction | undefined {
  const [first, ...more] = of;
  if (first === undefined) return ZERO;
  return more.length === 0 && first.root === 1n && first.pi === 0 ? first.factor : undefined;
}

export function addSurds(a: Surd, b: Surd): Surd {
  const [x, y] = [rationalPart(a), rationalPart(b)];
  if (x !== undefined && y !== undefined) return surd(plus(x, y));
  return collect([...a, ...b]);
}

export function negateSurd(of: Surd): Surd {
  return of.map((term) => ({ ...term, factor: negative(term.factor) }));
}

export function multiplySurds(a: Surd, b: Surd): Surd {
  const [first, second] = [rationalPart(a), rationalPart(b)];
  if (first !== undefined && second !== undefined) return surd(times(first, second));
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
  const rational = rationalPart(of);
  if (rational !== undefined) return rational.num === 0n ? undefined : surd(over(ONE, rational));
  let numerator: Surd = surd(ONE);
  let denominator = of;
  for (let prime = firstPrime(denominator); prime > 1n; prime = firstPrime(denominator)) {
    const conjugate = flipped(denominator, prime);
    numerator = multiplySurds(numerator, conjugate);
    denominator = multiplySurds(denominator, conjugate);
  }
  const [only, ...more] = denominator;
  if (only === undefined || more.length > 0) return undefined;
  return multiplySurds(numerator, [{ factor: over(ONE, only.factor), root: 1n, pi: -only.pi }]);
}

/** The square root of a rational multiple of an even power of π; undefined for anything else. */
export function squareRoot(of: Surd): Surd | undefined {
  const [only, ...more] = of;
  if (only === undefined) return [];
  if (more.length > 0 || only.root !== 1n || only.pi % 2 !== 0 || only.factor.num < 0n) return;
  const { num, den } = only.factor;
  const [outside, root] = squareParts(num * den);
  return [{ factor: fraction(outside, den), root, pi: only.pi / 2 }];
}

/** Trial division stops here; numbers on the exam have no larger square factors. */
const LARGEST_FACTOR = 2_000n;

/** n as outside² · root with a square-free root. */
function squareParts(n: bigint): [outside: bigint, root: bigint] {
  if (n <= LARGEST_SAFE) {
    const [outside, root] = smallSquareParts(Number(n));
    return [BigInt(outside), BigInt(root)];
  }
  let [outside, root, rest] = [1n, 1n, n];
  for (let p = 2n; p <= LARGEST_FACTOR && p * p <= rest; p += p === 2n ? 1n : 2n) {
    let odd = false;
    for (; rest % p === 0n; rest /= p) {
      if (odd) outside *= p;
      odd = !odd;
    }
    if (odd) root *= p;
  }
  const square = BigInt(Math.round(Math.sqrt(Number(rest))));
  return square * square === rest ? [outside * square, root] : [outside, root * rest];
}

const LARGEST_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** The same on doubles, which is much faster where they hold the number. */
function smallSquareParts(n: number): [outside: number, root: number] {
  let [outside, root, rest] = [1, 1, n];
  for (let p = 2; p <= Number(LARGEST_FACTOR) && p * p <= rest; p += p === 2 ? 1 : 2) {
    let odd = false;
    for (; rest % p === 0; rest /= p) {
      if (odd) outside *= p;
      odd = !odd;
    }
    if (odd) root *= p;
  }
  const square = Math.round(Math.sqrt(rest));
  return square * square === rest ? [outside * square, root] : [outside, root * rest];
}

function multiplyTerms(x: Term, y: Term): Term {
  const pi = x.pi + y.pi;
  if (x.root === 1n || y.root === 1n) {
    return { factor: times(x.factor, y.factor), root: x.root * y.root, pi };
  }
  const [outside, root] = squareParts(x.root * y.root);
  return { factor: times(times(x.factor, y.factor), fraction(outside)), root, pi };
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
    .filter(({ factor }) => factor.num !== 0n)
    .toSorted((a, b) => a.pi - b.pi || (a.root < b.root ? -1 : 1));
}

/** The smallest prime under any of the roots; 1 when there is none. */
function firstPrime(of: Surd): bigint {
  const root = of.find((term) => term.root !== 1n)?.root ?? 1n;
  for (let p = 2n; p <= LARGEST_FACTOR && p * p <= root; p++) if (root % p === 0n) return p;
  return root;
}

/** The surd with √prime replaced by -√prime. */
function flipped(of: Surd, prime: bigint): Surd {
  return of.map((term) =>
    term.root % prime === 0n ? { ...term, factor: times(term.factor, fraction(-1n)) } : term,
  );
}
