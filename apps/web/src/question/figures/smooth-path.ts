import { spot, type Spot } from "./plane-geometry.ts";

/**
 * A smooth path through spots: Catmull and Rom's spline as Bézier curves, whose handles are a sixth
 * of the way between the neighbours.
 */
export function smoothPath(spots: readonly Spot[]): string {
  const [first, ...rest] = spots;
  if (first === undefined) return "";
  let path = `M${first.x} ${first.y}`;
  let before = first;
  let from = first;
  for (const [at, to] of rest.entries()) {
    const after = rest[at + 1] ?? to;
    const one = spot(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6);
    const two = spot(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6);
    path += `C${one.x} ${one.y} ${two.x} ${two.y} ${to.x} ${to.y}`;
    [before, from] = [from, to];
  }
  return path;
}
