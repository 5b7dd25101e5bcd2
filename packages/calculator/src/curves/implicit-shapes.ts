import type { Point } from "../evaluate/value.ts";
import { contour } from "./contour.ts";
import { gridOf, PARTS, SMALL_CELL, type TwoDimensional } from "./grid.ts";
import type { Implicit } from "./plot.ts";
import { NO_SHAPES, type Path, type Shapes, solidLines } from "./shapes.ts";
import type { View } from "./view.ts";

/** The curve of an equation: where its difference changes sign, or else where it only touches zero. */
export function implicitShapes({ difference }: Implicit, view: View): Shapes {
  const paths = implicitPaths(difference, view);
  if (paths.length > 0) return { ...NO_SHAPES, lines: solidLines(paths) };
  const point = lonePoint(difference, view);
  return point === null ? NO_SHAPES : { ...NO_SHAPES, points: [point] };
}

export function implicitPaths(difference: TwoDimensional, view: View): readonly Path[] {
  const paths = contour(difference, view);
  return paths.length > 0 ? paths : touchingPaths(difference, view);
}

/** A value is near zero that is this small beside those around it. */
const NEAR = 1e-6;

/**
 * Where a function touches zero without a change of sign, as (y - x)^2 does: its slope in a slanting direction changes
 * sign there, and it is as good as zero.
 */
function touchingPaths(at: TwoDimensional, view: View): readonly Path[] {
  const { x, y } = cellOf(view);
  const [across, up] = [x * 1e-3, y * 0.7e-3];
  const slope: TwoDimensional = (u, v) => at(u + across, v + up) - at(u - across, v - up);
  const isNearZero = (u: number, v: number) =>
    Math.abs(at(u, v)) <= NEAR * Math.abs(at(u + x, v + 0.7 * y));
  return contour(slope, view, isNearZero).filter((path) => isLongerThan(path, x));
}

function isLongerThan([x = 0, y = 0, ...others]: Path, length: number): boolean {
  return others.some((value, at) => Math.abs(value - (at % 2 === 0 ? x : y)) > length);
}

/** The width and the height of a small cell. */
function cellOf({ left, right, bottom, top, width, height }: View): Point {
  return { x: ((right - left) / width) * SMALL_CELL, y: ((top - bottom) / height) * SMALL_CELL };
}

/** Halvings of a step down to where it moves nothing any more, and moves between two of them. */
const HALVINGS = 45;
const MOVES = 40;

/** The one point where a function touches zero, as x^2 + y^2 does; null if there is none. */
function lonePoint(at: TwoDimensional, view: View): Point | null {
  const start = lowest(at, view);
  if (start === null) return null;
  const cell = cellOf(view);
  let [point, [across, up]] = [start, [cell.x * PARTS, cell.y * PARTS] as const];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    point = descended(at, point, across, up);
    [across, up] = [across / 2, up / 2];
  }
  const tidy = { x: round(point.x), y: round(point.y) };
  const nearest = size(at, tidy) <= size(at, point) ? tidy : point;
  const around = Math.abs(at(nearest.x + cell.x, nearest.y + cell.y));
  return size(at, nearest) <= NEAR ** 2 * around ? nearest : null;
}

function lowest(at: TwoDimensional, view: View): Point | null {
  const { xs, ys } = gridOf(view);
  let best: Point | null = null;
  for (let row = 0; row < ys.length; row += PARTS) {
    for (let column = 0; column < xs.length; column += PARTS) {
      const point = { x: xs[column] ?? NaN, y: ys[row] ?? NaN };
      if (best === null || size(at, point) < size(at, best)) best = point;
    }
  }
  return best;
}

/** Goes down by steps of a size, not far: a function may fall for ever. */
function descended(at: TwoDimensional, start: Point, across: number, up: number): Point {
  let point = start;
  for (let move = 0; move < MOVES; move += 1) {
    const here = size(at, point);
    const { x, y } = point;
    const beside = [
      { x: x + across, y },
      { x: x - across, y },
      { x, y: y + up },
      { x, y: y - up },
    ];
    const lower = beside.find((one) => size(at, one) < here);
    if (lower === undefined) break;
    point = lower;
  }
  return point;
}

/** Infinity where there is no value. */
function size(at: TwoDimensional, { x, y }: Point): number {
  const value = Math.abs(at(x, y));
  return Number.isNaN(value) ? Infinity : value;
}

/** To as many places as the descent is good for. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
