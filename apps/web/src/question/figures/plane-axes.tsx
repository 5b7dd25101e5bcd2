import type { PlaneFigure } from "@sat/item";
import styles from "./figure.module.css";
import { Label, LabelLines } from "./label.tsx";
import { LABEL_SIZE, labelRuns, LINE_HEIGHT, textWidth, TICK_SIZE } from "./label-runs.ts";
import { type Box, boxAround, type Spot } from "./plane-geometry.ts";
import type { PlaneLayout } from "./plane-layout.ts";
import { labelled, printed, ticks } from "./scale.ts";

/** How far the axes go on beyond the grid. */
const OVERHANG = 9;
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
      <path className={styles.grid} d={upright.join("") + level.join("")} />
      <path
        className={styles.axis}
        d={`M${area.x - beyond.left} ${axisY}H${right + OVERHANG}M${axisX} ${bottom + beyond.below}V${area.y - OVERHANG}`}
      />
      <path className={styles.ink} d={`M${right + OVERHANG + 3} ${axisY}l-8 -3.5v7z`} />
      <path className={styles.ink} d={`M${axisX} ${area.y - OVERHANG - 3}l-3.5 8h7z`} />
    </>
  );
}

/** A number beside an axis. */
export interface AxisNumber {
  readonly text: string;
  readonly middle: Spot;
  readonly box: Box;
}

/** The numbers of both axes, thinned until they stand apart; nought is named O where both meet. */
export function axisNumbers({ x, y }: PlaneFigure, layout: PlaneLayout): AxisNumber[] {
  const meetAtNought = x.min <= 0 && x.max >= 0 && y.min <= 0 && y.max >= 0;
  const below = shown(x, layout.x, true)
    .filter(({ value }) => !(meetAtNought && value === 0))
    .map(({ value, text }) => axisNumber(text, layout.x(value), layout.axisY + 5 + TICK_SIZE / 2));
  const beside = shown(y, layout.y, false)
    .filter(({ value }) => !(meetAtNought && value === 0))
    .map(({ value, text }) =>
      axisNumber(text, layout.axisX - 6 - width(text) / 2, layout.y(value)),
    );
  return [...below, ...beside];
}

function width(text: string): number {
  return textWidth(text) * TICK_SIZE;
}

function axisNumber(text: string, x: number, y: number): AxisNumber {
  const middle = { x, y };
  return { text, middle, box: boxAround(middle, { width: width(text), height: TICK_SIZE }) };
}

function shown(axis: PlaneFigure["x"], scale: PlaneLayout["x"], isLevel: boolean) {
  const values = ticks(axis);
  const texts = printed(values);
  const room = Math.abs(scale(axis.step) - scale(0));
  const widest = isLevel ? Math.max(...texts.map(width)) + 6 : TICK_SIZE * 1.7;
  const kept = labelled(values, widest, room);
  return kept.map((value) => ({ value, text: texts[values.indexOf(value)] ?? "" }));
}

interface NamesProps {
  readonly figure: PlaneFigure;
  readonly layout: PlaneLayout;
  readonly numbers: readonly AxisNumber[];
}

/** The numbers, the origin and the names of the axes. */
export function AxisNames({ figure, layout, numbers }: NamesProps) {
  const { area, axisX, axisY } = layout;
  const { x, y } = figure;
  const hasOrigin = x.min <= 0 && x.max >= 0 && y.min <= 0 && y.max >= 0;
  return (
    <>
      {numbers.map(({ text, middle }, at) => (
        <Label key={at} at={middle} runs={[{ text }]} type={TICK_SIZE} quiet />
      ))}
      {hasOrigin && (
        <Label at={{ x: axisX - 9, y: axisY + 11 }} runs={labelRuns("$O$")} type={TICK_SIZE} />
      )}
      {layout.titles.x.length === 0 && (
        <Label
          at={{ x: area.x + area.width + 12, y: axisY - 13 }}
          runs={labelRuns(x.label ?? "$x$")}
        />
      )}
      {layout.titles.y.length === 0 && (
        <Label
          at={{ x: axisX + 10, y: area.y - 11 }}
          runs={labelRuns(y.label ?? "$y$")}
          anchor="start"
        />
      )}
      <LabelLines lines={layout.titles.y} at={{ x: 0, y: LINE / 2 }} anchor="start" />
      <LabelLines
        lines={layout.titles.x}
        at={{ x: area.x + area.width / 2, y: area.y + area.height + UNDER + LINE / 2 }}
      />
    </>
  );
}
