import type { GeometryFigure } from "@sat/item";
import type { GeometryLayout } from "./geometry-layout.ts";
import { along, chain, direction, distance, type Segment, type Spot } from "./plane-geometry.ts";

/** The mark of an angle: a square when it is right, else an arc. */
export interface AngleMark {
  readonly path: string;
  readonly segments: readonly Segment[];
  readonly vertex: Spot;
  readonly bisector: Spot;
  /** Half the angle, in radians. */
  readonly half: number;
  readonly radius: number;
}

const RADIUS = 19;
/** A second arc at one vertex lies outside the first. */
const NEXT_RADIUS = 7;
const SQUARE = 11;
/** Largest share of its shorter arm that an arc may take. */
const LARGEST_SHARE = 0.4;
const ARC_PARTS = 16;

/** The marks of all of a figure's angles. */
export function angleMarks({ angles }: GeometryFigure, layout: GeometryLayout): AngleMark[] {
  return angles.map((angle, place) => {
    const before = angles.slice(0, place).filter(({ at }) => at === angle.at).length;
    return angleMark(angle, before, layout);
  });
}

function angleMark(
  angle: GeometryFigure["angles"][number],
  before: number,
  layout: GeometryLayout,
) {
  const vertex = layout.at(angle.at);
  const [from, to] = [layout.at(angle.from), layout.at(angle.to)];
  const [one, other] = [direction(vertex, from), direction(vertex, to)];
  const shorter = Math.min(distance(vertex, from), distance(vertex, to));
  const radius = Math.min(RADIUS + before * NEXT_RADIUS, shorter * LARGEST_SHARE);
  const half = Math.acos(Math.max(-1, Math.min(1, one.x * other.x + one.y * other.y))) / 2;
  const isRight = angle.right === true;
  const spots = isRight
    ? corner(vertex, one, other)
    : arc(vertex, one, { angle: 2 * half, radius, turn: one.x * other.y - one.y * other.x });
  return {
    path: spots
      .map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join(""),
    segments: chain(spots),
    vertex,
    bisector: direction({ x: 0, y: 0 }, bisectorOf(one, other)),
    half,
    radius: isRight ? SQUARE * Math.SQRT2 : radius,
  };
}

/** Of a straight angle, the way above it. */
function bisectorOf(one: Spot, other: Spot): Spot {
  const sum = { x: one.x + other.x, y: one.y + other.y };
  return Math.hypot(sum.x, sum.y) < 1e-6 ? { x: one.y, y: -Math.abs(one.x) } : sum;
}

function corner(vertex: Spot, one: Spot, other: Spot): Spot[] {
  const near = along(vertex, one, SQUARE);
  return [near, along(near, other, SQUARE), along(vertex, other, SQUARE)];
}

function arc(vertex: Spot, start: Spot, sweep: { angle: number; radius: number; turn: number }) {
  const first = Math.atan2(start.y, start.x);
  const sign = sweep.turn < 0 ? -1 : 1;
  return Array.from({ length: ARC_PARTS + 1 }, (_, at) => {
    const angle = first + (sign * sweep.angle * at) / ARC_PARTS;
    return along(vertex, { x: Math.cos(angle), y: Math.sin(angle) }, sweep.radius);
  });
}
