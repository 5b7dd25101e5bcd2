import type { PlaneFigure, Point } from "@sat/item";
import { NONE, distance, fromLine, fromSegment, placeAlong } from "./places.ts";
import { heard } from "./spoken.ts";

const NUMBER = String.raw`(-?\d+(?:,\d{3})*(?:\.\d+)?)`;
const TOLD = new RegExp(String.raw`\(${NUMBER}, ${NUMBER}\)`, "g");
/** How far from a point that the text names a line may pass, as a share of the axes. */
export const EXACT = 1e-6;
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

/** Every point that the text names lies on something drawn, and every point drawn is named. */
export function planeFaults(figure: PlaneFigure): string[] {
  const named = pointsTold(figure.alt);
  const isOn = onMarksOf(figure);
  const points = figure.marks.filter((mark) => mark.kind === "point");
  const astray = points.filter(({ at }) => !named.some((place) => distance(place, at) === 0));
  const misnamed = points.filter(({ at, label = "" }) =>
    pointsTold(label).some((place) => distance(place, at) > 0),
  );
  return [
    ...astray.map(
      ({ at }) =>
        `the point (${at.join(", ")}) is drawn, and the text alternative does not name it`,
    ),
    ...misnamed.map(({ at, label }) => `the point (${at.join(", ")}) is labeled ${label}`),
    ...namedFaults(figure, isOn),
    ...approachFaults(figure),
  ];
}

type Mark = PlaneFigure["marks"][number];
type IsOn = (mark: Mark, point: Point) => boolean;

/** In a sentence about one mark, the points that it names lie on that mark. */
function namedFaults({ alt, marks }: PlaneFigure, isOn: IsOn): string[] {
  return alt.split(/(?<=\.) /).flatMap((sentence) => {
    const points = pointsTold(sentence);
    const among = marksOf(sentence, marks);
    const astray = points.filter((point) => !among.some((mark) => isOn(mark, point)));
    if (astray.length > 0) {
      return astray.map(
        (point) => `the text names (${point.join(", ")}), which is on nothing that is drawn`,
      );
    }
    return !sentence.includes("passes through") ||
      among.some((mark) => points.every((point) => isOn(mark, point)))
      ? []
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
  const [, name] = /^Line ([a-z]) /.exec(sentence) ?? [];
  const owner = marks.filter((mark) => "label" in mark && heard(mark.label ?? "") === `${name} `);
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
        return isOnGraph(mark.points, point);
    }
  };
}

/** Between two samples a curve strays from the chord by no more than its bend there. */
function isOnGraph(samples: readonly Point[], [x, y]: Point): boolean {
  return samples.slice(1).some((end, place) => {
    const start = samples[place] ?? end;
    const share = (x - start[0]) / (end[0] - start[0]);
    if (!(Math.abs(share - 0.5) <= 0.5)) return false;
    const [, chord] = placeAlong([start, end], share);
    const bend = Math.max(bendAt(samples, place), bendAt(samples, place + 1));
    const stray = 2 * share * (1 - share) * bend + ROUNDED;
    return Math.abs(y - chord) <= stray;
  });
}

/** How much a curve turns at a sample; nothing at its ends. */
function bendAt(samples: readonly Point[], place: number): number {
  const around = samples.slice(place - 1, place + 2).map(([, y]) => y);
  const [before = 0, at = 0, after = 2 * at - before] = around;
  return Math.abs(before - 2 * at + after);
}

const APPROACHES = /\bapproaches the line y = (-?\d+(?:\.\d+)?) on its (left|right) side\b/g;

/** A curve ends close to the line that it is said to approach. */
function approachFaults({ alt, marks, y }: PlaneFigure): string[] {
  const curves = marks.flatMap((mark) => (mark.kind === "curve" ? [mark.points] : []));
  return [...alt.matchAll(APPROACHES)].flatMap(([words, level, side]) =>
    curves.some((points) => {
      const [, end] = points.at(side === "left" ? 0 : -1) ?? NONE;
      return Math.abs(end - Number(level)) <= CLOSE * y.step;
    })
      ? []
      : [`it is said that a curve ${words}, and none is drawn so`],
  );
}
