import type { Interest } from "@sat/calculator";
import { useState } from "react";
import { announce } from "../../../lib/announce.ts";
import type { Camera } from "../sheet.ts";
import { type Size, type Spot, spotOf } from "./camera.ts";
import { nameOf } from "./found-list.tsx";

/** Pixels from a point within which a press means it. */
const NEAR = 18;

/** The point whose coordinates are shown and said, for as long as it is among those found. */
export function useSelection(points: readonly Interest[]) {
  const [wanted, setWanted] = useState<Interest>();
  const isWanted = ({ kind, x, y }: Interest) =>
    kind === wanted?.kind && x === wanted.x && y === wanted.y;
  const select = (point: Interest | undefined) => {
    setWanted(point);
    if (point !== undefined) announce(nameOf(point));
  };
  return { selected: points.find(isWanted), select };
}

/** The point that is nearest to where the graph was pressed, if one is near. */
export function pointAt(
  spot: Spot,
  points: readonly Interest[],
  camera: Camera,
  size: Size,
): Interest | undefined {
  const measured = points.map((point) => {
    const { x, y } = spotOf(point, camera, size);
    return { point, distance: Math.hypot(x - spot.x, y - spot.y) };
  });
  const near = measured.filter(({ distance }) => distance < NEAR);
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.point;
}
