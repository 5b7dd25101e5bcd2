import type { Point } from "../evaluate/value.ts";
import type { Explicit } from "./plot.ts";
import { isWithin, type Range, rangeOf, type View } from "./view.ts";

/** Beside a hole, in parts of the coordinate. */
const BESIDE = 1e-6;

/** How far the two sides of a hole may lie apart, in parts of the height. */
const APART = 1e-4;

/** Where a curve lacks one point: at places such as a question has them, quarters, thirds and tenths. */
export function holesOf({ at, along }: Explicit, view: View): readonly Point[] {
  const holes: Point[] = [];
  for (const u of placesIn(rangeOf(view, along))) {
    if (Number.isFinite(at(u))) continue;
    const beside = BESIDE * Math.max(1, Math.abs(u));
    const [before, after] = [at(u - beside), at(u + beside)];
    if (!(Math.abs(before - after) <= APART * Math.max(1, Math.abs(before)))) continue;
    const v = Number(((before + after) / 2).toPrecision(9));
    const hole = along === "x" ? { x: u, y: v } : { x: v, y: u };
    if (isWithin(view, hole.x, hole.y)) holes.push(hole);
  }
  return holes;
}

/** Places beyond this number would be nearer to each other than circles can be told apart. */
const MOST_PLACES = 800;

function placesIn({ from, to }: Range): ReadonlySet<number> {
  // Beyond the whole numbers that can be told apart there is no next place.
  const isCounted = (place: number) => Number.isSafeInteger(Math.round(place));
  const parts = [12, 10, 4, 2, 1].filter(
    (part) => (to - from) * part <= MOST_PLACES && isCounted(from * part) && isCounted(to * part),
  );
  const places = new Set<number>();
  for (const part of parts) {
    for (let at = Math.ceil(from * part); at <= to * part; at += 1) places.add(at / part);
  }
  return places;
}
