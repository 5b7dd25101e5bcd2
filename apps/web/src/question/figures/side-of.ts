import type { PlaneMark } from "@sat/item";
import { between, type Spot } from "./plane-geometry.ts";
import type { PlaneLayout } from "./plane-layout.ts";

type HalfPlane = Extract<PlaneMark, { kind: "half-plane" }>;

/** The part of the grid that a half-plane covers (Sutherland and Hodgman's way, for one edge). */
export function sideOf({ through, side }: HalfPlane, { area, place }: PlaneLayout): Spot[] {
  const [from, to] = [place(through[0]), place(through[1])];
  const height = (at: Spot) =>
    (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
  const sign = Math.sign(height(place(side)));
  const depth = (at: Spot) => sign * height(at);
  const corners = [
    { x: area.x, y: area.y },
    { x: area.x + area.width, y: area.y },
    { x: area.x + area.width, y: area.y + area.height },
    { x: area.x, y: area.y + area.height },
  ];
  return corners.flatMap((corner, at) => {
    const after = corners[(at + 1) % corners.length] ?? corner;
    const [here, there] = [depth(corner), depth(after)];
    const kept = here >= 0 ? [corner] : [];
    const isCrossed = here < 0 !== there < 0;
    return isCrossed ? [...kept, between(corner, after, here / (here - there))] : kept;
  });
}
