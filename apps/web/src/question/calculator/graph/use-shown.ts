import type { Interest, Plot, Point } from "@sat/calculator";
import { useState } from "react";
import type { Curve } from "./draw-plots.ts";

/** A point whose coordinates are shown: one of a curve that is traced, or one that was found. */
export interface Shown {
  readonly point: Point;
  readonly found: Interest | null;
  /** What it is a point of. */
  readonly plots: readonly Plot[];
}

export interface ShownNow {
  readonly shown: Shown | undefined;
  readonly show: (point: Shown | undefined) => void;
}

/** The point whose coordinates are shown, for as long as all that it is a point of is drawn. */
export function useShown(curves: readonly Curve[]): ShownNow {
  const [wanted, show] = useState<Shown>();
  const isDrawn = (plot: Plot) => curves.some((curve) => curve.plot === plot);
  return { shown: wanted?.plots.every(isDrawn) === true ? wanted : undefined, show };
}

/** A point that was found on curves, to be shown. */
export function shownFound(found: Interest, curves: readonly Curve[]): Shown {
  const plots = found.plots.flatMap((at) => curves[at]?.plot ?? []);
  return { point: { x: found.x, y: found.y }, found, plots };
}

export function isSamePoint(one: Interest, other: Interest | null | undefined): boolean {
  return one.kind === other?.kind && one.x === other.x && one.y === other.y;
}
