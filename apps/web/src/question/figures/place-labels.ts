import {
  along,
  between,
  type Box,
  boxAround,
  clipped,
  direction,
  overlap,
  reach,
  type Segment,
  type Size,
  type Spot,
} from "./plane-geometry.ts";

/** A label to be placed: how large it is and where its middle may go, best place first. */
export interface Placing {
  readonly size: Size;
  readonly candidates: readonly Spot[];
}

/** What a drawing holds that labels must keep clear of. */
export interface Obstacles {
  readonly bounds: Box;
  readonly segments: readonly Segment[];
  /** Dashed lines, which a label may interrupt where there is no better place. */
  readonly faint?: readonly Segment[];
  readonly boxes: readonly Box[];
}

/** What a fault weighs against a worse place in the list. */
const RANK = 1;
const ON_FAINT = 40;
const ON_LINE = 60;
const ON_BOX = 200;
const OUTSIDE = 500;

/**
 * Gives each label the best of its places, in the order asked, clear of lines, of other labels and
 * of the drawing's edge as far as its places allow. Answers the labels' middles.
 */
export function placeLabels(placings: readonly Placing[], obstacles: Obstacles): Spot[] {
  const taken = [...obstacles.boxes];
  return placings.map(({ size, candidates }) => {
    let best: { middle: Spot; cost: number } | undefined;
    for (const [rank, middle] of candidates.entries()) {
      const cost = rank * RANK + faults(boxAround(middle, padded(size)), taken, obstacles);
      if (best === undefined || cost < best.cost) best = { middle, cost };
    }
    const middle = best?.middle ?? { x: 0, y: 0 };
    taken.push(boxAround(middle, size));
    return middle;
  });
}

/** The first of a label's places in the drawing where it touches neither lines nor boxes. */
export function clearSpot(
  { size, candidates }: Placing,
  { bounds, segments, boxes }: Omit<Obstacles, "faint">,
): Spot | undefined {
  return candidates.find((middle) => {
    const box = boxAround(middle, padded(size));
    return (
      !isBeyond(boxAround(middle, size), bounds) &&
      boxes.every((other) => overlap(box, other) === 0) &&
      segments.every((segment) => clipped(segment, box) === undefined)
    );
  });
}

/** A label wants a little air about it. */
function padded({ width, height }: Size): Size {
  return { width: width + 3, height: height + 1 };
}

function faults(box: Box, taken: readonly Box[], { bounds, segments, faint = [] }: Obstacles) {
  const boxes = taken.filter((other) => overlap(box, other) > 0).length;
  const crossed = (lines: readonly Segment[]) =>
    lines.filter((line) => clipped(line, box) !== undefined).length;
  return (
    (isBeyond(box, bounds) ? OUTSIDE : 0) +
    boxes * ON_BOX +
    crossed(segments) * ON_LINE +
    crossed(faint) * ON_FAINT
  );
}

function isBeyond(box: Box, bounds: Box): boolean {
  return box.width * box.height - overlap(box, bounds) > 0.01;
}

/** Space between a label and what it names. */
const GAP = 5;
const SIXTEENTHS = [0, 2, -2, 4, -4, 6, -6, 8, 1, -1, 3, -3, 5, -5, 7, -7];

/** Places around a spot, the preferred direction first, then turning away from it; then farther off. */
export function aroundSpot(at: Spot, size: Size, preferred: Spot = { x: 0.7, y: -0.7 }): Spot[] {
  const start = Math.atan2(preferred.y, preferred.x);
  return [GAP, 3 * GAP, 5 * GAP].flatMap((gap) =>
    SIXTEENTHS.map((sixteenth) => {
      const angle = start + (sixteenth * Math.PI) / 8;
      const way = { x: Math.cos(angle), y: Math.sin(angle) };
      return along(at, way, reach(size, way) + gap);
    }),
  );
}

/** Where along a segment its label may stand; the middle is where it is looked for. */
const FROM_MIDDLE = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.1, 0.9];
/** Lines that cross others are told apart best near their ends. */
export const FROM_ENDS = [0.88, 0.12, 0.78, 0.22, 0.68, 0.32, 0.5];

/** Places beside a segment, on the preferred side first. */
export function besideSegment(
  { from, to }: Segment,
  size: Size,
  {
    preferred = { x: 0, y: 1 },
    shares = FROM_MIDDLE,
  }: { preferred?: Spot; shares?: number[] } = {},
): Spot[] {
  const way = direction(from, to);
  const normal = { x: -way.y, y: way.x };
  const isAligned = normal.x * preferred.x + normal.y * preferred.y >= 0;
  const side = isAligned ? normal : { x: -normal.x, y: -normal.y };
  const far = reach(size, side) + GAP;
  return shares.flatMap((share) => {
    const foot = between(from, to, share);
    return [along(foot, side, far), along(foot, side, -far)];
  });
}
