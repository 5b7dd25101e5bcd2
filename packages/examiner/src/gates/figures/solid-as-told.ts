import type { SolidFigure } from "@sat/item";
import { heard } from "./spoken.ts";

type Dimension = keyof SolidFigure["labels"];

/** What the parts of a solid are called. */
const PARTS: Readonly<Record<string, readonly Dimension[]>> = {
  "height of a triangular face": ["slant"],
  "height of the cone": ["top"],
  "height of the pyramid": ["height"],
  "height of the cylinder": ["height"],
  height: ["height"],
  "side of its base": ["width", "depth"],
  "side of the base": ["width", "depth"],
  "sides of its base": ["width", "depth"],
  "sides of the base": ["width", "depth"],
  width: ["width"],
  depth: ["depth"],
  "radius of its base": ["radius"],
  radius: ["radius"],
  "diameter of its base": ["diameter"],
  diameter: ["diameter"],
};

const LABELED = /([a-z ]+) (?:is|are) labeled ((?:(?! , | and | \. ).)+)/g;

/** Each label of a solid is told of the dimension at which it stands. */
export function solidFaults({ alt, labels }: SolidFigure): string[] {
  const told = [...heard(alt).matchAll(LABELED)].map(([words, part = "", said = ""]) => ({
    words: words.trim(),
    dimensions: dimensionsOf(part).filter((name) => heard(labels[name] ?? "").trim() === said),
  }));
  const shown = told.flatMap(({ dimensions }) => dimensions);
  return [
    ...Object.keys(labels)
      .filter((name) => !shown.some((dimension) => dimension === name))
      .map((name) => `the text alternative does not tell the label of the ${name}`),
    ...told
      .filter(({ dimensions }) => dimensions.length === 0)
      .map(({ words }) => `it is said that ${words}, and not drawn so`),
  ];
}

function dimensionsOf(part: string): readonly Dimension[] {
  return Object.entries(PARTS).find(([called]) => part.endsWith(` ${called}`))?.[1] ?? [];
}
