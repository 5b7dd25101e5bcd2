import type { PlaneFigure, PlaneMark } from "@sat/item";
import { type LabelRun, labelRuns, labelSize } from "./label-runs.ts";
import { aroundSpot, besideSegment, FROM_ENDS, placeLabels, type Placing } from "./place-labels.ts";
import {
  boxAround,
  chain,
  clipped,
  extended,
  type Segment,
  type Size,
  type Spot,
} from "./plane-geometry.ts";
import type { AxisNumber } from "./plane-axes.tsx";
import type { PlaneLayout } from "./plane-layout.ts";

const POINT: Size = { width: 11, height: 11 };

/** The labels of a plane's marks where they touch neither lines nor numbers, as far as can be. */
export function placedPlaneLabels(
  { marks }: PlaneFigure,
  layout: PlaneLayout,
  numbers: readonly AxisNumber[],
): { readonly runs: LabelRun[]; readonly middle: Spot }[] {
  const labels = marks.flatMap((mark) => {
    const label = "label" in mark ? mark.label : undefined;
    if (label === undefined) return [];
    const runs = labelRuns(label);
    return [{ runs, ...placing(mark, layout, labelSize(runs)) }];
  });
  const middles = placeLabels(labels, {
    bounds: layout.area,
    segments: [...axes(layout), ...marks.flatMap((mark) => strokes(mark, layout))],
    boxes: [...numbers.map(({ box }) => box), ...points(marks, layout)],
  });
  return labels.map(({ runs }, at) => ({ runs, middle: middles[at] ?? { x: 0, y: 0 } }));
}

function placing(mark: PlaneMark, layout: PlaneLayout, size: Size): Placing {
  if (mark.kind === "point") {
    // The point's own disc keeps its label a little farther off.
    const room = { width: size.width + 6, height: size.height + 4 };
    return { size, candidates: aroundSpot(layout.place(mark.at), room) };
  }
  const segments = strokes(mark, layout);
  if (mark.kind !== "curve") {
    const [line] = segments;
    return { size, candidates: line ? besideSegment(line, size, { shares: FROM_ENDS }) : [] };
  }
  // Nearer the ends of a curve first: there curves part.
  const order = [0.94, 0.06, 0.85, 0.15, 0.75, 0.25, 0.65, 0.35, 0.5];
  const inside = segments.filter((each) => clipped(each, layout.area) !== undefined);
  const candidates = order.flatMap((share) => {
    const segment = inside[Math.round(share * (inside.length - 1))];
    return segment ? besideSegment(segment, size, { shares: [0.5] }) : [];
  });
  return { size, candidates };
}

function strokes(mark: PlaneMark, { place, area }: PlaneLayout): Segment[] {
  switch (mark.kind) {
    case "line":
    case "half-plane": {
      const line = clipped(extended(place(mark.through[0]), place(mark.through[1])), area);
      return line ? [line] : [];
    }
    case "segment":
      return [{ from: place(mark.from), to: place(mark.to) }];
    case "curve":
      return chain(mark.points.map(place));
    case "point":
      return [];
  }
}

function points(marks: readonly PlaneMark[], { place }: PlaneLayout) {
  return marks.flatMap((mark) => (mark.kind === "point" ? [boxAround(place(mark.at), POINT)] : []));
}

function axes({ area, axisX, axisY }: PlaneLayout): Segment[] {
  const corner = { x: area.x, y: area.y };
  const opposite = { x: area.x + area.width, y: area.y + area.height };
  return [
    { from: { x: corner.x, y: axisY }, to: { x: opposite.x, y: axisY } },
    { from: { x: axisX, y: corner.y }, to: { x: axisX, y: opposite.y } },
  ];
}
