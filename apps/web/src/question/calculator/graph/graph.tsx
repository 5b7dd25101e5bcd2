import { useRef, useState } from "react";
import { announce } from "../../../lib/announce.ts";
import type { Camera } from "../sheet.ts";
import { viewOf } from "./camera.ts";
import type { Curve } from "./draw-plots.ts";
import { FoundList } from "./found-list.tsx";
import { GraphButtons } from "./graph-buttons.tsx";
import styles from "./graph.module.css";
import { LimitsForm } from "./limits-form.tsx";
import { movesOf } from "./moves.ts";
import { Plane } from "./plane.tsx";
import { nameOf } from "./point-names.ts";
import { pointsToFit } from "./points-to-fit.ts";
import { useCamera } from "./use-camera.ts";
import { type Found, useFound } from "./use-found.ts";
import { shownFound, useShown } from "./use-shown.ts";
import { useSize } from "./use-size.ts";

interface GraphProps {
  readonly curves: readonly Curve[];
  /** What rows draw, in words, by their ids. */
  readonly statements: ReadonlyMap<number, string>;
  readonly camera: Camera | null;
  readonly onCamera: (camera: Camera | null) => void;
}

/** The plane with all curves, the ways to move it, and what is to be found on it. */
export function Graph({ curves, statements, camera: kept, onCamera }: GraphProps) {
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const { camera, move } = useCamera(kept, size, onCamera);
  const [areLimitsOpen, setLimitsOpen] = useState(false);
  const found = useFound(curves, camera, size);
  const now = useShown(curves);
  const moves = movesOf(move, size);
  const view = viewOf(camera, size);
  return (
    <div className={styles.graph}>
      <Plane {...{ room, camera, size, view, found, now, moves, statements }} />
      <GraphButtons
        moves={moves}
        toFit={pointsToFit(curves, found.points)}
        areLimitsOpen={areLimitsOpen}
        onLimits={setLimitsOpen}
      />
      {areLimitsOpen && <LimitsForm view={view} onLimits={moves.setLimits} />}
      {curves.length > 0 && (
        <FoundList
          points={found.points}
          shown={now.shown?.found}
          coincident={coincidentRows(found)}
          onSelect={(point) => {
            now.show(shownFound(point, curves));
            announce(nameOf(point));
          }}
        />
      )}
    </div>
  );
}

function coincidentRows({ curves, coincident }: Found) {
  return coincident.map((pair) => {
    const [one = 0, other = 0] = pair.map((at) => curves[at]?.number);
    return `Rows ${one} and ${other}`;
  });
}
