import { type PointerEvent, useId, useMemo } from "react";
import styles from "./scratchpad.module.css";
import { onSheet, pathOf, type Point, SHEET } from "./strokes.ts";
import { type Drawn, usePen } from "./use-pen.ts";

/** The paper, on which a pointer draws, or a pen that arrow keys move and the space bar sets down and lifts. */
export function DrawingSheet({ strokes, isErasing, onDraw }: Drawn) {
  const help = useId();
  // A full sheet is thousands of places, and the pen moves on with each frame.
  const drawn = useMemo(() => strokes.map(pathOf), [strokes]);
  const { pen, stroke, goTo, lift, press } = usePen({ strokes, isErasing, onDraw });
  return (
    <>
      {/* A button takes keys and pointers; a press by itself draws a dot. */}
      <button
        type="button"
        className={styles.sheet}
        aria-label={`Scratch paper, ${strokes.length} ${strokes.length === 1 ? "stroke" : "strokes"}`}
        aria-describedby={help}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          goTo(placeOf(event), true);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) goTo(placeOf(event), true);
        }}
        onPointerUp={lift}
        onPointerCancel={lift}
        onKeyDown={press}
        onBlur={lift}
      >
        <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
          {drawn.map((path, at) => (
            <path key={at} d={path} />
          ))}
          {stroke !== undefined && !isErasing && <path d={pathOf(stroke)} />}
          <circle
            cx={pen.x}
            cy={pen.y}
            r={4}
            className={`${styles.caret} ${stroke === undefined ? "" : styles.down}`}
          />
        </svg>
      </button>
      <p id={help} className={styles.help}>
        Draw with a finger or a mouse. By keyboard, arrow keys move the pen and the space bar sets
        it down.
      </p>
    </>
  );
}

function placeOf(event: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return onSheet({
    x: ((event.clientX - left) * SHEET.width) / (width || 1),
    y: ((event.clientY - top) * SHEET.height) / (height || 1),
  });
}
