import type { View } from "../curves/view.ts";
import type { Point } from "../evaluate/value.ts";

/** How much of each axis a pixel of a view shows. */
export function pixelOf({ left, right, bottom, top, width, height }: View): Point {
  return { x: (right - left) / width, y: (top - bottom) / height };
}

/** How far apart two points are on the screen, in pixels. */
export function pixelsBetween(one: Point, other: Point, pixel: Point): number {
  return Math.hypot((one.x - other.x) / pixel.x, (one.y - other.y) / pixel.y);
}

/** The point a share of the way from one to another. */
export function between(one: Point, other: Point, share: number): Point {
  return { x: one.x + share * (other.x - one.x), y: one.y + share * (other.y - one.y) };
}
