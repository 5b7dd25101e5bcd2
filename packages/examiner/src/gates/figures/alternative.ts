import type { Figure, GeometryFigure, PlaneFigure, Point } from "@sat/item";
import type { Gate } from "../gate.ts";
import { placeFaults } from "./drawn-as-said.ts";
import { namesInOrder, spoken } from "./spoken.ts";

/** What is read aloud for a figure tells the data that are drawn, in their order, at the places where they are drawn. */
export const alternative: Gate = {
  id: "alternative",
  severity: "reject",
  kinds: "both",
  check: ({ item: { figure, question } }) =>
    figure === undefined ? [] : faultsOf(figure, question),
};

function faultsOf(figure: Figure, question: string): string[] {
  const { alt } = figure;
  switch (figure.kind) {
    case "plane":
      return planeFaults(figure);
    case "solid":
      return numberFaults(alt, Object.values(figure.labels), question);
    case "geometry": {
      const labels = [...figure.segments, ...figure.angles, ...(figure.arcs ?? [])];
      return [
        ...numberFaults(
          alt,
          labels.flatMap(({ label }) => label ?? []),
          question,
        ),
        ...labelFaults(figure),
        ...placeFaults(figure),
      ];
    }
    default:
      return readingsOf(figure).some((names) => namesInOrder(alt, names)) && fitIsTold(figure)
        ? []
        : ["the text alternative does not tell the data of the figure in their order"];
  }
}

/** A line of best fit is told last, by two of its points. */
function fitIsTold(figure: Figure): boolean {
  if (figure.kind !== "scatterplot" || figure.fit === undefined) return true;
  const { fit, x } = figure;
  const told = [...figure.alt.matchAll(POINT)].slice(-2);
  return told.every(([, a, b]) => fromLine(fit, [Number(a), Number(b)]) <= EXACT * (x.max - x.min));
}

type Reading = readonly (string | number)[];

/** The orders in which a figure's data may be read aloud. */
function readingsOf(
  figure: Exclude<Figure, { kind: "geometry" | "plane" | "solid" }>,
): readonly Reading[] {
  switch (figure.kind) {
    case "table":
      return readingsOfTable(figure);
    case "bar-chart":
      return [
        figure.categories.flatMap((category, place) => [
          category,
          ...figure.series.flatMap(({ name, values }) => [
            ...(figure.series.length > 1 ? [name] : []),
            values[place] ?? 0,
          ]),
        ]),
      ];
    case "line-graph":
      return [
        figure.series.flatMap(({ name, points }) => [
          ...(figure.series.length > 1 ? [name] : []),
          ...points.flat(),
        ]),
      ];
    case "scatterplot":
      return [figure.points.flat()];
    case "dot-plot":
      return [figure.counts.flatMap(({ value, count }) => [value, count])];
    case "histogram":
      return [
        figure.counts.flatMap((count, place) => [
          figure.edges[place] ?? 0,
          figure.edges[place + 1] ?? 0,
          count,
        ]),
      ];
    case "box-plot":
      return [
        figure.boxes.flatMap(({ name, five }) => [
          ...(figure.boxes.length > 1 ? [name] : []),
          ...five,
        ]),
      ];
    case "number-line":
      return [figure.points.map(({ at }) => at)];
  }
}

