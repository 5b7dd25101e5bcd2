import type { GeometryFigure } from "@sat/item";
import type { Triple } from "../geometry/pythagorean.ts";

interface RectangleWithDiagonal {
  readonly letters: string;
  /** The labeled side, the other one, and the diagonal. */
  readonly triple: Triple;
  /** Whether the labeled side is drawn upright. */
  readonly upright: boolean;
}

/** The side that is not labeled. */
export function otherSide({ letters, upright }: Omit<RectangleWithDiagonal, "triple">): string {
  const [A = "", B = "", , D = ""] = letters;
  return A + (upright ? B : D);
}

/** A rectangle of which one side and a diagonal are labeled with their lengths. */
export function rectangleWithDiagonal({
  letters,
  triple: [a, b, c],
  upright,
}: RectangleWithDiagonal): GeometryFigure {
  const [A = "", B = "", C = "", D = ""] = letters.split("");
  const [width, height] = a > b === upright ? [4, 6] : [6, 4];
  const shown = upright ? [A, D] : [A, B];
  const label = (from: string, to: string) =>
    shown.includes(from) && shown.includes(to) ? { from, to, label: `$${a}$` } : { from, to };
  return {
    kind: "geometry",
    toScale: false,
    points: [
      { name: A, at: [0, 0] },
      { name: B, at: [width, 0] },
      { name: C, at: [width, height] },
      { name: D, at: [0, height] },
    ],
    segments: [
      label(A, B),
      label(B, C),
      label(C, D),
      label(A, D),
      { from: A, to: C, label: `$${c}$` },
    ],
    angles: [{ at: B, from: A, to: C, right: true }],
    circles: [],
    alt: `Rectangle ${letters} with diagonal ${A}${C}. Side ${shown.join("")} is labeled ${a}, and diagonal ${A}${C} is labeled ${c}.`,
  };
}
