import type { Point } from "@sat/calculator";
import { type Spot, spotOf } from "./camera.ts";
import type { Ground } from "./draw-axes.ts";
import type { Curve } from "./draw-plots.ts";
import type { PlotPaths, ShapeCache } from "./shape-cache.ts";

/** In pixels: the number's type, half of its room, and from one number to the next. */
const FONT = 12;
const HALF = 9;
const APART = 34;

/** The number of its row at each curve, where colours do not tell curves apart. */
export function drawNumbers(ground: Ground, curves: readonly Curve[], pathsOf: ShapeCache): void {
  const { camera, size } = ground;
  for (const [at, { plot, number }] of curves.entries()) {
    const paths = pathsOf(plot, camera, size);
    // From right to left, so that two curves of one course have their numbers side by side.
    const wanted =
      size.width - APART * (1 + (at % Math.max(1, Math.floor(size.width / APART) - 1)));
    const spot = spotNear(ground, paths, wanted);
    if (spot !== undefined) print(ground, String(number), spot);
  }
}

/** What of a plot is in sight, and nearest to being so far across. */
function spotNear({ camera, size }: Ground, paths: PlotPaths, wanted: number): Spot | undefined {
  let nearest: Spot | undefined;
  for (const point of pointsOf(paths)) {
    const spot = spotOf(point, camera, size);
    const isInSight = Math.min(spot.x, spot.y, size.width - spot.x, size.height - spot.y) > HALF;
    const isNearer = Math.abs(spot.x - wanted) < Math.abs((nearest?.x ?? Infinity) - wanted);
    if (isInSight && isNearer) nearest = spot;
  }
  return nearest;
}

function* pointsOf({ flat, points }: PlotPaths): Generator<Point> {
  yield* points;
  for (const { path } of flat) {
    for (let at = 0; at + 1 < path.length; at += 2)
      yield { x: path[at] ?? 0, y: path[at + 1] ?? 0 };
  }
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
