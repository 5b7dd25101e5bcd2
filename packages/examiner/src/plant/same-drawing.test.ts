import type { GeometryFigure, Point } from "@sat/item";
import { expect, test } from "vitest";
import { isSameDrawing } from "./same-drawing.ts";

const PLACES: Readonly<Record<string, Point>> = { O: [0, 0], A: [5, 0], B: [-5, 0], C: [3, 4] };

/** A circle around O with some lines, two of its points perhaps in each other's place. */
function drawn(lines: readonly string[], swapped = "", more: Partial<GeometryFigure> = {}) {
  const [first = "", second = ""] = swapped;
  const other = (name: string) => ({ [first]: second, [second]: first })[name] ?? name;
  const figure: GeometryFigure = {
    kind: "geometry",
    alt: "A circle.",
    points: Object.entries(PLACES).map(([name, at]) => ({ name: other(name), at, hidden: true })),
    segments: lines.map((name) => ({ from: name.charAt(0), to: name.charAt(1), label: "$7$" })),
    angles: [],
    circles: [{ center: "O", radius: 5 }],
    toScale: false,
    ...more,
  };
  return figure;
}

function isSame(lines: readonly string[], swapped: string, more: Partial<GeometryFigure> = {}) {
  return isSameDrawing(drawn(lines, "", more), drawn(lines, swapped, more));
}

test("a radius drawn from its other end is the same radius", () => {
  expect(isSame(["OA"], "OA")).toBe(true);
  expect(isSame(["OA"], "AB")).toBe(true);
  expect(isSame(["BA"], "AB")).toBe(true);
  expect(isSame(["BA"], "OA")).toBe(false);
});

test("a drawing whose text tells right from left is not turned", () => {
  const more = { alt: "A circle with a radius on its right." };
  expect(isSame(["OA"], "BC", more)).toBe(true);
  expect(isSame(["OA"], "AB", more)).toBe(false);
});

test("names that are shown and angles that are marked belong to the drawing", () => {
  const points = drawn([]).points.map(({ name, at }) => ({ name, at }));
  const swapped = points.map(({ name, at }) => ({
    name: ({ A: "B", B: "A" } as Record<string, string>)[name] ?? name, // names not listed stay
    at,
  }));
  const named = (of: GeometryFigure["points"]) => drawn(["OA"], "", { points: of });
  expect(isSameDrawing(named(points), named(points))).toBe(true);
  expect(isSameDrawing(named(points), named(swapped))).toBe(false);
  const angles = [{ from: "A", at: "O", to: "C", label: "$x$" }];
  expect(isSame(["OA", "OC", "OB"], "AB", { angles })).toBe(false);
  expect(isSame(["OA", "OC"], "AC", { angles })).toBe(true);
});
