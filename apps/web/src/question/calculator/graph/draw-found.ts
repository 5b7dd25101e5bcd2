import { formatNumber, type Interest } from "@sat/calculator";
import { spotOf } from "./camera.ts";
import type { Ground } from "./draw-axes.ts";
import { dot } from "./draw-plots.ts";

/** In pixels: the label's type, its room, and its way from its point. */
const FONT = 14;
const PADDING = 6;
const AWAY = 10;
const SELECTED = 6;

/** A point as it is printed, short enough to be read at a glance. */
export function printedPoint({ x, y }: { readonly x: number; readonly y: number }): string {
  return `(${shortNumber(x)}, ${shortNumber(y)})`;
}

/** Four digits after the point: as many as an answer of the exam has room for. */
function shortNumber(value: number): string {
  return formatNumber(Math.round(value * 1e4) / 1e4);
}

/** Grey dots at what was found, and the coordinates of the one that is selected. */
export function drawFound(
  ground: Ground,
  found: readonly Interest[],
  selected: Interest | undefined,
): void {
  const { palette } = ground;
  for (const point of found) dot(ground, point, { fill: palette.soft, rim: palette.ground });
  if (selected === undefined) return;
  dot(ground, selected, { fill: palette.ink, rim: palette.ground, radius: SELECTED });
  label(ground, printedPoint(selected), spotOf(selected, ground.camera, ground.size));
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
