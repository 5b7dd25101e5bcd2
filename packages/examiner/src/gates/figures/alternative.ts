import type { Figure, GeometryFigure, PlaneFigure, Point } from "@sat/item";
import type { Gate } from "../gate.ts";
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
        : angles.filter(({ at }) => at.toLowerCase() === corner).map(({ label }) => label);
    const drawn = labels.flatMap((label) => (label === undefined ? [] : [spoken(label).join(" ")]));
    const heard = said.replace(/[ ,.]+$| radians.*$/g, "");
    return drawn.length === 0 || drawn.includes(heard)
      ? []
      : [`${name.toUpperCase()} is said to be labeled ${heard} and is drawn with ${drawn.join()}`];
  });
}

/** "Point D lies on side AB", "with point D on segment AB". */
const ON_SEGMENT =
  /\bpoint ([a-z]) (?:lies )?on (?:line )?(?:segment|side|base|hypotenuse|diagonal) ([a-z])([a-z])\b/g;

/** Points that are said to lie on a segment and are drawn beside it. */
function placeFaults({ alt, points }: GeometryFigure): string[] {
  const places = new Map(points.map(({ name, at }) => [name.toLowerCase(), at]));
  return [...spoken(alt).join(" ").matchAll(ON_SEGMENT)].flatMap(([said, ...names]) => {
    const [point, from, to] = names.map((name) => places.get(name));
    if (point === undefined || from === undefined || to === undefined) return [];
    const away = distance(from, point) + distance(point, to) - distance(from, to);
    return away <= NEAR * distance(from, to) ? [] : [`it is said that ${said}, and not drawn so`];
  });
}

function isNamed(name: string, from: string, to: string): boolean {
  const ends = (from + to).toLowerCase();
  return name === ends || name === (to + from).toLowerCase();
}

const POINT = /\((-?\d+(?:\.\d+)?), (-?\d+(?:\.\d+)?)\)/g;
/** How far from a point that the text names a line, and a curve through samples, may pass, as a share of the axis. */
const EXACT = 1e-6;
const NEAR = 0.02;

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
  return [...astray, ...namedFaults(figure)];
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
      among.some((mark) => isOn(mark, [Number(x), Number(y)], figure))
        ? []
        : [`the text alternative names ${said}, which is on nothing that is drawn`],
    );
  });
}

type Mark = PlaneFigure["marks"][number];

function isOn(mark: Mark, point: Point, { x, y }: PlaneFigure): boolean {
  const span = Math.max(x.max - x.min, y.max - y.min);
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
      return mark.points.some((end, place) => {
        const next = mark.points[place + 1] ?? end;
        return fromSegment([end, next], point) <= NEAR * span;
      });
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

function fromSegment([start, end]: readonly [Point, Point], point: Point): number {
  const length = distance(start, end);
  const inside = Math.max(distance(start, point), distance(end, point)) <= length;
  return inside && length > 0
    ? fromLine([start, end], point)
    : Math.min(distance(start, point), distance(end, point));
}
