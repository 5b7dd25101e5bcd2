import type { Axis } from "@sat/item";
import { LevelNumbers } from "./chart-axes.tsx";
import styles from "./figure.module.css";
import { DRAWING_WIDTH } from "./drawing.tsx";
import { LabelLines } from "./label.tsx";
import { LABEL_SIZE, labelRuns, LINE_HEIGHT, TICK_SIZE, wrapped } from "./label-runs.ts";
import { linear, type Scale } from "./scale.ts";

/** Room for half a number at either end of the axis. */
const MARGIN = 24;
const BELOW = 10 + TICK_SIZE * LINE_HEIGHT;
const LINE = LABEL_SIZE * LINE_HEIGHT;

/** The scale of a level axis across the whole drawing. */
export function levelScale({ min, max }: Axis): Scale {
  return linear([min, max], [MARGIN, DRAWING_WIDTH - MARGIN]);
}

/** The height that a level axis with its numbers and title takes below its line. */
export function levelAxisHeight(label: string | undefined): number {
  return BELOW + titleLines(label).length * LINE + (label === undefined ? 0 : 6);
}

function titleLines(label: string | undefined) {
  return label === undefined ? [] : wrapped(labelRuns(label), DRAWING_WIDTH);
}

interface LevelAxisProps {
  readonly axis: Axis;
  readonly y: number;
  /** Arrows say that the line goes on both ways. */
  readonly arrows?: boolean;
  /** Draws upright grid lines up to here instead of ticks. */
  readonly gridTo?: number;
}

/** A single level axis: line, ticks, numbers and title. */
export function LevelAxis({ axis, y, arrows = false, gridTo }: LevelAxisProps) {
  const right = DRAWING_WIDTH - 2;
  return (
    <>
      <LevelNumbers
        axis={axis}
        x={levelScale(axis)}
        y={y}
        {...(gridTo !== undefined && { gridTo })}
      />
      <path className={styles.axis} d={`M2 ${y}H${right}`} />
      {arrows && (
        <>
          <Arrowhead at={2} y={y} way={-1} />
          <Arrowhead at={right} y={y} way={1} />
        </>
      )}
      <LabelLines
        lines={titleLines(axis.label)}
        at={{ x: DRAWING_WIDTH / 2, y: y + BELOW + 4 + LINE / 2 }}
      />
    </>
  );
}

/** The head of an arrow on a level line: to the left (-1) or to the right (1). */
export function Arrowhead({ at, y, way }: { at: number; y: number; way: -1 | 1 }) {
  return <path className={styles.ink} d={`M${at} ${y}l${-8 * way} -4v8z`} />;
}
