import type { Point } from "@sat/item";
import { sine } from "../../math/sine.ts";
import { toward } from "./sketch.ts";

const BASE = 6;
/** Angles of a triangle are drawn no narrower than this, so that their labels have room. */
const NARROWEST = 32;

/** A triangle on a horizontal base with about these angles at its left and right end. */
export function trianglePoints(left: number, right: number): [Point, Point, Point] {
  const [one, other] = [Math.max(NARROWEST, left), Math.max(NARROWEST, right)];
  const excess = Math.max(0, one + other - 180 + NARROWEST);
  const [atLeft, atRight] = one > other ? [one - excess, other] : [one, other - excess];
  const way = (BASE * sine(atRight)) / sine(atLeft + atRight);
  return [[0, 0], [BASE, 0], toward([0, 0], atLeft, way)];
}
