import type { Point } from "@sat/calculator";
import { type Spot, spotOf } from "./camera.ts";
import type { Ground } from "./draw-axes.ts";
import type { Curve } from "./draw-plots.ts";
import type { PlotPaths, ShapeCache } from "./shape-cache.ts";

/** In pixels: the number's type, half of its room, and from one number to the next. */
const FONT = 12;
const HALF = 9;
const APART = 34;
/** What may lie on the upper and the lower edge of the graph: buttons, and points that were found. */
const COVERED = 52;

/** The number of its row on each curve, where colours do not tell curves apart. */
export function drawNumbers(ground: Ground, curves: readonly Curve[], pathsOf: ShapeCache): void {
  const { camera, size } = ground;
  const places = Math.max(1, Math.floor(size.width / APART) - 1);
  for (const [at, { plot, number }] of curves.entries()) {
    // From left to right, so that curves of one course have their numbers side by side.
    const across = APART * (1 + (at % places));
    const spot = spotNear(across, pathsOf(plot, camera, size), ground);
    if (spot !== undefined) print(ground, String(number), spot);
  }
}

/** The place of a plot that is nearest to being so far across, uncovered if there is one. */
function spotNear(across: number, paths: PlotPaths, { camera, size }: Ground): Spot | undefined {
  const spots = pointsOf(paths).map((point) => spotOf(point, camera, size));
  const within = (edge: number) =>
    spots.filter(
      ({ x, y }) => x > HALF && x < size.width - HALF && y > edge && y < size.height - edge,
    );
  const open = within(COVERED);
  const away = ({ x }: Spot) => Math.abs(x - across);
  const isLess = (one: Spot, other: Spot) => (away(other) < away(one) ? other : one);
  const seen = open.length > 0 ? open : within(HALF);
  return seen.length === 0 ? undefined : seen.reduce(isLess);
}

function pointsOf({ flat, points }: PlotPaths): readonly Point[] {
  const knots = flat.flatMap(({ path }) =>
    Array.from({ length: path.length / 2 }, (_, at) => ({
      x: path[2 * at] ?? NaN,
      y: path[2 * at + 1] ?? NaN,
    })),
  );
  return [...points, ...knots];
}

function print({ context, palette }: Ground, text: string, { x, y }: Spot): void {
  context.font = `600 ${FONT}px ${getComputedStyle(context.canvas).fontFamily}`;
  context.beginPath();
  context.arc(x, y, HALF, 0, 2 * Math.PI);
  context.fillStyle = palette.ground;
  context.fill();
  context.strokeStyle = palette.ink;
  context.lineWidth = 1.5;
  context.stroke();
  context.fillStyle = palette.ink;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, x, y + 1);
}
