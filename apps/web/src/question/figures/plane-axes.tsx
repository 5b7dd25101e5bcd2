import type { PlaneFigure } from "@sat/item";
import styles from "./figure.module.css";
import { Label, LabelLines } from "./label.tsx";
import { LABEL_SIZE, labelRuns, LINE_HEIGHT, TICK_SIZE } from "./label-runs.ts";
import type { PlaneLayout } from "./plane-layout.ts";
import type { AxisNumber } from "./plane-numbers.ts";
import { OVERHANG } from "./plane-strokes.ts";
import { ticks } from "./scale.ts";

/** From the grid's lower edge to the title below it: room for the numbers. */
const UNDER = 24;
const LINE = LABEL_SIZE * LINE_HEIGHT;

/** The grid of a plane and its axes with arrows; the numbers are drawn later, above the marks. */
export function PlaneGrid({ figure, layout }: { figure: PlaneFigure; layout: PlaneLayout }) {
  const { area, x, y, axisX, axisY } = layout;
  const right = area.x + area.width;
  const bottom = area.y + area.height;
  const upright = ticks(figure.x).map((value) => `M${x(value)} ${area.y}V${bottom}`);
  const level = ticks(figure.y).map((value) => `M${area.x} ${y(value)}H${right}`);
  const beyond = { left: figure.x.min < 0 ? OVERHANG : 0, below: figure.y.min < 0 ? OVERHANG : 0 };
  return (
    <>
      <path data-behind="" className={styles.grid} d={upright.join("") + level.join("")} />
      <path
        className={styles.axis}
        d={`M${area.x - beyond.left} ${axisY}H${right + OVERHANG}M${axisX} ${bottom + beyond.below}V${area.y - OVERHANG}`}
      />
      <path className={styles.ink} d={`M${right + OVERHANG + 3} ${axisY}l-8 -3.5v7z`} />
      <path className={styles.ink} d={`M${axisX} ${area.y - OVERHANG - 3}l-3.5 8h7z`} />
    </>
  );
}

interface NamesProps {
  readonly figure: PlaneFigure;
  readonly layout: PlaneLayout;
  readonly numbers: readonly AxisNumber[];
}

/** The numbers, the origin and the names of the axes. */
export function AxisNames({ figure: { x, y }, layout, numbers }: NamesProps) {
  const { area } = layout;
  return (
    <>
      {numbers.map(({ runs, middle }, at) => (
        <Label key={at} at={middle} runs={runs} type={TICK_SIZE} quiet />
      ))}
      {layout.titles.x.length === 0 && (
        <Label at={layout.names.x} runs={labelRuns(x.label ?? "$x$")} />
      )}
      {layout.titles.y.length === 0 && (
        <Label at={layout.names.y} runs={labelRuns(y.label ?? "$y$")} />
      )}
      <LabelLines lines={layout.titles.y} at={{ x: 0, y: LINE / 2 }} anchor="start" />
      <LabelLines
        lines={layout.titles.x}
        at={{ x: area.x + area.width / 2, y: area.y + area.height + UNDER + LINE / 2 }}
      />
    </>
  );
}
