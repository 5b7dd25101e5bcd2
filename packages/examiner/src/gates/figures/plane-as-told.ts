import type { PlaneFigure, Point } from "@sat/item";
import { distance, fromLine, fromSegment } from "./places.ts";
import { spoken } from "./spoken.ts";

const NUMBER = String.raw`(-?\d+(?:,\d{3})*(?:\.\d+)?)`;
const TOLD = new RegExp(String.raw`\(${NUMBER}, ${NUMBER}\)`, "g");
const LABEL = new RegExp(String.raw`^\$\(${NUMBER}, ${NUMBER}\)\$$`);
/** How far from a point that the text names a line, and a curve through samples, may pass, as a share of the axes. */
export const EXACT = 1e-6;
const NEAR = 0.02;
/** Samples have four decimal places. */
const ROUNDED = 1e-3;
/** How far from the line that it approaches a curve may end, in grid lines. */
const CLOSE = 0.5;

/** The points that a text names, in its order. */
export function pointsTold(text: string): Point[] {
  return [...text.matchAll(TOLD)].map(([, x, y]): Point => [numberOf(x), numberOf(y)]);
}

function numberOf(digits = ""): number {
  return Number(digits.replaceAll(",", ""));
}

/** Every point that the text names lies on something drawn, and every point drawn is named or lies on a line or curve. */
export function planeFaults(figure: PlaneFigure): string[] {
  const named = pointsTold(figure.alt);
  const isOn = onMarksOf(figure);
  const others = figure.marks.filter(({ kind }) => kind !== "point");
  const astray = figure.marks.flatMap((mark) =>
    mark.kind !== "point" ||
    named.some((at) => distance(at, mark.at) === 0) ||
    others.some((other) => isOn(other, mark.at))
      ? []
      : [`the point (${mark.at.join(", ")}) is drawn, and the text alternative does not name it`],
  );
  const misnamed = figure.marks.flatMap((mark) => {
    if (mark.kind !== "point" || mark.label === undefined) return [];
    const [, x, y] = LABEL.exec(mark.label) ?? [];
    return x === undefined || distance(mark.at, [numberOf(x), numberOf(y)]) === 0
      ? []
      : [`the point (${mark.at.join(", ")}) is labeled ${mark.label}`];
  });
  return [...astray, ...misnamed, ...namedFaults(figure, isOn), ...approachFaults(figure)];
}

type Mark = PlaneFigure["marks"][number];
type IsOn = (mark: Mark, point: Point) => boolean;

/** In a sentence about one mark, the points that it names lie on that mark. */
function namedFaults({ alt, marks }: PlaneFigure, isOn: IsOn): string[] {
  return alt.split(/(?<=\.) /).flatMap((sentence) => {
    const points = pointsTold(sentence);
    const among = marksOf(sentence, marks);
    const astray = points
      .filter((point) => !among.some((mark) => isOn(mark, point)))
      .map((point) => `the text names (${point.join(", ")}), which is on nothing that is drawn`);
    const isOfOne = !/\bpass(?:es)? through\b/.test(sentence) || astray.length > 0;
    return isOfOne || among.some((mark) => points.every((point) => isOn(mark, point)))
      ? astray
      : [`nothing that is drawn passes through all of the points of "${sentence}"`];
  });
}

/** The marks that a sentence speaks of: those of the label that it names; what is shaded, by a point of that side; or any. */
function marksOf(sentence: string, marks: readonly Mark[]): readonly Mark[] {
  if (sentence.includes("shaded")) {
    return marks.flatMap((mark): Mark[] =>
      mark.kind === "half-plane" ? [{ kind: "point", at: mark.side }] : [],
    );
  }
  const [, label] = /^Line ([a-z]) /.exec(sentence) ?? [];
  const owner = marks.filter(
    (mark) => "label" in mark && mark.label !== undefined && spoken(mark.label).join("") === label,
  );
  return owner.length > 0 ? owner : marks;
}

/** Whether a point is on a mark, a half-plane being drawn by its border; distances are shares of the axes. */
function onMarksOf({ x, y }: PlaneFigure): IsOn {
  const scaled = ([across, up]: Point): Point => [across / (x.max - x.min), up / (y.max - y.min)];
  return (mark, point) => {
    switch (mark.kind) {
      case "point":
        return distance(scaled(mark.at), scaled(point)) <= EXACT;
      case "line":
      case "half-plane":
        return fromLine([scaled(mark.through[0]), scaled(mark.through[1])], scaled(point)) <= EXACT;
      case "segment":
        return fromSegment([scaled(mark.from), scaled(mark.to)], scaled(point)) <= EXACT;
      case "curve":
        return isFunction(mark.points)
          ? isOnGraph(mark.points, point)
          : isNear(mark.points.map(scaled), scaled(point));
    }
  };
}

function isFunction(samples: readonly Point[]): boolean {
  return samples.every(([x], place) => x < (samples[place + 1]?.[0] ?? Infinity));
}

/** A curve that is no function of x is only held to pass near. */
function isNear(samples: readonly Point[], point: Point): boolean {
  return samples.some(
    (start, place) => fromSegment([start, samples[place + 1] ?? start], point) <= NEAR,
  );
}

/** Between two samples a curve strays from the chord by no more than its bend there. */
function isOnGraph(samples: readonly Point[], point: Point): boolean {
  return samples.some((start, place) => {
    const end = samples[place + 1] ?? start;
    if (point[0] < start[0] || point[0] > end[0]) return false;
    const share = end === start ? 0 : (point[0] - start[0]) / (end[0] - start[0]);
    const chord = start[1] + share * (end[1] - start[1]);
    const bend = Math.max(bendAt(samples, place), bendAt(samples, place + 1));
    return Math.abs(point[1] - chord) <= 2 * share * (1 - share) * bend + ROUNDED;
  });
}

/** How much a curve turns at a sample; nothing at its ends. */
function bendAt(samples: readonly Point[], place: number): number {
  const [before, at, after] = [samples[place - 1], samples[place], samples[place + 1]];
  if (before === undefined || at === undefined || after === undefined) return 0;
  return Math.abs(before[1] - 2 * at[1] + after[1]);
}

const APPROACHES = /\bapproaches the line y = (-?\d+(?:\.\d+)?) on its (left|right) side\b/g;

/** A curve ends close to the line that it is said to approach. */
function approachFaults({ alt, marks, y }: PlaneFigure): string[] {
  const curves = marks.flatMap((mark) => (mark.kind === "curve" ? [mark.points] : []));
  return [...alt.matchAll(APPROACHES)].flatMap(([words, level, side]) =>
    curves.some((points) => {
      const end = points.at(side === "left" ? 0 : -1);
      return end !== undefined && Math.abs(end[1] - Number(level)) <= CLOSE * y.step;
    })
      ? []
      : [`it is said that a curve ${words}, and none is drawn so`],
  );
}
