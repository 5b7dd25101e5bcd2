import { type Interest, Search, Tracer } from "@sat/calculator";
import { useEffect, useState } from "react";
import type { Camera } from "../sheet.ts";
import { type Size, viewOf } from "./camera.ts";
import type { Curve } from "./draw-plots.ts";

export interface Found {
  readonly curves: readonly Curve[];
  readonly points: readonly Interest[];
  /** Pairs of curves, by their places, that run together. */
  readonly coincident: readonly (readonly [number, number])[];
  /** Goes along the curves where the window rested; null until it has. */
  readonly tracer: Tracer | null;
}

/** For so long nothing moves before points are looked for, in milliseconds. */
const REST = 120;
/** Pieces of a search between two looks at what else the page has to do. */
const PIECES = 40;

const NONE: Omit<Found, "curves"> = { points: [], coincident: [], tracer: null };

/** What there is to find in the window, once it rests; while it moves, what was found of the same curves. */
export function useFound(curves: readonly Curve[], camera: Camera, size: Size): Found {
  const [found, setFound] = useState<Found>({ curves, ...NONE });
  // A search takes longer than a frame may: it gives way to the page between its pieces.
  useEffect(() => {
    if (curves.length === 0 || size.width === 0) return undefined;
    const plots = curves.map(({ plot }) => plot);
    const view = viewOf(camera, size);
    const search = new Search(plots, view);
    let timer = setTimeout(goOn, REST);
    function goOn() {
      if (!search.advance(PIECES)) {
        timer = setTimeout(goOn);
        return;
      }
      const points = inOrder(search.found);
      setFound({
        curves,
        points,
        coincident: search.coincident,
        tracer: new Tracer(plots, view),
      });
    }
    return () => clearTimeout(timer);
  }, [curves, camera, size]);
  return found.curves === curves ? found : { curves, ...NONE };
}

/** What is asked for most comes first. */
const ORDER: readonly Interest["kind"][] = [
  "intersection",
  "maximum",
  "minimum",
  "zero",
  "y-intercept",
];

function inOrder(points: readonly Interest[]): Interest[] {
  const place = ({ kind }: Interest) => ORDER.indexOf(kind);
  return points.toSorted((one, other) => place(one) - place(other) || one.x - other.x);
}
