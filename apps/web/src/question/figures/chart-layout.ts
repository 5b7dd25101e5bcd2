import type { Axis } from "@sat/item";
import { DRAWING_WIDTH } from "./drawing.tsx";
import {
  LABEL_SIZE,
  type LabelRun,
  labelRuns,
  LINE_HEIGHT,
  textWidth,
  TICK_SIZE,
  wrapped,
} from "./label-runs.ts";
import { linear, printed, type Scale, ticks } from "./scale.ts";

/** Least height of a chart's data area, and of the space between two numbers beside it. */
const LEAST_HEIGHT = 210;
const LEAST_SPACE = 16;
const GAP = 8;
/** Room for half of the last number under the data area. */
const RIGHT = 20;
const LINE = LABEL_SIZE * LINE_HEIGHT;

/** Where the parts of a chart stand. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  /** The data area's edges. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly y: Scale;
  readonly yTicks: readonly { readonly at: number; readonly text: string }[];
  readonly yTitle: readonly (readonly LabelRun[])[];
  readonly xTitle: readonly (readonly LabelRun[])[];
  /** The middle of the first line of the title under the data area. */
  readonly xTitleTop: number;
}

interface ChartParts {
  readonly y: Axis;
  readonly xLabel?: string | undefined;
  /** Room for what stands under the data area: tick labels or categories. */
  readonly below?: number;
}

/** The width of a chart's data area. */
export function dataWidth(y: Axis): number {
  return DRAWING_WIDTH - RIGHT - leftEdge(y);
}

/** The left edge of a chart's data area: room for the numbers of its y-axis. */
function leftEdge(y: Axis): number {
  const widest = Math.max(...printed(y).map((text) => textWidth(text) * TICK_SIZE));
  return widest + GAP + 4;
}

/** Lays out a chart: y-axis title above the data, where it reads level; x-axis title below. */
export function chartLayout({
  y,
  xLabel,
  below = TICK_SIZE * LINE_HEIGHT,
}: ChartParts): ChartLayout {
  const width = DRAWING_WIDTH;
  const yTitle = y.label === undefined ? [] : wrapped(labelRuns(y.label), width);
  const xTitle = xLabel === undefined ? [] : wrapped(labelRuns(xLabel), width);
  const top = yTitle.length * LINE + GAP + 4;
  const values = ticks(y);
  const bottom = top + Math.max(LEAST_HEIGHT, LEAST_SPACE * (values.length - 1));
  const under = bottom + GAP + below;
  const texts = printed(y);
  return {
    width,
    height: under + (xTitle.length > 0 ? xTitle.length * LINE + GAP : 0),
    left: leftEdge(y),
    right: width - RIGHT,
    top,
    bottom,
    y: linear([y.min, y.max], [bottom, top]),
    yTicks: values.map((at, place) => ({ at, text: texts[place] ?? "" })),
    yTitle,
    xTitle,
    xTitleTop: under + GAP / 2 + LINE / 2,
  };
}
