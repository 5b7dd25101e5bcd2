import type { GeometryFigure } from "@sat/item";
import { NONE, placesIn } from "./places.ts";
import { isHeightFrom } from "./relations.ts";
import { heard, numbersIn } from "./spoken.ts";

/** "Angle QTO is labeled 40°", "with side AB labeled 5x", but not "the angle between that part and segment AB is labeled 40°". */
const LABELED =
  /\b(?!is |and )(?<!that part and segment )([a-z]{1,3}) (?:is )?labeled ((?:(?! , | and | \. ).)+)/g;
const HEIGHT =
  /\bheight from ([a-z]) , perpendicular to ([a-z]{2}) , is labeled ((?:(?! , | and | \. ).)+)/g;

/** The text alternative tells the number of each label, and no other but what the question says. */
export function numberFaults(figure: GeometryFigure, question: string): string[] {
  const { alt, segments, angles, arcs = [] } = figure;
  const told = numbersIn(alt);
  const drawn = [...segments, ...angles, ...arcs].flatMap(({ label = "" }) => numbersIn(label));
  const known = [...drawn, ...numbersIn(question)];
  const times = (number: string, among: readonly string[]) =>
    among.filter((each) => each === number).length;
  return [
    ...drawn
      .filter((number) => !told.includes(number))
      .map((number) => `the text alternative does not tell the label ${number}`),
    ...told
      .filter((number) => !known.includes(number))
      .map((number) => `the text alternative tells ${number}, which no label says`),
    ...[...new Set(drawn)]
      .filter((number) => told.includes(number) && times(number, told) < times(number, drawn))
      .map((number) => `the text alternative does not tell each label ${number}`),
  ];
}

/** Each label is told of the part that it stands at. */
export function labelFaults(figure: GeometryFigure): string[] {
  const text = heard(figure.alt);
  const at = placesIn(figure);
  // Other short words stand before what is said of a label: "a leg labeled 5".
  const isOfPoints = ([, name = ""]: readonly string[]) => ![...name].map(at).includes(NONE);
  const named = [...text.matchAll(LABELED)].filter(isOfPoints).map(([, name = "", said = ""]) => ({
    name: name.toUpperCase(),
    said: said.replace(" radians", ""),
    drawn: labelsOf(name, figure),
  }));
  const heights = [...text.matchAll(HEIGHT)].map(([, top = "", side = "", said = ""]) => ({
    name: `the height from ${top.toUpperCase()}`,
    said,
    drawn: heightsOf(top, side, figure),
  }));
  return [...named, ...heights]
    .filter(({ said, drawn }) => !drawn.includes(said))
    .map(
      ({ name, said, drawn }) =>
        `${name} is said to be labeled ${said} and is drawn with ${drawn.join() || "no label"}`,
    );
}

/** The labels of the segment between two points, or of the angle at one or between three. */
function labelsOf(name: string, { segments, angles }: GeometryFigure): string[] {
  const parts =
    name.length === 2
      ? segments.filter(({ from, to }) => areEnds(name, from, to))
      : anglesNamed(name, angles);
  return parts.flatMap(labelOf);
}

function labelOf({ label }: { readonly label?: string }): string[] {
  return label === undefined ? [] : [heard(label).trim()];
}

/** The labels of the segments from a corner that meet a side at a right angle. */
function heightsOf(top: string, side: string, figure: GeometryFigure): string[] {
  const at = placesIn(figure);
  const line = [at(side.charAt(0)), at(side.charAt(1))] as const;
  return figure.segments
    .filter(({ from, to }) =>
      [[at(from), at(to)] as const, [at(to), at(from)] as const].some((ends) =>
        isHeightFrom(at(top), line, ends),
      ),
    )
    .flatMap(labelOf);
}

/** The angles between these very points; if none is drawn between them, those at the corner. */
function anglesNamed(name: string, angles: GeometryFigure["angles"]) {
  const corner = name.charAt(Math.floor(name.length / 2));
  const there = angles.filter(({ at }) => at.toLowerCase() === corner);
  const own = there.filter(({ from, to }) => areEnds(name.charAt(0) + name.charAt(2), from, to));
  return own.length > 0 ? own : there;
}

function areEnds(name: string, from: string, to: string): boolean {
  return [from + to, to + from].some((ends) => ends.toLowerCase() === name);
}
