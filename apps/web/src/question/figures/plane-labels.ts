import type { PlaneFigure, PlaneMark } from "@sat/item";
import { type LabelRun, labelRuns, labelSize } from "./label-runs.ts";
import { aroundSpot, besideSegment, FROM_ENDS, placeLabels, type Placing } from "./place-labels.ts";
import type { Box, Size, Spot } from "./plane-geometry.ts";
import type { PlaneLayout } from "./plane-layout.ts";
import { axisStrokes, pointBoxes, strokesOf } from "./plane-strokes.ts";

/** The labels of a plane's marks where they touch neither lines nor what has been placed, as far as can be. */
export function placedPlaneLabels(
  { marks }: PlaneFigure,
  layout: PlaneLayout,
  taken: readonly Box[],
): { readonly runs: LabelRun[]; readonly middle: Spot }[] {
  const labels = marks.flatMap((mark) => {
    const label = "label" in mark ? mark.label : undefined;
    if (label === undefined) return [];
    const runs = labelRuns(label);
    return [{ runs, ...placing(mark, layout, labelSize(runs)) }];
  });
  const middles = placeLabels(labels, {
    bounds: layout.area,
    segments: [...axisStrokes(layout), ...marks.flatMap((mark) => strokesOf(mark, layout))],
    boxes: [...taken, ...pointBoxes(marks, layout)],
  });
  return labels.map(({ runs }, at) => ({ runs, middle: middles[at] ?? { x: 0, y: 0 } }));
}

function placing(mark: PlaneMark, layout: PlaneLayout, size: Size): Placing {
  if (mark.kind === "point") {
    // The point's own disc keeps its label a little farther off.
    const room = { width: size.width + 6, height: size.height + 4 };
    return { size, candidates: aroundSpot(layout.place(mark.at), room) };
  }
  const segments = strokesOf(mark, layout);
  if (mark.kind !== "curve") {
    const [line] = segments;
    return { size, candidates: line ? besideSegment(line, size, { shares: FROM_ENDS }) : [] };
  }
  // Nearer the ends of a curve first: there curves part.
  const order = [0.94, 0.06, 0.85, 0.15, 0.75, 0.25, 0.65, 0.35, 0.5];
  const candidates = order.flatMap((share) => {
    const segment = segments[Math.round(share * (segments.length - 1))];
    return segment ? besideSegment(segment, size, { shares: [0.5] }) : [];
  });
  return { size, candidates };
}
