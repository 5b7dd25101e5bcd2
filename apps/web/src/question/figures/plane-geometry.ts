/** Points, boxes and segments in the drawing's units, y downwards. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A box by its upper left corner. */
export interface Box extends Spot, Size {}

export interface Segment {
  readonly from: Spot;
  readonly to: Spot;
}

/** A spot in the drawing, to a tenth of a unit: enough for the eye and short in the page. */
export function spot(x: number, y: number): Spot {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

/** The spot a share of the way from one to another. */
export function between(from: Spot, to: Spot, share: number): Spot {
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}

export function distance(from: Spot, to: Spot): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** The direction from one spot to another, of length 1; nought when they are one. */
export function direction(from: Spot, to: Spot): Spot {
  const length = distance(from, to);
  return length === 0
    ? { x: 0, y: 0 }
    : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** The spot so far away in that direction. */
export function along(from: Spot, way: Spot, far: number): Spot {
  return { x: from.x + far * way.x, y: from.y + far * way.y };
}

/** How far a box reaches from its middle in a direction. */
export function reach({ width, height }: Size, way: Spot): number {
  return (Math.abs(way.x) * width + Math.abs(way.y) * height) / 2;
}

/** The box of a size around its middle. */
export function boxAround(middle: Spot, { width, height }: Size): Box {
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** The area two boxes share. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** The part of a segment inside a box, if there is one (Liang and Barsky's way). */
export function clipped({ from, to }: Segment, box: Box): Segment | undefined {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const edges = [
    [-dx, from.x - box.x],
    [dx, box.x + box.width - from.x],
    [-dy, from.y - box.y],
    [dy, box.y + box.height - from.y],
  ] as const;
  let enter = 0;
  let leave = 1;
  for (const [slope, room] of edges) {
    if (slope === 0 && room < 0) return undefined;
    if (slope < 0) enter = Math.max(enter, room / slope);
    if (slope > 0) leave = Math.min(leave, room / slope);
  }
  return enter <= leave
    ? { from: between(from, to, enter), to: between(from, to, leave) }
    : undefined;
}

/** The line through two spots, far beyond any drawing both ways. */
export function extended(from: Spot, to: Spot): Segment {
  const way = direction(from, to);
  return { from: along(from, way, -FAR), to: along(to, way, FAR) };
}

/** Farther than any drawing is wide. */
const FAR = 10_000;

/** A segment as the data of an SVG path. */
export function segmentPath({ from, to }: Segment): string {
  const a = spot(from.x, from.y);
  const b = spot(to.x, to.y);
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
}

/** Spots as the points of an SVG polygon or polyline. */
export function spotList(spots: readonly Spot[]): string {
  return spots
    .map(({ x, y }) => spot(x, y))
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");
}

/** The segments of a drawn curve. */
export function chain(spots: readonly Spot[]): Segment[] {
  return spots.slice(1).map((to, at) => ({ from: spots[at] ?? to, to }));
}

/** Sides of the polygon by which an ellipse is kept clear of labels. */
const ROUND = 40;

/** An ellipse as segments. */
export function ellipseChain(middle: Spot, rx: number, ry: number): Segment[] {
  const spots = Array.from({ length: ROUND + 1 }, (_, at) => {
    const angle = (2 * Math.PI * at) / ROUND;
    return { x: middle.x + rx * Math.cos(angle), y: middle.y + ry * Math.sin(angle) };
  });
  return chain(spots);
}
