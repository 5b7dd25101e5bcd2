import { useId, useRef, useState } from "react";
import type { Camera } from "../sheet.ts";
import { viewOf } from "./camera.ts";
import type { Curve } from "./draw-plots.ts";
import { FoundList } from "./found-list.tsx";
import { GraphButtons } from "./graph-buttons.tsx";
import styles from "./graph.module.css";
import { LimitsForm } from "./limits-form.tsx";
import { movesOf } from "./moves.ts";
import { pointsToFit } from "./points-to-fit.ts";
import { spokenGraph, spokenLimits } from "./spoken-graph.ts";
import { Swatches } from "./swatches.tsx";
import { useCamera } from "./use-camera.ts";
import { useDrawing } from "./use-drawing.ts";
import { type Found, useFound } from "./use-found.ts";
import { useGestures } from "./use-gestures.ts";
import { useGraphKeys } from "./use-graph-keys.ts";
import { pointAt, useSelection } from "./use-selection.ts";
import { useSize } from "./use-size.ts";

interface GraphProps {
  readonly curves: readonly Curve[];
  /** What each row draws, in words. */
  readonly statements: readonly string[];
  /** The number of a row, by its id. */
  readonly numberOf: (row: number) => number;
  readonly camera: Camera | null;
  readonly onCamera: (camera: Camera | null) => void;
}

/** The plane with all curves: moved and zoomed by pointer and keys, with what is to be found on it. */
export function Graph({ curves, statements, numberOf, camera: kept, onCamera }: GraphProps) {
  const room = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const swatches = useRef<HTMLDivElement>(null);
  const help = useId();
  const size = useSize(room);
  const { camera, move } = useCamera(kept, size, onCamera);
  const [areLimitsOpen, setLimitsOpen] = useState(false);
  const found = useFound(curves, camera, size);
  const { points } = found;
  const { selected, select } = useSelection(points);
  useDrawing({ canvas, swatches }, { camera, size, curves, found: points, selected });
  const moves = movesOf(move, size);
  useGraphKeys(room, moves);
  const gestures = useGestures(canvas, {
    onPan: moves.pan,
    onZoom: moves.zoom,
    onPress: (spot) => select(pointAt(spot, points, camera, size)),
  });
  const view = viewOf(camera, size);
  return (
    <div className={styles.graph}>
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
          aria-label={spokenGraph(statements, points.length, view)}
          className={styles.canvas}
          {...gestures}
        />
        <p id={help} className="visually-hidden">
          {spokenLimits(view)}. Arrow keys move the graph, plus and minus zoom, 0 goes home.
        </p>
        <Swatches ref={swatches} />
      </div>
      <GraphButtons
        moves={moves}
        toFit={pointsToFit(curves, points)}
        areLimitsOpen={areLimitsOpen}
        onLimits={setLimitsOpen}
      />
      {areLimitsOpen && <LimitsForm view={view} onLimits={moves.setLimits} />}
      <FoundList
        points={points}
        selected={selected}
        coincident={coincidentRows(found, numberOf)}
        onSelect={select}
      />
    </div>
  );
}

function coincidentRows({ curves, coincident }: Found, numberOf: (row: number) => number) {
  return coincident.map((pair) => {
    const [one = 0, other = 0] = pair.map((at) => numberOf(curves[at]?.row ?? 0));
    return `Rows ${one} and ${other}`;
  });
}
