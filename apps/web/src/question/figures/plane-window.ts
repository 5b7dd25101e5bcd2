import type { Axis, PlaneFigure } from "@sat/item";
import { axisWindow } from "./axis-window.ts";
import { cellsOf, planeLayout } from "./plane-layout.ts";
import { strokesOf } from "./plane-strokes.ts";
import { linear } from "./scale.ts";
import { sideOf } from "./side-of.ts";

/** The part of a plane that its drawing fills, with the origin; lines and curves end where they ended in the whole. */
export function planeWindow(figure: PlaneFigure): PlaneFigure {
  const layout = planeLayout(figure);
  const { area } = layout;
  const drawn = figure.marks.flatMap((mark) => [
    ...strokesOf(mark, layout).flatMap(({ from, to }) => [from, to]),
    ...(mark.kind === "point" ? [layout.place(mark.at)] : []),
    ...(mark.kind === "half-plane" ? sideOf(mark, layout) : []),
  ]);
  const toX = linear([area.x, area.x + area.width], [figure.x.min, figure.x.max]);
  const toY = linear([area.y + area.height, area.y], [figure.y.min, figure.y.max]);
  const x = axisWindow(
    figure.x,
    drawn.map((at) => toX(at.x)),
  );
  const y = axisWindow(
    figure.y,
    drawn.map((at) => toY(at.y)),
  );
  // Axes of two steps fill any drawing.
  if (x.step !== y.step) return { ...figure, x, y };
  const least = SLIMMEST * Math.max(cellsOf(x), cellsOf(y));
  return { ...figure, x: grown(x, figure.x, least), y: grown(y, figure.y, least) };
}

/** Least share of its longer axis that a plane of square cells has on the other: a strip shows no slope. */
const SLIMMEST = 0.5;

/** The axis with so many cells at least, if the whole has them: the same at both ends as far as it goes. */
function grown(axis: Axis, whole: Axis, least: number): Axis {
  const missing = Math.ceil(least - cellsOf(axis));
  if (missing <= 0) return axis;
  const { step } = axis;
  const above = Math.floor(Math.min((whole.max - axis.max) / step, missing / 2));
  const below = Math.floor(Math.min((axis.min - whole.min) / step, missing - above));
  const more = Math.floor(Math.min((whole.max - axis.max) / step, missing - below));
  return { ...axis, min: axis.min - below * step, max: axis.max + more * step };
}
