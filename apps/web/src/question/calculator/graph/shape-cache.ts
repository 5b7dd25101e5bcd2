import { type Line, type Plot, type Point, shapesOf } from "@sat/calculator";
import type { Camera } from "../sheet.ts";
import { type Size, viewOf } from "./camera.ts";

/** What a plot draws, ready to be moved about. */
export interface PlotPaths {
  readonly lines: Path2D;
  readonly dashes: Path2D;
  readonly areas: Path2D;
  /** The lines once more, in graph units. */
  readonly flat: readonly Line[];
  readonly points: readonly Point[];
  readonly holes: readonly Point[];
  /**
   * Where the paths were made. They are in its pixels, from its middle: a path holds few digits, too few for the graph's
   * own units far from the origin.
   */
  readonly camera: Camera;
}

/** By how much what is drawn ahead is larger than the window. */
const REACH = 1.6;
/** From so much smaller to so much larger, a path still has the detail that it is drawn for. */
const COARSEST = 0.8;
const FINEST = 1.25;

/** Keeps the paths of each plot for as long as the window stays about where it was. */
export function newShapeCache() {
  const kept = new WeakMap<Plot, PlotPaths>();
  return (plot: Plot, camera: Camera, size: Size): PlotPaths => {
    const former = kept.get(plot);
    if (former !== undefined && reaches(former.camera, camera, size)) return former;
    const paths = drawnAhead(plot, camera, size);
    kept.set(plot, paths);
    return paths;
  };
}

export type ShapeCache = ReturnType<typeof newShapeCache>;

function ahead({ width, height }: Size): Size {
  return { width: width * REACH, height: height * REACH };
}

/** Whether what was drawn ahead by one camera holds all that another shows. */
function reaches(former: Camera, camera: Camera, size: Size): boolean {
  const scales = [camera.perPixelX / former.perPixelX, camera.perPixelY / former.perPixelY];
  if (scales.some((scale) => scale < COARSEST || scale > FINEST)) return false;
  const [whole, part] = [viewOf(former, ahead(size)), viewOf(camera, size)];
  return (
    whole.left <= part.left &&
    whole.right >= part.right &&
    whole.bottom <= part.bottom &&
    whole.top >= part.top
  );
}

function drawnAhead(plot: Plot, camera: Camera, size: Size): PlotPaths {
  const { lines, areas, points, holes } = shapesOf(plot, viewOf(camera, ahead(size)));
  const paths = { lines: new Path2D(), dashes: new Path2D(), areas: new Path2D() };
  for (const { path, dashed } of lines) trace(dashed ? paths.dashes : paths.lines, path, camera);
  for (const area of areas) {
    trace(paths.areas, area, camera);
    paths.areas.closePath();
  }
  return { ...paths, flat: lines, points, holes, camera };
}

/** Adds x, y, x, y, … as one line. */
function trace(path: Path2D, flat: readonly number[], camera: Camera): void {
  for (let at = 0; at + 1 < flat.length; at += 2) {
    const x = ((flat[at] ?? 0) - camera.x) / camera.perPixelX;
    const y = (camera.y - (flat[at + 1] ?? 0)) / camera.perPixelY;
    if (at === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
}
