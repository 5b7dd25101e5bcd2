import type { Axis, PlaneFigure, Point } from "@sat/item";
import { DRAWING_WIDTH } from "./drawing.tsx";
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
import { type Box, type Size, spot, type Spot } from "./plane-geometry.ts";
import { linear, printed, type Scale } from "./scale.ts";

/** Where the xy-plane's grid lies in the drawing, and how its points map there. */
export interface PlaneLayout {
  readonly width: number;
  readonly height: number;
  readonly area: Box;
  /** The room between two grid lines. */
  readonly cell: Size;
  readonly x: Scale;
  readonly y: Scale;
  /** Where the axes run: through nought, or along the grid's edge when nought is beyond it. */
  readonly axisX: number;
  readonly axisY: number;
  /** The middles of the axes' names, at their arrows. */
  readonly names: { readonly x: Spot; readonly y: Spot };
  readonly place: (point: Point) => Spot;
  /** Titles too long to stand at their axis' arrow: above and below the grid. */
  readonly titles: { readonly x: readonly LabelRun[][]; readonly y: readonly LabelRun[][] };
}

/** Room for the axes' arrows and names. */
const EDGE = 22;
/** No taller than a phone's screen can show beside its question, of cells no larger than a finger. */
const MOST_HEIGHT = 320;
const LARGEST_CELL = 44;
/** Height when the axes count different things, so that no angle on the paper means anything. */
const FREE_HEIGHT = 250;
const LINE = LABEL_SIZE * LINE_HEIGHT;
/** Widest label that stands at an axis' arrow. */
const NAME_WIDTH = 24;

/** Lays out a plane: square cells when both axes have one step, else as tall as reads well. */
export function planeLayout({ x, y }: PlaneFigure): PlaneLayout {
  const titles = { x: titleLines(x.label), y: titleLines(y.label) };
  const left = leftEdge({ x, y });
  const top = EDGE + titles.y.length * LINE;
  const cell = cellOf({ x, y }, left);
  const area = {
    x: left,
    y: top,
    width: cell.width * cellsOf(x),
    height: cell.height * cellsOf(y),
  };
  const scaleX = linear([x.min, x.max], [area.x, area.x + area.width]);
  const scaleY = linear([y.min, y.max], [area.y + area.height, area.y]);
  const axisX = scaleX(Math.min(x.max, Math.max(x.min, 0)));
  const axisY = scaleY(Math.min(y.max, Math.max(y.min, 0)));
  return {
    width: titles.x.length + titles.y.length > 0 ? DRAWING_WIDTH : left + area.width + EDGE,
    height: top + area.height + EDGE + (titles.x.length > 0 ? titles.x.length * LINE + 4 : 0),
    area,
    cell,
    x: scaleX,
    y: scaleY,
    axisX,
    axisY,
    names: {
      x: { x: area.x + area.width + 12, y: axisY - 13 },
      y: { x: axisX + 14, y: area.y - 12 },
    },
    place: ([px, py]) => spot(scaleX(px), scaleY(py)),
    titles,
  };
}

type Axes = Pick<PlaneFigure, "x" | "y">;

/** The grid's left edge: the y-axis' numbers need room, which the cells beside the axis may give. */
function leftEdge({ x, y }: Axes): number {
  const beside = Math.max(0, -x.min / x.step) * cellOf({ x, y }, EDGE).width;
  const widest = Math.max(...printed(y).map(textWidth)) * TICK_SIZE;
  return Math.max(EDGE, widest + 12 - beside);
}

function cellOf({ x, y }: Axes, left: number): Size {
  const width = DRAWING_WIDTH - left - EDGE;
  if (x.step !== y.step) return { width: width / cellsOf(x), height: FREE_HEIGHT / cellsOf(y) };
  const side = Math.min(width / cellsOf(x), MOST_HEIGHT / cellsOf(y), LARGEST_CELL);
  return { width: side, height: side };
}

/** How many grid cells an axis is long. */
export function cellsOf({ min, max, step }: Axis): number {
  return (max - min) / step;
}

function titleLines(label: string | undefined): LabelRun[][] {
  if (label === undefined) return [];
  const runs = labelRuns(label);
  return labelSize(runs).width <= NAME_WIDTH ? [] : wrapped(runs, DRAWING_WIDTH);
}
