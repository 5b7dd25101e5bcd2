import type { Point } from "@sat/calculator";
import type { Camera } from "../sheet.ts";
import { cameraFor, fitted, type Limits, panned, type Size, type Spot, zoomed } from "./camera.ts";

/** The ways to move the window of a graph. */
export type Moves = ReturnType<typeof movesOf>;

/** By how much a key or a button zooms in. */
const ZOOM = 0.8;

/** `move` leads on from where the last movement led; null is home. */
export function movesOf(move: (to: (now: Camera) => Camera | null) => void, size: Size) {
  const middle = { x: size.width / 2, y: size.height / 2 };
  const zoom = (factor: number, spot: Spot) => move((now) => zoomed(now, factor, spot, size));
  return {
    pan: (by: Spot) => move((now) => panned(now, by)),
    zoom,
    zoomIn: () => zoom(ZOOM, middle),
    zoomOut: () => zoom(1 / ZOOM, middle),
    home: () => move(() => null),
    fit: (points: readonly Point[]) => move((now) => fitted(points, size) ?? now),
    setLimits: (limits: Limits) => move(() => cameraFor(limits, size)),
  };
}
