import type { Axis, PlaneFigure } from "@sat/item";
import { type LabelRun, labelRuns, textWidth, TICK_SIZE } from "./label-runs.ts";
import { levelPlaces, originPlaces, ROWS, type Row, uprightPlaces } from "./number-places.ts";
import { clearSpot, type Obstacles, type Placing } from "./place-labels.ts";
import { type Box, boxAround, type Size, type Spot } from "./plane-geometry.ts";
import type { PlaneLayout } from "./plane-layout.ts";
import { axisStrokes, pointBoxes, strokesOf } from "./plane-strokes.ts";
import { labelled, printed, type Scale, ticks } from "./scale.ts";

/** A number beside an axis, or the name of the origin. */
export interface AxisNumber {
  readonly runs: readonly LabelRun[];
  readonly middle: Spot;
  readonly box: Box;
}

type Wanted = Placing & Pick<AxisNumber, "runs">;

/** The room that an axis' name takes. */
const NAME: Size = { width: 12, height: 15 };

/**
 * The numbers of both axes, nought named O where both meet. Those of an axis stand in the row beside it that the
 * drawing leaves free; one whose place there the drawing runs through gives way as little as it can.
 */
export function axisNumbers(figure: PlaneFigure, layout: PlaneLayout): AxisNumber[] {
  const { x, y, marks } = figure;
  const { width, height } = layout;
  const meetAtNought = x.min <= 0 && x.max >= 0 && y.min <= 0 && y.max >= 0;
  const isNumbered = ({ value }: Tick) => !(meetAtNought && value === 0);
  const names = Object.values(layout.names).map((middle) => boxAround(middle, NAME));
  const obstacles = {
    bounds: { x: 0, y: 0, width, height },
    segments: [...axisStrokes(layout), ...marks.flatMap((mark) => strokesOf(mark, layout))],
    boxes: [...pointBoxes(marks, layout), ...names],
  };
  const origin = placed(meetAtNought ? [originName(layout)] : [], obstacles).numbers;
  const level = inBestRow(
    kept(x, layout.x, true).filter(isNumbered),
    (tick, row) => levelPlaces(tick, row, layout),
    beside(origin, obstacles),
  );
  const upright = inBestRow(
    kept(y, layout.y, false).filter(isNumbered),
    (tick, row) => uprightPlaces(tick, row, layout),
    beside([...origin, ...level], obstacles),
  );
  return [...origin, ...level, ...upright];
}

/** What a number left out weighs against numbers that stand in worse places. */
const LEFT_OUT = 1000;

/** The numbers of an axis in the first row where none of them gives way, or else the fewest, and least. */
function inBestRow(
  chosen: readonly Tick[],
  placesOf: (tick: Tick, row: Row) => Spot[],
  obstacles: Obstacles,
): AxisNumber[] {
  let best: Placed | undefined;
  for (const row of ROWS) {
    const wanted = chosen.map((tick) => ({
      runs: [{ text: tick.text }],
      size: tick.size,
      candidates: placesOf(tick, row),
    }));
    const tried = placed(wanted, obstacles);
    if (tried.cost === 0) return tried.numbers;
    if (best === undefined || tried.cost < best.cost) best = tried;
  }
  return best?.numbers ?? [];
}

interface Placed {
  readonly numbers: AxisNumber[];
  /** How far down the lists of their places the numbers went. */
  readonly cost: number;
}

/** Each number in the first of its places that is clear. */
function placed(wanted: readonly Wanted[], obstacles: Obstacles): Placed {
  const numbers: AxisNumber[] = [];
  let cost = 0;
  for (const { runs, size, candidates } of wanted) {
    const middle = clearSpot({ size, candidates }, beside(numbers, obstacles));
    cost += middle === undefined ? LEFT_OUT : candidates.indexOf(middle);
    if (middle !== undefined) numbers.push({ runs, middle, box: boxAround(middle, size) });
  }
  return { numbers, cost };
}

function beside(numbers: readonly AxisNumber[], obstacles: Obstacles): Obstacles {
  return { ...obstacles, boxes: [...obstacles.boxes, ...numbers.map(({ box }) => box)] };
}

function originName(layout: PlaneLayout): Wanted {
  return { runs: labelRuns("$O$"), size: sizeOf("O"), candidates: originPlaces(layout) };
}

function sizeOf(text: string): Size {
  return { width: textWidth(text) * TICK_SIZE, height: TICK_SIZE };
}

interface Tick {
  readonly value: number;
  readonly text: string;
  readonly size: Size;
  /** Where its grid line runs. */
  readonly at: number;
}

/** The values of an axis that get their numbers. */
function kept(axis: Axis, scale: Scale, isLevel: boolean): Tick[] {
  const values = ticks(axis);
  const texts = printed(axis);
  const room = Math.abs(scale(axis.step) - scale(0));
  const widest = isLevel
    ? Math.max(...texts.map((text) => sizeOf(text).width)) + 6
    : TICK_SIZE * 1.7;
  return labelled(values, widest, room).map((value) => {
    const text = texts[values.indexOf(value)] ?? "";
    return { value, text, size: sizeOf(text), at: scale(value) };
  });
}
