import type { TwoDimensional } from "../curves/grid.ts";
import { implicitPaths } from "../curves/implicit-shapes.ts";
import type { Path } from "../curves/shapes.ts";
import { isWithin, type View } from "../curves/view.ts";
import type { Point } from "../evaluate/value.ts";
import { leastSquares } from "../fit/least-squares.ts";

/** The differences of two equations, which are both to be zero. */
type Both = readonly [TwoDimensional, TwoDimensional];

/** Knots of a path on which both equations hold, of which a stretch is made. */
const STRETCH = 6;

const PIECE = 200;

/** Walks along one curve and looks where the other's equation holds too. */
export function* implicitMeetings(
  one: TwoDimensional,
  other: TwoDimensional,
  view: View,
): Generator<void, { readonly points: readonly Point[]; readonly isSame: boolean }> {
  const points: Point[] = [];
  const span = Math.max(view.right - view.left, view.top - view.bottom);
  yield;
  for (const path of implicitPaths(one, view)) {
    const knots = knotsOf(path);
    yield;
    if (runsAlong(other, knots, span)) return { points: [], isSame: true };
    for (const [at, knot] of knots.entries()) {
      if (at % PIECE === 0) yield;
      if (!mayMeet(other, knots, at)) continue;
      const met = meetingNear([one, other], knot, span);
      if (met !== null && isWithin(view, met.x, met.y)) points.push(met);
    }
  }
  return { points: distinct(points, span), isSame: false };
}

function knotsOf(path: Path): readonly Point[] {
  return Array.from({ length: path.length / 2 }, (_, at) => ({
    x: path[2 * at] ?? NaN,
    y: path[2 * at + 1] ?? NaN,
  }));
}

function runsAlong(at: TwoDimensional, knots: readonly Point[], span: number): boolean {
  let run = 0;
  for (const { x, y } of knots) {
    const step = 1e-4 * span;
    const slope = Math.hypot(at(x + step, y) - at(x, y), at(x, y + step) - at(x, y)) / step;
    run = Math.abs(at(x, y)) <= 1e-7 * span * slope ? run + 1 : 0;
    if (run >= STRETCH) return true;
  }
  return false;
}

/** Whether the other side's difference changes sign after a knot, or comes nearest to zero at it. */
function mayMeet(at: TwoDimensional, knots: readonly Point[], place: number): boolean {
  const [last, here, next] = [place - 1, place, place + 1].map((one) => {
    const knot = knots[(one + knots.length) % knots.length];
    return knot === undefined ? NaN : at(knot.x, knot.y);
  });
  if (last === undefined || here === undefined || next === undefined) return false;
  if (here * next <= 0) return true;
  return Math.abs(here) <= Math.abs(last) && Math.abs(here) <= Math.abs(next);
}

const MOST_STEPS = 60;

/** Goes by Newton's steps from a place to where both hold; null if that is far away or nowhere. */
function meetingNear(both: Both, start: Point, span: number): Point | null {
  let here = start;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const move = newtonStep(both, here, span);
    here = { x: here.x - move.x, y: here.y - move.y };
    const size = Math.hypot(move.x, move.y);
    if (!(size <= span)) return null;
    if (size <= 1e-13 * span) break;
  }
  const isNear = Math.hypot(here.x - start.x, here.y - start.y) <= 0.02 * span;
  const tidy = { x: Number(here.x.toFixed(6)), y: Number(here.y.toFixed(6)) };
  const met = missOf(both, tidy) <= Math.max(missOf(both, here), 1e-13) ? tidy : here;
  const around = missOf(both, { x: met.x + 0.01 * span, y: met.y + 0.007 * span });
  return isNear && missOf(both, met) <= 1e-9 * around ? met : null;
}

function newtonStep([one, other]: Both, { x, y }: Point, span: number): Point {
  const step = 1e-6 * span;
  const slopes = (by: Point) =>
    [one, other].map((at) => (at(x + by.x, y + by.y) - at(x - by.x, y - by.y)) / (2 * step));
  const columns = [slopes({ x: step, y: 0 }), slopes({ x: 0, y: step })];
  const [moveX = NaN, moveY = NaN] = leastSquares(columns, [one(x, y), other(x, y)]).values;
  return { x: moveX, y: moveY };
}

function missOf([one, other]: Both, { x, y }: Point): number {
  return Math.abs(one(x, y)) + Math.abs(other(x, y));
}

function distinct(points: readonly Point[], span: number): readonly Point[] {
  return points.filter(({ x, y }, at) =>
    points.slice(0, at).every((other) => Math.hypot(other.x - x, other.y - y) > 1e-5 * span),
  );
}
