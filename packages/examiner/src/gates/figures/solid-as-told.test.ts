import type { SolidFigure } from "@sat/item";
import { expect, test } from "vitest";
import { solidFaults } from "./solid-as-told.ts";

type Dimension = keyof SolidFigure["labels"];

function faults(alt: string, labels: SolidFigure["labels"]): readonly string[] {
  return solidFaults({ kind: "solid", solid: "prism", alt, labels });
}

/** What a solid's parts are called, where their labels stand, and where they do not. */
const CALLED: readonly (readonly [called: string, own: Dimension, other: Dimension])[] = [
  ["the height of a triangular face", "slant", "height"],
  ["the height of the cone", "top", "height"],
  ["the height of the pyramid", "height", "slant"],
  ["the height of the cylinder", "height", "top"],
  ["its height", "height", "width"],
  ["a side of its base", "width", "height"],
  ["a side of its base", "depth", "height"],
  ["a side of the base", "width", "height"],
  ["a side of the base", "depth", "height"],
  ["its width", "width", "depth"],
  ["its depth", "depth", "width"],
  ["the radius of its base", "radius", "diameter"],
  ["its radius", "radius", "diameter"],
  ["the diameter of its base", "diameter", "radius"],
  ["the diameter", "diameter", "radius"],
];

test.each(CALLED)("%s is told where its label stands", (called, own, other) => {
  const alt = `A solid in which ${called} is labeled $3x$.`;
  expect(faults(alt, { [own]: "$3x$" })).toEqual([]);
  expect(faults(alt, { [other]: "$3x$" })).toEqual([
    `the text alternative does not tell the label of the ${other}`,
    `it is said that a solid in which ${called} is labeled 3 x, and not drawn so`,
  ]);
});

test.each(["The sides of the base are labeled 7.", "Both sides of its base are labeled 7."])(
  "%s Both are so labeled, and no other part is",
  (alt) => {
    expect(faults(alt, { width: "$7$", depth: "$7$" })).toEqual([]);
    expect(faults(alt, { width: "$7$", depth: "$8$" })).toEqual([
      "the text alternative does not tell the label of the depth",
    ]);
    expect(faults(alt, { height: "$7$" })).toHaveLength(2);
  },
);

test("a part that no solid has is refused", () => {
  expect(faults("Its edge is labeled 7.", { width: "$7$" })).toEqual([
    "the text alternative does not tell the label of the width",
    "it is said that its edge is labeled 7, and not drawn so",
  ]);
});

test("several labels are told in one sentence, and each ends where the next begins", () => {
  const alt = "A cylinder. Its radius is labeled $3$ and its height is labeled $x + 4$, in feet.";
  expect(faults(alt, { radius: "$3$", height: "$x + 4$" })).toEqual([]);
  expect(faults(alt, { radius: "$x + 4$", height: "$3$" })).toEqual([
    "the text alternative does not tell the label of the radius",
    "the text alternative does not tell the label of the height",
    "it is said that its radius is labeled 3, and not drawn so",
    "it is said that and its height is labeled x + 4, and not drawn so",
  ]);
  expect(faults("A cylinder.", { radius: "$3$" })).toEqual([
    "the text alternative does not tell the label of the radius",
  ]);
});
