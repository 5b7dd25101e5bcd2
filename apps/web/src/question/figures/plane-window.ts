import type { PlaneFigure } from "@sat/item";
import { axisWindow } from "./axis-window.ts";
import { planeLayout } from "./plane-layout.ts";
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
  return {
    ...figure,
    x: axisWindow(
      figure.x,
      drawn.map(({ x }) => toX(x)),
    ),
    y: axisWindow(
      figure.y,
      drawn.map(({ y }) => toY(y)),
    ),
  };
}
