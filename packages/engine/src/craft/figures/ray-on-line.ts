import type { GeometryFigure } from "@sat/item";
import type { Direction } from "../geometry/angle-conversion.ts";
import { halfTurns, timesPi } from "../geometry/angle-values.ts";
import { inline } from "../../math/print.ts";

const STEEPNESS = 4;

interface RayOnLine {
  /** The ends of the line, the vertex between them, and the end of the ray. */
  readonly letters: readonly [A: string, B: string, V: string, C: string];
  readonly acute: number;
  /** The unit of the label is the other one. */
  readonly direction: Direction;
  readonly mirrored: boolean;
}

/** A ray from a point of a line, with the acute angle labeled. */
export function rayOnLine({
  letters: [A, B, V, C],
  acute,
  direction,
  mirrored,
}: RayOnLine): GeometryFigure {
  const across = mirrored ? 1 : -1;
  const label = direction === "radians" ? `$${acute}^\\circ$` : inline(timesPi(halfTurns(acute)));
  const { num, den } = halfTurns(acute);
  const spokenLabel =
    direction === "radians" ? `${acute}°` : `${num === 1 ? "" : num}π/${den} radians`;
  const run = acute > 50 ? 2 : 5;
  return {
    kind: "geometry",
    toScale: false,
    points: [
      { name: A, at: [6 * across, 0] },
      { name: B, at: [-6 * across, 0] },
      { name: V, at: [0, 0] },
      { name: C, at: [run * across, STEEPNESS] },
    ],
    segments: [
      { from: A, to: V },
      { from: V, to: B },
      { from: V, to: C },
    ],
    angles: [{ at: V, from: A, to: C, label }],
    circles: [],
    alt: `Point ${V} lies on line segment ${A}${B}, and a segment joins ${V} to point ${C} above the line. Angle ${A}${V}${C} is labeled ${spokenLabel}.`,
  };
}
