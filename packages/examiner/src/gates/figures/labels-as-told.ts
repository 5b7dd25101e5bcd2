import type { GeometryFigure, Point } from "@sat/item";
import { NONE, isHeightFrom } from "./relations.ts";
import { spoken } from "./spoken.ts";

/** "Angle QTO is labeled 40°", "with side AB labeled 5x". */
const LABELED = /\b(?!is |and )([a-z]{1,3}) (?:is )?labeled ((?:(?! , | and | \. ).)+)/g;
const HEIGHT = /\bheight from ([a-z]) , perpendicular to ([a-z]{2}) , is labeled ([^ ]+)/g;

/** The numbers of the labels are those of the text alternative, which may tell some of the question as well. */
export function numberFaults(alt: string, labels: readonly string[], question: string): string[] {
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

/** Each label is told of the part that it stands at, as often as it is drawn. */
export function labelFaults(figure: GeometryFigure): string[] {
  const text = spoken(figure.alt).join(" ");
  const named = [...text.matchAll(LABELED)].map(([, name = "", said = ""]) => ({
    name,
    said,
    drawn: labelsOf(name, figure),
  }));
  const heights = [...text.matchAll(HEIGHT)].map(([, top = "", side = "", said = ""]) => ({
    name: `the height from ${top}`,
    said,
    drawn: heightsOf(top, side, figure),
  }));
  const misplaced = [...named, ...heights].flatMap(({ name, said, drawn }) => {
    const heard = said.replace(/[ ,.]+$| radians.*$/g, "");
    return drawn.length === 0 || drawn.includes(heard)
      ? []
      : [`${name.toUpperCase()} is said to be labeled ${heard} and is drawn with ${drawn.join()}`];
  });
  return [...misplaced, ...untoldRepeats(figure)];
}

/** A number that stands at several parts is told of each. */
function untoldRepeats({ alt, segments, angles }: GeometryFigure): string[] {
  const numbersIn = (text: string) => spoken(text).filter((piece) => /\d/.test(piece));
  const told = numbersIn(alt);
  const drawn = [...segments, ...angles].flatMap(({ label }) => numbersIn(label ?? ""));
  const times = (number: string, among: readonly string[]) =>
    among.filter((each) => each === number).length;
  return [...new Set(drawn)]
    .filter((number) => told.includes(number) && times(number, told) < times(number, drawn))
    .map((number) => `the text alternative does not tell each label ${number}`);
}

/** The labels of the segment between two points, or of the angle at one or between three. */
function labelsOf(name: string, { segments, angles }: GeometryFigure): string[] {
  const corner = name.length === 2 ? undefined : name.at(Math.floor(name.length / 2));
  const parts =
    corner === undefined
      ? segments.filter(({ from, to }) => isNamed(name, from, to))
      : angleNamed(name, corner, angles);
  return parts.flatMap(({ label }) => (label === undefined ? [] : [spoken(label).join(" ")]));
}

/** The labels of the segments from a corner that meet a side at a right angle. */
function heightsOf(top: string, side: string, { points, segments }: GeometryFigure): string[] {
  const places = new Map(points.map(({ name, at }) => [name.toLowerCase(), at]));
  const at = (name = ""): Point => places.get(name.toLowerCase()) ?? NONE;
  return segments.flatMap(({ from, to, label }) =>
    label !== undefined &&
    isHeightFrom(at(top), [at(side.at(0)), at(side.at(1))], [at(from), at(to)])
      ? [spoken(label).join(" ")]
      : [],
  );
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
