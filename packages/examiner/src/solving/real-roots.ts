/** A function on the real line; NaN where it is undefined. */
export type RealFunction = (x: number) => number;

const HALVINGS = 200;

/** The root between two points of different sign, by halving. */
function between(f: RealFunction, from: number, to: number): number {
  let [low, high] = [from, to];
  const rising = f(low) < 0;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) return middle;
    const value = f(middle);
    if (value === 0) return middle;
    if (value < 0 === rising) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** All real roots of a polynomial of doubles, lowest coefficient first, by way of its derivative's roots. */
export function polynomialRoots(coefficients: readonly number[]): number[] {
  const degree = coefficients.length - 1;
  if (degree < 1) return [];
  const [constant = 0, slope = 1] = coefficients;
  if (degree === 1) return [-constant / slope];
  const turns = polynomialRoots(coefficients.slice(1).map((c, index) => c * (index + 1)));
  const f: RealFunction = (x) => coefficients.reduceRight((value, c) => value * x + c, 0);
  const leading = Math.abs(coefficients[degree] ?? 1);
  const bound = 1 + Math.max(...coefficients.map((c) => Math.abs(c) / leading));
  return rootsBetween(f, [-bound, ...turns, bound], (x) => scaleAt(coefficients, x));
}

/** How large the terms of the polynomial are at x: what rounding noise is relative to. */
function scaleAt(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, c, degree) => sum + Math.abs(c) * Math.abs(x) ** degree, 0);
}

const NOISE = 1e-10;

function rootsBetween(f: RealFunction, stops: readonly number[], scale: RealFunction): number[] {
  const roots: number[] = [];
  stops.forEach((stop, index) => {
    const value = f(stop);
    if (Math.abs(value) <= NOISE * scale(stop)) return roots.push(stop);
    const next = stops[index + 1];
    if (next === undefined) return undefined;
    const nextValue = f(next);
    const crosses = Math.abs(nextValue) > NOISE * scale(next) && value < 0 !== nextValue < 0;
    return crosses ? roots.push(between(f, stop, next)) : undefined;
  });
  return distinct(roots);
}

function distinct(roots: readonly number[]): number[] {
  return roots
    .toSorted((a, b) => a - b)
    .filter((root, at, all) => {
      const before = all[at - 1];
      return before === undefined || root - before > 1e-7 * Math.max(1, Math.abs(root));
    });
}

/** Where the scan looks: dense near zero, where the exam's numbers are, and thinner outside. */
const STOPS: readonly number[] = (() => {
  const positive: number[] = [];
  for (let x = 1 / 16 + 1 / 512; x < 64; x += 1 / 8) positive.push(x);
  for (let x = positive.at(-1) ?? 1; x < 1e7; x *= 1.02) positive.push(x * 1.02);
  return [...positive.toReversed().map((x) => -x), ...positive];
})();

/** For angles in degrees: evenly over a little more than a full turn each way. */
const ANGLE_STOPS: readonly number[] = Array.from({ length: 2_960 }, (_, at) => (at - 1_479.7) / 4);

/** Roots of any function by a scan for changes of sign and for touching minima; roots very near each other may be missed. */
export function scannedRoots(f: RealFunction, isPeriodic: boolean): number[] {
  const stops = isPeriodic ? ANGLE_STOPS : STOPS;
  const roots: number[] = [];
  let [before, value] = [Number.POSITIVE_INFINITY, f(stops[0] ?? 0)];
  for (let at = 1; at < stops.length; at++) {
    const [x, next] = [stops[at - 1] ?? 0, stops[at] ?? 0];
    const nextValue = f(next);
    if (Math.abs(value) < Math.abs(before) && Math.abs(value) < Math.abs(nextValue)) {
      roots.push(lowest(f, stops[at - 2] ?? x, next));
    }
    if (Number.isNaN(value) !== Number.isNaN(nextValue)) roots.push(...atEdge(f, x, next));
    else if (value < 0 !== nextValue < 0) roots.push(between(f, x, next));
    before = value;
    value = nextValue;
  }
  return distinct(roots);
}

/** Candidates where the function begins or ends to be defined: the edge, and a change of sign beside it. */
function atEdge(f: RealFunction, from: number, to: number): number[] {
  let [inside, outside] = Number.isNaN(f(from)) ? [to, from] : [from, to];
  const start = inside;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (inside + outside) / 2;
    if (middle === inside || middle === outside) break;
    if (Number.isNaN(f(middle))) outside = middle;
    else inside = middle;
  }
  const crosses = f(inside) < 0 !== f(start) < 0;
  return crosses ? [inside, between(f, inside, start)] : [inside];
}

/** Where |f| is least between two points, by ternary search. */
function lowest(f: RealFunction, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let step = 0; step < HALVINGS / 2; step++) {
    const [left, right] = [low + (high - low) / 3, high - (high - low) / 3];
    if (left === low && right === high) break;
    if (Math.abs(f(left)) < Math.abs(f(right))) high = right;
    else low = left;
  }
  return (low + high) / 2;
}
