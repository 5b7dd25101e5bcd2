import type { Axis } from "@sat/item";
import type { ChartLayout } from "./chart-layout.ts";
import styles from "./figure.module.css";
import { Label, LabelLines } from "./label.tsx";
import { LABEL_SIZE, LINE_HEIGHT, textWidth, TICK_SIZE } from "./label-runs.ts";
import { labelled, printed, type Scale, ticks } from "./scale.ts";

/** A chart's level grid lines, y-axis numbers, base line and titles. */
export function ChartAxes({ layout }: { readonly layout: ChartLayout }) {
  const { left, right, bottom, y, yTicks, yTitle, xTitle, xTitleTop } = layout;
  return (
    <>
      {yTicks.map(({ at, text }) => (
        <g key={at}>
          <path data-behind="" className={styles.grid} d={`M${left} ${y(at)}H${right}`} />
          <Label
            at={{ x: left - 7, y: y(at) }}
            runs={[{ text }]}
            anchor="end"
            type={TICK_SIZE}
            quiet
          />
        </g>
      ))}
      <path className={styles.axis} d={`M${left} ${bottom}H${right}`} />
      <LabelLines lines={yTitle} at={{ x: 2, y: (LABEL_SIZE * LINE_HEIGHT) / 2 }} anchor="start" />
      <LabelLines lines={xTitle} at={{ x: (left + right) / 2, y: xTitleTop }} />
    </>
  );
}

interface NumbersProps {
  readonly axis: Axis;
  readonly x: Scale;
  /** Where the axis runs. */
  readonly y: number;
  /** Draws upright grid lines up to here. */
  readonly gridTo?: number;
}

/** The numbers of a level axis, thinned until they stand apart. */
export function LevelNumbers({ axis, x, y, gridTo }: NumbersProps) {
  const values = ticks(axis);
  const texts = new Map(printed(axis).map((text, at) => [values[at], text]));
  const widest = Math.max(...[...texts.values()].map(textWidth)) * TICK_SIZE + 8;
  const shown = labelled(values, widest, Math.abs(x(axis.step) - x(0)));
  return (
    <>
      {values.map((value) => (
        <path
          key={value}
          data-behind={gridTo === undefined ? undefined : ""}
          className={gridTo === undefined ? styles.axis : styles.grid}
          d={gridTo === undefined ? `M${x(value)} ${y}v5` : `M${x(value)} ${y}V${gridTo}`}
        />
      ))}
      {shown.map((value) => (
        <Label
          key={value}
          at={{ x: x(value), y: y + 7 + TICK_SIZE / 2 }}
          runs={[{ text: texts.get(value) ?? "" }]}
          type={TICK_SIZE}
          quiet
        />
      ))}
    </>
  );
}
