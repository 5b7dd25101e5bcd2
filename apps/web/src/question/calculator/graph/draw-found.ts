import type { Interest } from "@sat/calculator";
import { spotOf } from "./camera.ts";
import type { Ground } from "./draw-axes.ts";
import { type Curve, dot } from "./draw-plots.ts";
import { printedPoint } from "./point-names.ts";
import type { Shown } from "./use-shown.ts";

/** In pixels: the label's type, its room, and its way from its point. */
const FONT = 14;
const PADDING = 6;
const AWAY = 10;
const SELECTED = 6;

/** Grey dots at what was found. */
export function drawFound(ground: Ground, found: readonly Interest[]): void {
  const { palette } = ground;
  for (const point of found) dot(ground, point, { fill: palette.soft, rim: palette.ground });
}

/** A point with its coordinates, in the colour of its curve. */
export function drawShown(ground: Ground, { point, plots }: Shown, curves: readonly Curve[]): void {
  const { palette, camera, size } = ground;
  const curve = curves.find(({ plot }) => plots.length === 1 && plot === plots[0]);
  const fill = palette.curves[curve?.colour ?? NaN] ?? palette.ink;
  dot(ground, point, { fill, rim: palette.ground, radius: SELECTED });
  label(ground, printedPoint(point), spotOf(point, camera, size));
}

/** Above its point where there is room, and whole. */
function label(
  { context, size, palette }: Ground,
  text: string,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  context.font = `600 ${FONT}px ${getComputedStyle(context.canvas).fontFamily}`;
  const width = context.measureText(text).width + 2 * PADDING;
  const height = FONT + 2 * PADDING;
  const left = Math.min(Math.max(x - width / 2, 0), size.width - width);
  const isAbove = y - AWAY - height > 0;
  const top = isAbove ? y - AWAY - height : y + AWAY;
  context.fillStyle = palette.ground;
  context.strokeStyle = palette.soft;
  context.lineWidth = 1;
  context.beginPath();
  context.roundRect(left, top, width, height, 4);
  context.fill();
  context.stroke();
  context.fillStyle = palette.ink;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, left + width / 2, top + height / 2 + 1);
}
