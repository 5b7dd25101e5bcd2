import type { GeometryFigure } from "@sat/item";
import { spoken } from "./spoken.ts";

/** "Angle QTO is labeled 40°", "side AB is labeled 5x". */
const LABELED = /\b([a-z]{1,3}) is labeled ((?:(?! , | and | \. ).)+)/g;

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

export function labelFaults({ alt, segments, angles }: GeometryFigure): string[] {
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
