import type { SolidFigure } from "@sat/item";
import { spoken } from "./spoken.ts";

type Dimension = keyof SolidFigure["labels"];

/** What the parts of a solid are called, each before those whose name is part of its own. */
const PARTS: readonly (readonly [called: RegExp, dimensions: readonly Dimension[]])[] = [
  [/\bheight of a triangular face$/, ["slant"]],
  [/\bheight of the cone$/, ["top"]],
  [/\bsides? of (?:its|the) base$/, ["width", "depth"]],
  [/\bwidth$/, ["width"]],
  [/\bdepth$/, ["depth"]],
  [/\bradius(?: of its base)?$/, ["radius"]],
  [/\bdiameter(?: of its base)?$/, ["diameter"]],
  [/\bheight(?: of the (?:pyramid|cylinder))?$/, ["height"]],
];

const LABELED = /([a-z ]+) (?:is|are) labeled ((?:(?! , | and | \. ).)+)/g;

/** Each label of a solid is told of the dimension at which it stands. */
export function solidFaults({ alt, labels }: SolidFigure): string[] {
  const text = `${spoken(alt).join(" ")} `;
  const told = [...text.matchAll(LABELED)].map(([words, part = "", said = ""]) => ({
    words,
    said,
    dimensions: PARTS.find(([called]) => called.test(part))?.[1] ?? [],
  }));
  const isLabeled = (dimension: Dimension, said: string) =>
    spoken(labels[dimension] ?? "").join(" ") === said;
  const untold = Object.keys(labels).filter(
    (name) =>
      !told.some(({ dimensions, said }) =>
        dimensions.some((dimension) => dimension === name && isLabeled(dimension, said)),
      ),
  );
  const undrawn = told.filter(
    ({ dimensions, said }) => !dimensions.some((dimension) => isLabeled(dimension, said)),
  );
  return [
    ...untold.map((name) => `the text alternative does not tell the label of the ${name}`),
    ...undrawn.map(({ words }) => `it is said that ${words.trim()}, and not drawn so`),
  ];
}
