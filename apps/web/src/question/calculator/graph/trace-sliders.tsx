import type { Point, Stop } from "@sat/calculator";
import { useMemo } from "react";
import type { Camera } from "../sheet.ts";
import type { Curve } from "./draw-plots.ts";
import { spokenPoint } from "./point-names.ts";
import type { Found } from "./use-found.ts";
import { type ShownNow, shownFound } from "./use-shown.ts";

interface TraceSlidersProps {
  readonly found: Found;
  /** What rows draw, in words, by their ids. */
  readonly statements: ReadonlyMap<number, string>;
  readonly camera: Camera;
  readonly now: ShownNow;
}

/** A slider for each row that is drawn, unseen: arrow keys go along its curves, and the graph shows where. */
export function TraceSliders({ found, statements, camera, now }: TraceSlidersProps) {
  const courses = useMemo(() => coursesOf(found), [found]);
  return courses.map(({ row, number, stops }) => {
    const isShown = now.shown?.plots.some((plot) => stops.some((stop) => stop.curve.plot === plot));
    const place = nearestTo(isShown ? now.shown?.point : undefined, stops, camera);
    const goTo = (at: number) => {
      const stop = stops[at];
      if (stop !== undefined) now.show(shownStop(stop, found.curves));
    };
    const stop = stops[place];
    return (
      <input
        key={row}
        type="range"
        className="visually-hidden"
        aria-label={`Trace row ${number}: ${statements.get(row) ?? ""}`}
        aria-valuetext={stop === undefined ? "Out of sight" : spokenPoint(stop.point, stop.found)}
        min={0}
        max={Math.max(0, stops.length - 1)}
        value={place}
        onFocus={() => goTo(place)}
        onChange={({ currentTarget }) => goTo(currentTarget.valueAsNumber)}
      />
    );
  });
}

interface CurveStop extends Stop {
  readonly curve: Curve;
}

/** All that a row draws, stop by stop. */
interface Course {
  readonly row: number;
  readonly number: number;
  readonly stops: readonly CurveStop[];
}

function coursesOf({ curves, points, tracer }: Found): readonly Course[] {
  const stops = curves.flatMap((curve, at) =>
    (tracer?.stops(at, points) ?? []).map((stop): CurveStop => ({ ...stop, curve })),
  );
  const rows = new Map(curves.map(({ row, number }) => [row, number]));
  return [...rows].map(([row, number]) => ({
    row,
    number,
    stops: stops.filter(({ curve }) => curve.row === row),
  }));
}

function shownStop({ point, found, curve }: CurveStop, curves: readonly Curve[]) {
  return found === null ? { point, found, plots: [curve.plot] } : shownFound(found, curves);
}

/** The place of the stop that is nearest to a point; without one, of what was found nearest to the window's middle. */
function nearestTo(point: Point | undefined, stops: readonly Stop[], camera: Camera): number {
  const { x, y } = point ?? camera;
  const isForFound = point === undefined && stops.some(({ found }) => found !== null);
  const distances = stops.map((stop) =>
    isForFound && stop.found === null
      ? Infinity
      : Math.hypot((stop.point.x - x) / camera.perPixelX, (stop.point.y - y) / camera.perPixelY),
  );
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
