import { closeIn, type OneDimensional } from "../curves/one-dimension.ts";
import type { Range } from "../curves/view.ts";

export interface Roots {
  /** Ascending. */
  readonly roots: readonly number[];
  /** Whether the function is zero along a stretch, of which no roots are told. */
  readonly isFlat: boolean;
}

/** A place and the value there. */
interface Sample {
  readonly u: number;
  readonly v: number;
}

const SAMPLES = 800;

/** Samples that are looked at in one piece. */
const PIECE = 50;

/** Zeros side by side of which a stretch is made. */
const STRETCH = 4;

/** All roots within a range at once. */
export function rootsIn(at: OneDimensional, range: Range): Roots {
  const search = rootsOf(at, range);
  for (;;) {
    const { done, value } = search.next();
    if (done === true) return value;
  }
}

/** Finds the roots within a range, giving way after each piece. */
export function* rootsOf(at: OneDimensional, range: Range): Generator<void, Roots> {
  const samples = samplesOf(at, range);
  const roots: number[] = [];
  let zeros = 0;
  let isFlat = false;
  for (let place = 1; place < samples.length - 1; place += 1) {
    const three = samples.slice(place - 1, place + 2);
    const [last, here, next] = three;
    if (last === undefined || here === undefined || next === undefined) break;
    zeros = here.v === 0 ? zeros + 1 : 0;
    isFlat ||= zeros >= STRETCH;
    roots.push(...rootsBeside(at, [last, here, next]));
    if (place % PIECE === 0) yield;
  }
  return { roots: distinct(roots, range), isFlat };
}

/** Samples that stand askew to what is round, or a turning point in the middle of two would hide between them. */
export function samplesOf(at: OneDimensional, { from, to }: Range): readonly Sample[] {
  const step = (to - from) / SAMPLES;
  return Array.from({ length: SAMPLES + 3 }, (_, place) => {
    const u = from + (place - 1 - 0.382) * step;
    return { u, v: at(u) };
  });
}

type Three = readonly [Sample, Sample, Sample];

function rootsBeside(at: OneDimensional, [last, here, next]: Three): readonly number[] {
  if (here.v === 0) return last.v === 0 || next.v === 0 ? [] : [here.u];
  const [hasHere, hasNext] = [Number.isFinite(here.v), Number.isFinite(next.v)];
  if (hasHere !== hasNext) return endRoot(at, hasHere ? [here, next] : [next, here]);
  if (!hasHere) return [];
  if (here.v * next.v < 0) return crossing(at, here, next);
  return touching(at, [last, here, next]);
}

/** At a root a function is this small beside its neighbours; at a pole or a jump it is not. */
const SMALL = 1e-3;

function crossing(at: OneDimensional, here: Sample, next: Sample): readonly number[] {
  const isSame = (u: number) => at(u) * here.v > 0;
  const [before, after] = closeIn([here.u, next.u], isSame);
  const scale = Math.max(Math.abs(here.v), Math.abs(next.v));
  const largest = Math.max(Math.abs(at(before)), Math.abs(at(after)));
  if (!(largest <= SMALL * scale)) return [];
  const nearer = Math.abs(at(after)) < Math.abs(at(before)) ? after : before;
  return [tidied(at, nearer, { places: 9, scale, reach: next.u - here.u })];
}

/** Where a function ends, it may end at zero: sqrt(x - 2) does at 2. */
function endRoot(
  at: OneDimensional,
  [inside, outside]: readonly [Sample, Sample],
): readonly number[] {
  const [end] = closeIn([inside.u, outside.u], (u) => Number.isFinite(at(u)));
  const scale = Math.abs(inside.v);
  const root = tidied(at, end, { places: 9, scale, reach: Math.abs(outside.u - inside.u) });
  return Math.abs(at(root)) <= 1e-6 * scale ? [root] : [];
}

/** What touches zero is this small there beside its neighbours. */
const TOUCHING = 1e-9;

function touching(at: OneDimensional, [last, here, next]: Three): readonly number[] {
  const size = (u: number) => Math.abs(at(u));
  const isLowest = Math.abs(here.v) <= Math.abs(last.v) && Math.abs(here.v) < Math.abs(next.v);
  if (!isLowest || last.v * here.v <= 0) return [];
  const scale = Math.max(Math.abs(last.v), Math.abs(next.v));
  const lowest = lowestIn(size, [last.u, next.u]);
  const root = tidied(at, lowest, { places: 6, scale, reach: next.u - here.u });
  return size(root) <= TOUCHING * scale ? [root] : [];
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Where a function is lowest between two places, by the golden section. */
export function lowestIn(at: OneDimensional, [from, to]: readonly [number, number]): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 70; step += 1) {
    const one = high - GOLDEN * (high - low);
    const other = low + GOLDEN * (high - low);
    if (at(one) <= at(other)) high = other;
    else low = one;
  }
  return (low + high) / 2;
}

interface Tidying {
  readonly places: number;
  readonly scale: number;
  /** As far as a root may be moved: beyond may be another. */
  readonly reach: number;
}

/** The roundest number instead, no farther than the samples are apart, at which the function is as near to zero. */
function tidied(at: OneDimensional, u: number, { places, scale, reach }: Tidying): number {
  const enough = Math.max(Math.abs(at(u)), 1e-14 * scale);
  for (let kept = 0; kept <= places; kept += 1) {
    const round = Number(u.toFixed(kept));
    if (Math.abs(round - u) <= reach && Math.abs(at(round)) <= enough) return round;
  }
  return u;
}

/** Without those found twice, from two samples side by side, and those beyond the range. */
function distinct(roots: readonly number[], { from, to }: Range): readonly number[] {
  const near = (to - from) * 1e-6;
  const sorted = roots.filter((u) => u >= from && u <= to).toSorted((one, other) => one - other);
  return sorted.filter((u, at) => at === 0 || u - (sorted[at - 1] ?? -Infinity) > near);
}
