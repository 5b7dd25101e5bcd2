import type { Stroke } from "../tool-work.ts";

/** The sheet of scratch paper, in its own units, of which a place has whole ones. */
export const SHEET = { width: 400, height: 300 };

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How near to a stroke the eraser takes it away. */
const REACH = 10;

/**
 * Places for which a sheet has room: more than a page of close writing takes, and few enough for the browser to keep the
 * sheets of all questions that may be open.
 */
const MOST_PLACES = 8000;

/** Places for which a sheet still has room. */
export function roomOn(strokes: readonly Stroke[]): number {
  const taken = strokes.reduce((sum, { length }) => sum + length / 2, 0);
  return Math.max(0, MOST_PLACES - taken);
}

/** A point as near as the sheet has one. */
export function onSheet({ x, y }: Point): Point {
  return { x: nearest(x, SHEET.width), y: nearest(y, SHEET.height) };
}

/** The stroke, gone on to a point; the same where it is there already, or has no room to go on. */
export function goneOn(stroke: Stroke, { x, y }: Point, room: number): Stroke {
  const isThere = stroke.at(-2) === x && stroke.at(-1) === y;
  return isThere || stroke.length / 2 >= room ? stroke : [...stroke, x, y];
}

/** The strokes without those near a point. */
export function erased(strokes: readonly Stroke[], point: Point): readonly Stroke[] {
  return strokes.filter((stroke) => !pointsOf(stroke).some((each) => isNear(each, point)));
}

/** A stroke as SVG draws it; one of a single point is a dot. */
export function pathOf(stroke: Stroke): string {
  const [first, ...rest] = pointsOf(stroke);
  if (first === undefined) return "";
  return `M${first.x} ${first.y}${(rest.length === 0 ? [first] : rest).map(({ x, y }) => `L${x} ${y}`).join("")}`;
}

function pointsOf(stroke: Stroke): Point[] {
  const points: Point[] = [];
  for (let at = 0; at + 1 < stroke.length; at += 2)
    points.push({ x: stroke[at] ?? 0, y: stroke[at + 1] ?? 0 });
  return points;
}

function isNear(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) <= REACH;
}

function nearest(value: number, most: number): number {
  return Math.min(most, Math.max(0, Math.round(value)));
}