function readingsOfTable({ alt, columns, rows }: Extract<Figure, { kind: "table" }>): Reading[] {
  // The alternative may put a head in other words, but a number among the heads is data.
  const told = (head = "") => (namesInOrder(alt, [head]) ? head : "");
  const heads = columns.slice(1).map(told);
  const sides = rows.map(([head = ""]) => (/\d/.test(head) ? head : told(head)));
  const cells = rows.map((row) => row.slice(1));
  return [
    cells.flatMap((row, place) => [
      sides[place] ?? "",
      ...row.flatMap((cell, column) => [heads[column] ?? "", cell]),
    ]),
    [
      ...(heads.includes("") ? [] : heads),
      ...cells.flatMap((row, place) => [sides[place] ?? "", ...row]),
    ],
    // The heads may be told with the first row alone, before or after its cells.
    cells.flatMap((row, place) => [
      sides[place] ?? "",
      ...row.flatMap((cell, column) => (place === 0 ? [heads[column] ?? "", cell] : [cell])),
    ]),
    cells.flatMap((row, place) => [
      sides[place] ?? "",
      ...row.flatMap((cell, column) => (place === 0 ? [cell, heads[column] ?? ""] : [cell])),
    ]),
    // Column by column, after the heads of the rows.
    [
      ...sides,
      ...heads.flatMap((head, column) => [head, ...cells.flatMap((row) => row[column] ?? "")]),
    ],
  ];
}

/** "Angle QTO is labeled 40°", "side AB is labeled 5x". */
const LABELED = /\b([a-z]{1,3}) is labeled ((?:(?! , | and | \. ).)+)/g;

/** The numbers of the labels are those of the text alternative, which may tell some of the question as well. */
function numberFaults(alt: string, labels: readonly string[], question: string): string[] {
  const numbersIn = (text: string) => spoken(text).filter((piece) => /\d/.test(piece));
  const [told, drawn] = [numbersIn(alt), labels.flatMap(numbersIn)];
  const untold = drawn.filter((number) => !told.includes(number));
  const known = [...drawn, ...numbersIn(question)];
  const undrawn = told.filter((number) => !known.includes(number));
  return [
    ...untold.map((number) => `the text alternative does not tell the label ${number}`),
    ...undrawn.map((number) => `the text alternative tells ${number}, which no label says`),
  ];
}

function labelFaults({ alt, segments, angles }: GeometryFigure): string[] {
  const text = spoken(alt).join(" ");
  return [...text.matchAll(LABELED)].flatMap(([, name = "", said = ""]) => {
    const corner = name.length === 2 ? undefined : name.at(Math.floor(name.length / 2));
    const labels =
      corner === undefined
        ? segments.filter(({ from, to }) => isNamed(name, from, to)).map(({ label }) => label)
        : angleNamed(name, corner, angles).map(({ label }) => label);
    const drawn = labels.flatMap((label) => (label === undefined ? [] : [spoken(label).join(" ")]));
    const heard = said.replace(/[ ,.]+$| radians.*$/g, "");
    return drawn.length === 0 || drawn.includes(heard)
      ? []
      : [`${name.toUpperCase()} is said to be labeled ${heard} and is drawn with ${drawn.join()}`];
  });
}

/** The angles between these very points; if none is drawn between them, those at the corner. */
function angleNamed(name: string, corner: string | undefined, angles: GeometryFigure["angles"]) {
  const there = angles.filter(({ at }) => at.toLowerCase() === corner);
  const own = there.filter(({ from, to }) => isNamed(`${name.at(0)}${name.at(2)}`, from, to));
  return name.length === 3 && own.length > 0 ? own : there;
}

function isNamed(name: string, from: string, to: string): boolean {
  const ends = (from + to).toLowerCase();
  return name === ends || name === (to + from).toLowerCase();
}

const LABEL = /^\$\((-?\d+(?:\.\d+)?), (-?\d+(?:\.\d+)?)\)\$$/;
const POINT = /\((-?\d+(?:\.\d+)?), (-?\d+(?:\.\d+)?)\)/g;
/** How far from a point that the text names a line, and a curve through samples, may pass, as a share of the axis. */
const EXACT = 1e-6;
const NEAR = 0.02;
/** Samples have four decimal places. */
const ROUNDED = 1e-3;

