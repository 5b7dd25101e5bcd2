import styles from "./figure.module.css";
import { LABEL_SIZE, type LabelRun, LINE_HEIGHT, SHIFTED } from "./label-runs.ts";
import type { Spot } from "./plane-geometry.ts";

interface LabelProps {
  readonly at: Spot;
  readonly runs: readonly LabelRun[];
  readonly anchor?: "start" | "middle" | "end";
  readonly type?: number;
  readonly turn?: number;
  /** Quiet labels are those of the scale, not of what is shown. */
  readonly quiet?: boolean;
}

/** Shift of the baseline that centres digits and small letters on a line, by type size. */
const TO_BASELINE = 0.35;

/** A label in a drawing, its line centred on `at`. */
export function Label({ at, runs, anchor = "middle", type = LABEL_SIZE, turn, quiet }: LabelProps) {
  return (
    <text
      x={at.x}
      y={at.y + TO_BASELINE * type}
      fontSize={type}
      textAnchor={anchor}
      className={quiet === true ? `${styles.label} ${styles.quiet}` : styles.label}
      transform={turn === undefined ? undefined : `rotate(${turn} ${at.x} ${at.y})`}
    >
      {runs.map((run, place) => (
        <RunView key={place} run={run} before={runs[place - 1]} type={type} />
      ))}
    </text>
  );
}

interface RunProps {
  readonly run: LabelRun;
  readonly before: LabelRun | undefined;
  readonly type: number;
}

/** Rise of each shift above the line, by type size. */
const RISE = { sup: -0.36, sub: 0.2, none: 0 };

function RunView({ run, before, type }: RunProps) {
  const rise = RISE[run.shift ?? "none"] - RISE[before?.shift ?? "none"];
  return (
    <tspan
      fontStyle={run.italic === true ? "italic" : undefined}
      fontSize={run.shift === undefined ? undefined : type * SHIFTED}
      // `dy` moves all that follows too, so each run undoes the one before it.
      dy={rise === 0 ? undefined : rise * type}
    >
      {run.text}
    </tspan>
  );
}

interface LinesProps extends Omit<LabelProps, "runs"> {
  readonly lines: readonly (readonly LabelRun[])[];
}

/** A label of several lines, the first centred on `at`. */
export function LabelLines({ lines, at, type = LABEL_SIZE, ...rest }: LinesProps) {
  return lines.map((runs, line) => (
    <Label
      key={line}
      {...rest}
      type={type}
      runs={runs}
      at={{ x: at.x, y: at.y + line * type * LINE_HEIGHT }}
    />
  ));
}
