import type { Point } from "@sat/item";
import { toward } from "./sketch.ts";

/** Radius of the circles drawn. */
export const RADIUS = 5;

/** The point of the circle around the origin in the direction of so many degrees. */
export function onCircle(angle: number, radius = RADIUS): Point {
  return toward([0, 0], angle, radius);
}
