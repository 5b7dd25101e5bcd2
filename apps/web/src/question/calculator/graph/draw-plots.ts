import type { Plot, Point } from "@sat/calculator";
import type { LineStyle } from "../sheet.ts";
import { spotOf } from "./camera.ts";
import type { Ground } from "./draw-axes.ts";
import { DASHES, dashesOf } from "./dashes.ts";
import type { PlotPaths, ShapeCache } from "./shape-cache.ts";

/** A plot with the look of its row. */
export interface Curve {
  /** The id of its row. */
  readonly row: number;
  /** The place of its row, from one. */
  readonly number: number;
  readonly colour: number;
  readonly line: LineStyle;
  readonly plot: Plot;
}

/** In pixels: how wide curves are, and how large points. */
const STROKE = 2.5;
const POINT = 4.5;
const SHADE = 0.18;

/** Shades first, so that no curve lies under another's shade. */
export function drawPlots(ground: Ground, curves: readonly Curve[], pathsOf: ShapeCache): void {
  const drawn = curves.map((curve): Drawn => ({
    paths: pathsOf(curve.plot, ground.camera, ground.size),
    colour: ground.palette.curves[curve.colour] ?? ground.palette.ink,
    dashes: dashesOf(curve, ground.palette),
  }));
  for (const each of drawn) shade(ground, each);
  for (const each of drawn) stroke(ground, each);
  for (const each of drawn) mark(ground, each);
}

/** A curve, ready to be drawn. */
interface Drawn {
  readonly paths: PlotPaths;
  readonly colour: string;
  readonly dashes: readonly number[];
}

function shade(ground: Ground, { paths: { areas, camera }, colour }: Drawn): void {
  const { context } = ground;
  context.globalAlpha = SHADE;
  context.fillStyle = colour;
  context.fill(placed(ground, areas, camera));
  context.globalAlpha = 1;
}

function stroke(ground: Ground, { paths, colour, dashes }: Drawn): void {
  const { context } = ground;
  context.strokeStyle = colour;
  context.lineWidth = STROKE;
  context.lineJoin = "round";
  context.setLineDash([...dashes]);
  context.stroke(placed(ground, paths.lines, paths.camera));
  context.setLineDash([...DASHES.dashed]);
  context.stroke(placed(ground, paths.dashes, paths.camera));
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

function mark(ground: Ground, { paths: { points, holes }, colour }: Drawn): void {
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
