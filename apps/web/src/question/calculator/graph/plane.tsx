import type { View } from "@sat/calculator";
import { type RefObject, useId, useRef } from "react";
import type { Camera } from "../sheet.ts";
import type { Size } from "./camera.ts";
import styles from "./plane.module.css";
import type { Moves } from "./moves.ts";
import { spokenGraph, spokenLimits } from "./spoken-graph.ts";
import { Swatches } from "./swatches.tsx";
import { TraceSliders } from "./trace-sliders.tsx";
import { useDrawing } from "./use-drawing.ts";
import type { Found } from "./use-found.ts";
import { useGestures } from "./use-gestures.ts";
import { useGraphKeys } from "./use-graph-keys.ts";
import type { ShownNow } from "./use-shown.ts";
import { useTrace } from "./use-trace.ts";

interface PlaneProps {
  readonly room: RefObject<HTMLDivElement | null>;
  readonly camera: Camera;
  readonly size: Size;
  readonly view: View;
  readonly found: Found;
  readonly now: ShownNow;
  readonly moves: Moves;
  /** What rows draw, in words, by their ids. */
  readonly statements: ReadonlyMap<number, string>;
}

/** The picture of the curves: dragged, zoomed and traced by pointer and keys. */
export function Plane(props: PlaneProps) {
  const { room, camera, size, view, found, now, moves, statements } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const swatches = useRef<HTMLDivElement>(null);
  const help = useId();
  useDrawing({ canvas, swatches }, { camera, size, found, shown: now.shown });
  useGraphKeys(room, moves);
  const gestures = useGestures(canvas, {
    onPan: moves.pan,
    onZoom: moves.zoom,
    onPress: () => now.show(undefined),
    trace: useTrace(found, camera, size, now),
  });
  return (
    <div
      ref={room}
      role="group"
      tabIndex={0}
      aria-label="Graph"
      aria-describedby={help}
      className={styles.room}
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={spokenGraph([...statements.values()], found.points.length, view)}
        className={styles.canvas}
        {...gestures}
      />
      <p id={help} className="visually-hidden">
        {spokenLimits(view)}. Arrow keys move the graph, plus and minus zoom, 0 goes home. Tab leads
        to the curves, where arrow keys go from point to point.
      </p>
      <TraceSliders found={found} statements={statements} camera={camera} now={now} />
      <Swatches ref={swatches} />
    </div>
  );
}
