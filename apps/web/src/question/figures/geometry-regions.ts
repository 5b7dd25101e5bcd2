import type { ArcEnds, Region } from "@sat/item";
import type { GeometryLayout } from "./geometry-layout.ts";
import { distance, spot, type Spot } from "./plane-geometry.ts";

/** Sides of the polygon that stands for a full circle. */
const FULL = 96;

/** Spots along an arc, counterclockwise as the eye sees it; the whole circle when its ends are one. */
export function arcSpots({ center, from, to }: ArcEnds, layout: GeometryLayout): Spot[] {
  const middle = layout.at(center);
  const [first, last] = [angleOf(middle, layout.at(from)), angleOf(middle, layout.at(to))];
  const sweep = last > first + 1e-9 ? last - first : last - first + 2 * Math.PI;
  return aroundMiddle(middle, distance(middle, layout.at(from)), { first, sweep });
}

/** Angles grow counterclockwise, though y grows downwards. */
function angleOf(middle: Spot, { x, y }: Spot): number {
  return Math.atan2(middle.y - y, x - middle.x);
}

function aroundMiddle(
  middle: Spot,
  radius: number,
  { first, sweep }: { readonly first: number; readonly sweep: number },
): Spot[] {
  const parts = Math.max(2, Math.ceil((FULL * sweep) / (2 * Math.PI)));
  return Array.from({ length: parts + 1 }, (_, at) => {
    const angle = first + (sweep * at) / parts;
    return spot(middle.x + radius * Math.cos(angle), middle.y - radius * Math.sin(angle));
  });
}

/** Spots as the data of an open SVG path. */
export function chainPath(spots: readonly Spot[]): string {
  return spots.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("");
}

/** The outline of a region to fill. */
export function regionPath(region: Region, layout: GeometryLayout): string {
  return `${chainPath(regionSpots(region, layout))}Z`;
}

function regionSpots(region: Region, layout: GeometryLayout): Spot[] {
  if (isPolygon(region)) return region.map(layout.at);
  const middle = layout.at(region.center);
  if ("radius" in region) {
    return aroundMiddle(middle, region.radius * layout.scale, { first: 0, sweep: 2 * Math.PI });
  }
  return [middle, ...arcSpots(region, layout)];
}

function isPolygon(region: Region): region is readonly string[] {
  return Array.isArray(region);
}
