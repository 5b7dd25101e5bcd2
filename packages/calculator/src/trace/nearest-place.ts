import type { Path } from "../curves/shapes.ts";
import type { Point } from "../evaluate/value.ts";
import { between, pixelsBetween } from "./pixels.ts";

export interface Place {
  readonly point: Point;
  /** How far along all the paths it is, in pixels. */
  readonly along: number;
  /** From what it is nearest to, in pixels. */
  readonly distance: number;
}

/** Where some paths come nearest to a point on the screen; null where there are none. */
export function nearestPlace(paths: readonly Path[], to: Point, pixel: Point): Place | null {
  let nearest: Place | null = null;
  let gone = 0;
  for (const path of paths) {
    for (let at = 0; at + 1 < path.length; at += 2) {
      const start = { x: path[at] ?? NaN, y: path[at + 1] ?? NaN };
      const end = { x: path[at + 2] ?? start.x, y: path[at + 3] ?? start.y };
      const share = shareNearest(start, end, { to, pixel });
      const point = between(start, end, share);
      const distance = pixelsBetween(point, to, pixel);
      const length = pixelsBetween(start, end, pixel);
      if (distance < (nearest?.distance ?? Infinity))
        nearest = { point, distance, along: gone + share * length };
      gone += length;
    }
  }
  return nearest;
}

interface Aim {
  readonly to: Point;
  readonly pixel: Point;
}

/** How far along a segment the foot of the perpendicular is, from nought to one. */
function shareNearest(start: Point, end: Point, { to, pixel }: Aim): number {
  const [alongX, alongY] = [(end.x - start.x) / pixel.x, (end.y - start.y) / pixel.y];
  const [toX, toY] = [(to.x - start.x) / pixel.x, (to.y - start.y) / pixel.y];
  const square = alongX ** 2 + alongY ** 2;
  return square === 0 ? 0 : Math.min(1, Math.max(0, (alongX * toX + alongY * toY) / square));
}
