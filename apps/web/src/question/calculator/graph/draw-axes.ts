import type { Camera } from "../sheet.ts";
import { type Size, spotOf, viewOf } from "./camera.ts";
import type { Palette } from "./palette.ts";
import { type Ticks, ticksBetween, tickText } from "./ticks.ts";

/** What is drawn on, and what of the plane is there. */
export interface Ground {
  readonly context: CanvasRenderingContext2D;
  readonly camera: Camera;
  readonly size: Size;
  readonly palette: Palette;
}

/** In pixels: of the numbers, and between them and their axis. */
const FONT = 12;
const GAP = 5;

/** The paper under the curves: its grid, its two axes and their numbers. */
export function drawAxes(ground: Ground): void {
  const { context, camera, size, palette } = ground;
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, size.width, size.height);
  const { left, right, bottom, top } = viewOf(camera, size);
  const across = ticksBetween(left, right, camera.perPixelX);
  const up = ticksBetween(bottom, top, camera.perPixelY);
  strokeGrid(ground, across.minor, up.minor, palette.fine);
  strokeGrid(ground, across.major, up.major, palette.grid);
  strokeGrid(ground, [0], [0], palette.soft);
  context.font = `${FONT}px ${getComputedStyle(context.canvas).fontFamily}`;
  printAcross(ground, across);
  printUp(ground, up);
}

function strokeGrid(
  { context, camera, size }: Ground,
  xs: readonly number[],
  ys: readonly number[],
  colour: string,
): void {
  context.beginPath();
  for (const x of xs) {
    const at = crisp(spotOf({ x, y: 0 }, camera, size).x);
    context.moveTo(at, 0);
    context.lineTo(at, size.height);
  }
  for (const y of ys) {
    const at = crisp(spotOf({ x: 0, y }, camera, size).y);
    context.moveTo(0, at);
    context.lineTo(size.width, at);
  }
  context.strokeStyle = colour;
  context.lineWidth = 1;
  context.stroke();
}

/** In the middle of a pixel, where a line one pixel wide is sharp. */
function crisp(place: number): number {
  return Math.round(place) + 0.5;
}

/** Numbers below the axis, or at the edge that it has left the window by. */
function printAcross(ground: Ground, { major, digits }: Ticks): void {
  const { camera, size } = ground;
  const axis = spotOf({ x: 0, y: 0 }, camera, size).y;
  const y = Math.min(Math.max(axis + GAP, GAP), size.height - FONT - GAP);
  for (const x of major) {
    const at = spotOf({ x, y: 0 }, camera, size).x;
    if (isOrigin(x, camera) || isAtEdge(at, size.width)) continue;
    print(ground, tickText(x, digits), { x: at, y }, "center");
  }
}

/** Numbers to the left of the axis, or at the edge that it has left the window by. */
function printUp(ground: Ground, { major, digits }: Ticks): void {
  const { context, camera, size } = ground;
  const axis = spotOf({ x: 0, y: 0 }, camera, size).x;
  for (const y of major) {
    const at = spotOf({ x: 0, y }, camera, size).y;
    if (isOrigin(y, camera) || isAtEdge(at, size.height)) continue;
    const text = tickText(y, digits);
    const width = context.measureText(text).width;
    const x = Math.min(Math.max(axis - GAP, width + GAP), size.width - GAP);
    print(ground, text, { x, y: at - FONT / 2 }, "right");
  }
}

/** The axes need no number where they meet. */
function isOrigin(value: number, { perPixelX, perPixelY }: Camera): boolean {
  return Math.abs(value) < Math.min(perPixelX, perPixelY);
}

/** Where a number would be cut. */
function isAtEdge(at: number, end: number): boolean {
  return at < FONT || at > end - FONT;
}

function print(
  { context, palette }: Ground,
  text: string,
  { x, y }: { readonly x: number; readonly y: number },
  align: CanvasTextAlign,
): void {
  context.textAlign = align;
  context.textBaseline = "top";
  // A rim in the colour of the paper keeps it legible over lines.
  context.strokeStyle = palette.ground;
  context.lineWidth = 4;
  context.lineJoin = "round";
  context.strokeText(text, x, y);
  context.fillStyle = palette.soft;
  context.fillText(text, x, y);
}
