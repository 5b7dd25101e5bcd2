import type { PlaneFigure, Point } from "@sat/item";

/** Samples of a curve for each unit of x; an eighth is exact in binary. */
const PARTS = 8;

interface Drawn {
  /** y at x; undefined where there is no point of the curve. */
  readonly curve: (x: number) => number | undefined;
  /** Grid lines on either side of the origin. */
  readonly reach: number;
  /** Tells the curve by points that can be read from the grid. */
  readonly alt: string;
}

/** As much of a curve as is in view on a square grid. */
export function curveGraph({ curve, reach, alt }: Drawn): PlaneFigure {
  const points: Point[] = [];
  for (let part = -reach * PARTS; part <= reach * PARTS; part++) {
    const x = part / PARTS;
    const y = curve(x);
    if (y === undefined) continue;
    // A point on the border may be computed a hair beyond it.
    const shown = rounded(y);
    if (Math.abs(shown) <= reach) points.push([x, shown]);
  }
  const axis = { min: -reach, max: reach, step: 1 };
  return {
    kind: "plane",
    x: { ...axis, label: "$x$" },
    y: { ...axis, label: "$y$" },
    marks: [{ kind: "curve", points }],
    alt,
  };
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}

/** base^x for an x in eighths, by square roots and products alone, which every machine computes alike. */
export function powerInEighths(base: number, x: number): number {
  const eighth = Math.sqrt(Math.sqrt(Math.sqrt(base)));
  let power = 1;
  for (let count = 0; count < Math.abs(x) * PARTS; count++) power *= eighth;
  return x < 0 ? 1 / power : power;
}

/** "(1, 2)" */
export function spokenPoint([x, y]: Point): string {
  return `(${x}, ${y})`;
}