/** Every point that the text names lies on something drawn, and every point drawn is named or lies on a line or curve. */
function planeFaults(figure: PlaneFigure): string[] {
  const named = [...figure.alt.matchAll(POINT)].map(([, x, y]): Point => [Number(x), Number(y)]);
  const others = figure.marks.filter(({ kind }) => kind !== "point");
  const astray = figure.marks.flatMap((mark) =>
    mark.kind !== "point" ||
    named.some((at) => distance(at, mark.at) === 0) ||
    others.some((other) => isOn(other, mark.at, figure))
      ? []
      : [`the point (${mark.at.join(", ")}) is drawn, and the text alternative does not name it`],
  );
  const misnamed = figure.marks.flatMap((mark) => {
    if (mark.kind !== "point" || mark.label === undefined) return [];
    const [, x, y] = LABEL.exec(mark.label) ?? [];
    return x === undefined || distance(mark.at, [Number(x), Number(y)]) === 0
      ? []
      : [`the point (${mark.at.join(", ")}) is labeled ${mark.label}`];
  });
  return [...astray, ...misnamed, ...namedFaults(figure)];
}

/** In a sentence about one labelled mark, the points that it names lie on that mark. */
function namedFaults(figure: PlaneFigure): string[] {
  const { alt, marks } = figure;
  return alt.split(/(?<=\.) /).flatMap((sentence) => {
    const [, label] = /^Line ([a-z]) /.exec(sentence) ?? [];
    const owner = marks.filter(
      (mark) =>
        "label" in mark && mark.label !== undefined && spoken(mark.label).join("") === label,
    );
    const among = owner.length > 0 ? owner : marks;
    return [...sentence.matchAll(POINT)].flatMap(([said, x, y]) =>
      among.some((mark) =>
        mark.kind === "half-plane" && !/shaded/.test(sentence)
          ? fromLine(mark.through, [Number(x), Number(y)]) <= EXACT * widest(figure)
          : isOn(mark, [Number(x), Number(y)], figure),
      )
        ? []
        : [`the text alternative names ${said}, which is on nothing that is drawn`],
    );
  });
}

type Mark = PlaneFigure["marks"][number];

function widest({ x, y }: PlaneFigure): number {
  return Math.max(x.max - x.min, y.max - y.min);
}

function isOn(mark: Mark, point: Point, figure: PlaneFigure): boolean {
  const span = widest(figure);
  const exact = EXACT * span;
  switch (mark.kind) {
    case "point":
      return distance(mark.at, point) <= exact;
    case "line":
      return fromLine(mark.through, point) <= exact;
    case "half-plane":
      return isOnSide(mark, point);
    case "segment":
      return fromLine([mark.from, mark.to], point) <= exact;
    case "curve":
      return isOnCurve(mark.points, point, NEAR * span);
  }
}

function distance([a, b]: Point, [c, d]: Point): number {
  return Math.hypot(c - a, d - b);
}

function fromLine([[a, b], [c, d]]: readonly [Point, Point], [x, y]: Point): number {
  const length = Math.hypot(c - a, d - b);
  return length === 0 ? Infinity : Math.abs((c - a) * (y - b) - (d - b) * (x - a)) / length;
}

/** On the border of a half-plane, or on the side that is shaded. */
function isOnSide({ through, side }: Extract<Mark, { kind: "half-plane" }>, point: Point): boolean {
  const [[a, b], [c, d]] = through;
  const turn = ([x, y]: Point) => Math.sign((c - a) * (y - b) - (d - b) * (x - a));
  return turn(point) === 0 || turn(point) === turn(side);
}

/**
 * Between two samples a curve strays from the chord by no more than its bend there. A curve that is no function of x
 * is only held to pass near.
 */
function isOnCurve(samples: readonly Point[], point: Point, near: number): boolean {
  const isFunction = samples.every(([x], place) => x < (samples[place + 1]?.[0] ?? Infinity));
  return samples.some((start, place) => {
    const end = samples[place + 1] ?? start;
    if (!isFunction) return fromSegment([start, end], point) <= near;
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

function fromSegment([start, end]: readonly [Point, Point], point: Point): number {
  const length = distance(start, end);
  const inside = Math.max(distance(start, point), distance(end, point)) <= length;
  return inside && length > 0
    ? fromLine([start, end], point)
    : Math.min(distance(start, point), distance(end, point));
}
