import type { PlaneFigure, Point } from "@sat/item";
import { DRAWING_WIDTH } from "./frame.tsx";
import {
  LABEL_SIZE,
  type LabelRun,
  labelRuns,
  labelSize,
  LINE_HEIGHT,
  textWidth,
  TICK_SIZE,
  wrapped,
} from "./label-runs.ts";
import { type Box, spot, type Spot } from "./plane-geometry.ts";
import { linear, printed, type Scale, ticks } from "./scale.ts";

/** Where the xy-plane's grid lies in the drawing, and how its points map there. */
export interface PlaneLayout {
  readonly width: number;
  readonly height: number;
  readonly area: Box;
  readonly x: Scale;
  readonly y: Scale;
  /** Where the axes run: through nought, or along the grid's edge when nought is beyond it. */
  readonly axisX: number;
  readonly axisY: number;
  readonly place: (point: Point) => Spot;
  /** Titles too long to stand at their axis' arrow: above and below the grid. */
  readonly titles: { readonly x: readonly LabelRun[][]; readonly y: readonly LabelRun[][] };
}

/** Room for the axes' arrows and names. */
const EDGE = 22;
const LEAST_HEIGHT = 200;
const MOST_HEIGHT = 330;
/** Height when the axes count different things, so that no angle on the paper means anything. */
const FREE_HEIGHT = 250;
const LINE = LABEL_SIZE * LINE_HEIGHT;
/** Widest label that stands at an axis' arrow. */
const NAME_WIDTH = 24;

/** Lays out a plane: square cells when both axes have one step, else as tall as reads well. */
export function planeLayout({ x, y }: PlaneFigure): PlaneLayout {
  const titles = { x: titleLines(x.label), y: titleLines(y.label) };
  const left = Math.max(EDGE, x.min < 0 ? 0 : numbersWidth(y));
  const top = EDGE + titles.y.length * LINE;
  const width = DRAWING_WIDTH - left - EDGE;
  const ratio = (y.max - y.min) / (x.max - x.min);
  const height = x.step === y.step ? clamp(width * ratio) : FREE_HEIGHT;
  const area = { x: left, y: top, width, height };
  const scaleX = linear([x.min, x.max], [area.x, area.x + width]);
  const scaleY = linear([y.min, y.max], [area.y + height, area.y]);
  return {
    width: DRAWING_WIDTH,
    height: top + height + EDGE + (titles.x.length > 0 ? titles.x.length * LINE + 4 : 0),
    area,
    x: scaleX,
    y: scaleY,
    axisX: scaleX(Math.min(x.max, Math.max(x.min, 0))),
    axisY: scaleY(Math.min(y.max, Math.max(y.min, 0))),
    place: ([px, py]) => spot(scaleX(px), scaleY(py)),
    titles,
  };
}

function titleLines(label: string | undefined): LabelRun[][] {
  if (label === undefined) return [];
  const runs = labelRuns(label);
  return labelSize(runs).width <= NAME_WIDTH ? [] : wrapped(runs, DRAWING_WIDTH);
}

/** The y-axis' numbers need room beside the grid when the axis runs along its edge. */
function numbersWidth(y: PlaneFigure["y"]): number {
  return Math.max(...printed(ticks(y)).map(textWidth)) * TICK_SIZE + 12;
}

/** Keeps a drawing neither flat nor taller than a phone's screen can show beside its question. */
function clamp(height: number): number {
  return Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, height));
}
