import type { GeometryFigure } from "@sat/item";
import { DRAWING_WIDTH } from "./drawing.tsx";
import { type Segment, type Size, spot, type Spot } from "./plane-geometry.ts";

/** Room around a drawing for the names of its outermost points. */
const MARGIN = 34;
const MOST_HEIGHT = 280;

/** A named plane figure in the drawing's units. */
export interface GeometryLayout extends Size {
  /** Units of the drawing for one of the figure's. */
  readonly scale: number;
  readonly middle: Spot;
  /** Where a named point lies; the examiner has made sure that every name is a point's. */
  readonly at: (name: string) => Spot;
  readonly segments: readonly Segment[];
}

/** Lays out a figure as large as fits, without bending it. */
export function geometryLayout(figure: GeometryFigure): GeometryLayout {
  const box = extent(figure);
  const scale = Math.min(
    (DRAWING_WIDTH - 2 * MARGIN) / Math.max(box.width, 1e-6),
    (MOST_HEIGHT - 2 * MARGIN) / Math.max(box.height, 1e-6),
  );
  const height = box.height * scale + 2 * MARGIN;
  const left = (DRAWING_WIDTH - box.width * scale) / 2;
  const places = new Map(
    figure.points.map(({ name, at: [x, y] }) => [
      name,
      spot(left + (x - box.left) * scale, height - MARGIN - (y - box.bottom) * scale),
    ]),
  );
  const at = (name: string) => places.get(name) ?? { x: 0, y: 0 };
  return {
    width: DRAWING_WIDTH,
    height,
    scale,
    middle: { x: DRAWING_WIDTH / 2, y: height / 2 },
    at,
    segments: figure.segments.map(({ from, to }) => ({ from: at(from), to: at(to) })),
  };
}

/** The box, in the figure's own units, around all its points and circles. */
function extent({ points, circles }: GeometryFigure) {
  const centers = new Map(points.map(({ name, at }) => [name, at]));
  const xs = points.map(({ at }) => at[0]);
  const ys = points.map(({ at }) => at[1]);
  for (const { center, radius } of circles) {
    const [x, y] = centers.get(center) ?? [0, 0];
    xs.push(x - radius, x + radius);
    ys.push(y - radius, y + radius);
  }
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  return { left, bottom, width: Math.max(...xs) - left, height: Math.max(...ys) - bottom };
}
