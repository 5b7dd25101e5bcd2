import type { Spot } from "./camera.ts";
import type { Ground } from "./draw-axes.ts";
import type { Curve } from "./draw-plots.ts";
import { numberSpot } from "./number-spot.ts";
import type { ShapeCache } from "./shape-cache.ts";

/** In pixels: the number's type, half of its room, and from one number to the next. */
const FONT = 12;
const HALF = 9;
const APART = 34;

/** The number of its row on each curve, where colours do not tell curves apart. */
export function drawNumbers(ground: Ground, curves: readonly Curve[], pathsOf: ShapeCache): void {
  const { camera, size } = ground;
  const places = Math.max(1, Math.floor(size.width / APART) - 1);
  for (const [at, { plot, number }] of curves.entries()) {
    // From left to right, so that curves of one course have their numbers side by side.
    const across = APART * (1 + (at % places));
    const spot = numberSpot(across, pathsOf(plot, camera, size), camera, size);
    if (spot !== undefined) print(ground, String(number), spot);
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
