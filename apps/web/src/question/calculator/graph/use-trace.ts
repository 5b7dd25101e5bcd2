import { type Interest, type Near, type Plot, Tracer } from "@sat/calculator";
import { useMemo, useRef } from "react";
import { announce } from "../../../lib/announce.ts";
import { type Size, type Spot, pointAt, spotOf, viewOf } from "./camera.ts";
import { nameOf, printedPoint } from "./point-names.ts";
import type { Camera } from "../sheet.ts";
import type { Found } from "./use-found.ts";
import { type ShownNow, shownFound } from "./use-shown.ts";

/** Pixels along a curve within which a point that was found holds on to the pointer. */
const SNAP = 9;

/** Goes along a curve by pointer: what is pressed on it is shown, and follows. */
export function useTrace({ curves, points }: Found, camera: Camera, size: Size, now: ShownNow) {
  const grasped = useRef<Plot>(undefined);
  const tracer = useMemo(() => {
    const plots = curves.map(({ plot }) => plot);
    return new Tracer(plots, viewOf(camera, size));
  }, [curves, camera, size]);
  const show = ({ plot, point }: Near) => {
    const spot = spotOf(point, camera, size);
    const away = (found: Interest) => {
      const { x, y } = spotOf(found, camera, size);
      return Math.hypot(x - spot.x, y - spot.y);
    };
    const [found] = points
      .filter((each) => each.plots.includes(plot) && away(each) < SNAP)
      .toSorted((one, other) => away(one) - away(other));
    const own = curves[plot]?.plot;
    if (found !== undefined) now.show(shownFound(found, curves));
    else if (own !== undefined) now.show({ point, found: null, plots: [own] });
    grasped.current = own;
  };
  return {
    /** Takes hold of a curve within so many pixels; answers whether there is one. */
    grasp: (spot: Spot, reach: number): boolean => {
      const near = tracer.nearest(pointAt(spot, camera, size));
      if (near === null || near.distance > reach) return false;
      show(near);
      return true;
    },
    follow: (spot: Spot) => {
      const plot = curves.findIndex((curve) => curve.plot === grasped.current);
      const near = plot < 0 ? null : tracer.nearest(pointAt(spot, camera, size), plot);
      if (near !== null) show(near);
    },
    letGo: () => {
      const { shown } = now;
      if (shown === undefined) return;
      announce(shown.found === null ? printedPoint(shown.point) : nameOf(shown.found));
    },
  };
}
