import type { Plot, Point } from "@sat/calculator";
import { spotOf } from "./camera.ts";
import type { Ground } from "./draw-axes.ts";
import type { PlotPaths, ShapeCache } from "./shape-cache.ts";

/** A plot in the colour of its row. */
export interface Curve {
  /** The id of its row. */
  readonly row: number;
  readonly colour: number;
  readonly plot: Plot;
}

/** In pixels: how wide curves are, and how large points. */
const STROKE = 2.5;
const POINT = 4.5;
const DASHES = [9, 6];
const SHADE = 0.18;

/** Shades first, so that no curve lies under another's shade. */
export function drawPlots(ground: Ground, curves: readonly Curve[], pathsOf: ShapeCache): void {
  const drawn = curves.map(({ plot, colour }) => ({
    paths: pathsOf(plot, ground.camera, ground.size),
    colour: ground.palette.curves[colour] ?? ground.palette.ink,
  }));
  for (const { paths, colour } of drawn) shade(ground, paths, colour);
  for (const { paths, colour } of drawn) stroke(ground, paths, colour);
  for (const { paths, colour } of drawn) mark(ground, paths, colour);
}

function shade(ground: Ground, { areas, camera }: PlotPaths, colour: string): void {
  const { context } = ground;
  context.globalAlpha = SHADE;
  context.fillStyle = colour;
  context.fill(placed(ground, areas, camera));
  context.globalAlpha = 1;
}

function stroke(ground: Ground, { lines, dashes, camera }: PlotPaths, colour: string): void {
  const { context } = ground;
  context.strokeStyle = colour;
  context.lineWidth = STROKE;
  context.lineJoin = "round";
  context.stroke(placed(ground, lines, camera));
  context.setLineDash(DASHES);
  context.stroke(placed(ground, dashes, camera));
  context.setLineDash([]);
}

/** A path that one camera saw, where it is for the camera of now; lines stay as wide as they are. */
function placed({ camera: now, size }: Ground, path: Path2D, then: PlotPaths["camera"]): Path2D {
  const middle = spotOf(then, now, size);
  const moved = new Path2D();
  moved.addPath(path, {
    a: then.perPixelX / now.perPixelX,
    d: then.perPixelY / now.perPixelY,
    e: middle.x,
    f: middle.y,
  });
  return moved;
}

function mark(ground: Ground, { points, holes }: PlotPaths, colour: string): void {
  for (const point of points) dot(ground, point, { fill: colour, rim: ground.palette.ground });
  for (const hole of holes) dot(ground, hole, { fill: ground.palette.ground, rim: colour });
}

interface DotLook {
  readonly fill: string;
  readonly rim: string;
  /** Of the whole dot, in pixels from its middle. */
  readonly radius?: number;
}

export function dot({ context, camera, size }: Ground, point: Point, look: DotLook): void {
  const { x, y } = spotOf(point, camera, size);
  context.beginPath();
  context.arc(x, y, look.radius ?? POINT, 0, 2 * Math.PI);
  context.fillStyle = look.fill;
  context.fill();
  context.strokeStyle = look.rim;
  context.lineWidth = 1.5;
  context.stroke();
}
