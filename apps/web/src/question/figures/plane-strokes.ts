import type { PlaneMark } from "@sat/item";
import {
  type Box,
  boxAround,
  chain,
  clipped,
  extended,
  type Segment,
  type Size,
} from "./plane-geometry.ts";
import type { PlaneLayout } from "./plane-layout.ts";

const POINT: Size = { width: 11, height: 11 };

/** The lines that a mark is drawn with, as far as they are on the grid. */
export function strokesOf(mark: PlaneMark, { place, area }: PlaneLayout): Segment[] {
  switch (mark.kind) {
    case "line":
    case "half-plane": {
      const line = clipped(extended(place(mark.through[0]), place(mark.through[1])), area);
      return line ? [line] : [];
    }
    case "segment":
      return [{ from: place(mark.from), to: place(mark.to) }];
    case "curve":
      return chain(mark.points.map(place)).filter((part) => clipped(part, area) !== undefined);
    case "point":
      return [];
  }
}

/** The room that the points take. */
export function pointBoxes(marks: readonly PlaneMark[], { place }: PlaneLayout): Box[] {
  return marks.flatMap((mark) => (mark.kind === "point" ? [boxAround(place(mark.at), POINT)] : []));
}

/** How far the axes go on beyond the grid. */
export const OVERHANG = 9;

/** Both axes, from end to end. */
export function axisStrokes({
  area,
  axisX,
  axisY,
}: PlaneLayout): [level: Segment, upright: Segment] {
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  return [
    { from: { x: area.x - OVERHANG, y: axisY }, to: { x: right + OVERHANG, y: axisY } },
    { from: { x: axisX, y: bottom + OVERHANG }, to: { x: axisX, y: area.y - OVERHANG } },
  ];
}
