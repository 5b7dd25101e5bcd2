import type { Axis, PlaneFigure } from "@sat/item";
import { type LabelRun, labelRuns, textWidth, TICK_SIZE } from "./label-runs.ts";
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
/** Space between an axis and its numbers. */
const GAP = 5;

/**
 * The numbers of both axes, thinned until they stand apart; nought is named O where both meet. Where the
 * drawing runs through a number's place, it stands a little aside or on the other side of its axis; where it runs
 * through all of these, the number is left out: the grid counts on.
 */
export function axisNumbers(figure: PlaneFigure, layout: PlaneLayout): AxisNumber[] {
  const { x, y, marks } = figure;
  const meetAtNought = x.min <= 0 && x.max >= 0 && y.min <= 0 && y.max >= 0;
  const wanted = [
    ...(meetAtNought ? [origin(layout)] : []),
    ...kept(x, layout.x, true)
      .filter(({ value }) => !(meetAtNought && value === 0))
      .map(({ value, text }) => levelNumber(text, layout.x(value), layout)),
    ...kept(y, layout.y, false)
      .filter(({ value }) => !(meetAtNought && value === 0))
      .map(({ value, text }) => uprightNumber(text, layout.y(value), layout)),
  ];
  const segments = [...axisStrokes(layout), ...marks.flatMap((mark) => strokesOf(mark, layout))];
  const names = Object.values(layout.names).map((middle) => boxAround(middle, NAME));
  const { width, height } = layout;
  return placed(wanted, {
    bounds: { x: 0, y: 0, width, height },
    segments,
    boxes: [...pointBoxes(marks, layout), ...names],
  });
}

/** Each number in the first of its places that is clear. */
function placed(wanted: readonly Wanted[], obstacles: Obstacles): AxisNumber[] {
  const numbers: AxisNumber[] = [];
  for (const number of wanted) {
    const boxes = [...obstacles.boxes, ...numbers.map(({ box }) => box)];
    const middle = clearSpot(number, { ...obstacles, boxes });
    if (middle === undefined) continue;
    numbers.push({ runs: number.runs, middle, box: boxAround(middle, number.size) });
  }
  return numbers;
}

function sizeOf(text: string): Size {
  return { width: textWidth(text) * TICK_SIZE, height: TICK_SIZE };
}

function levelNumber(text: string, x: number, { axisY, cell }: PlaneLayout): Wanted {
  const size = sizeOf(text);
  const far = GAP + size.height / 2;
  // No farther aside than that it is still read as the number of its grid line.
  const asides = [3, 7]
    .map((gap) => gap + size.width / 2)
    .filter((aside) => aside <= 0.55 * cell.width)
    .flatMap((aside) => [aside, -aside]);
  const along = (down: number, rights: readonly number[]) =>
    rights.map((right) => ({ x: x + right, y: axisY + down }));
  // On the far side of the axis a number that stands aside has no neighbors to be taken for.
  const candidates = [...along(far, [0]), ...along(-far, [0, ...asides]), ...along(far, asides)];
  return { runs: [{ text }], size, candidates };
}

function uprightNumber(text: string, y: number, { axisX }: PlaneLayout): Wanted {
  const size = sizeOf(text);
  const far = GAP + 1 + size.width / 2;
  const candidates = [
    { x: axisX - far, y },
    { x: axisX + far, y },
  ];
  return { runs: [{ text }], size, candidates };
}

function origin({ axisX, axisY }: PlaneLayout): Wanted {
  const candidates = [
    { x: axisX - 9, y: axisY + 11 },
    { x: axisX + 9, y: axisY + 11 },
    { x: axisX - 9, y: axisY - 11 },
    { x: axisX + 9, y: axisY - 11 },
  ];
  return { runs: labelRuns("$O$"), size: sizeOf("O"), candidates };
}

/** The values of an axis that get their numbers. */
function kept(axis: Axis, scale: Scale, isLevel: boolean) {
  const values = ticks(axis);
  const texts = printed(axis);
  const room = Math.abs(scale(axis.step) - scale(0));
  const widest = isLevel
    ? Math.max(...texts.map((text) => sizeOf(text).width)) + 6
    : TICK_SIZE * 1.7;
  const chosen = labelled(values, widest, room);
  return chosen.map((value) => ({ value, text: texts[values.indexOf(value)] ?? "" }));
}
