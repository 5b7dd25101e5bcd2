import type { GeometryFigure } from "@sat/item";
import { expect, test } from "vitest";
import { geometryFaults } from "./geometry.ts";

/** A right triangle with legs of 3 and 4 units, and a point at 60 degrees from one leg. */
const FIGURE: GeometryFigure = {
  kind: "geometry",
  alt: "",
  points: [
    { name: "A", at: [1, 4] },
    { name: "B", at: [5, 1] },
    { name: "C", at: [1, 1] },
    { name: "D", at: [2, 1 + Math.sqrt(3)] },
  ],
  segments: [],
  angles: [],
  circles: [],
  toScale: true,
};

function faults(parts: Partial<GeometryFigure>): readonly string[] {
  return geometryFaults({ ...FIGURE, ...parts });
}

test("parts at named points pass", () => {
  expect(
    faults({
      segments: [{ from: "A", to: "B" }],
      angles: [{ at: "A", from: "B", to: "C" }],
      circles: [{ center: "C", radius: 2 }],
      arcs: [{ center: "C", from: "A", to: "B" }],
      shaded: [["A", "B", "C"], { center: "C", radius: 2 }],
      blank: [{ center: "C", from: "A", to: "B" }],
    }),
  ).toEqual([]);
});

test.each<[part: string, parts: Partial<GeometryFigure>]>([
  ["the start of a segment", { segments: [{ from: "X", to: "A" }] }],
  ["the end of a segment", { segments: [{ from: "A", to: "X" }] }],
  ["the vertex of an angle", { angles: [{ at: "X", from: "A", to: "B" }] }],
  ["the first side of an angle", { angles: [{ at: "A", from: "X", to: "B" }] }],
  ["the other side of an angle", { angles: [{ at: "A", from: "B", to: "X" }] }],
  ["the center of a circle", { circles: [{ center: "X", radius: 2 }] }],
  ["the center of an arc", { arcs: [{ center: "X", from: "A", to: "B" }] }],
  ["the start of an arc", { arcs: [{ center: "C", from: "X", to: "B" }] }],
  ["the end of an arc", { arcs: [{ center: "C", from: "A", to: "X" }] }],
  ["a corner of what is shaded", { shaded: [["A", "B", "X"]] }],
  ["the center of a shaded disc", { shaded: [{ center: "X", radius: 2 }] }],
  ["the center of a shaded sector", { shaded: [{ center: "X", from: "A", to: "B" }] }],
  ["a corner of what is blank", { blank: [["X", "B", "C"]] }],
])("%s that no point has is refused", (_, parts) => {
  expect(faults(parts)).toEqual(["the figure has no point X"]);
});

test("all names that no point has are told", () => {
  expect(faults({ segments: [{ from: "X", to: "Y" }] })).toEqual(["the figure has no point X, Y"]);
});

test("a circle without a radius is refused, to scale or not", () => {
  const circles = [0, -1, 1].map((radius) => ({ center: "A", radius }));
  for (const toScale of [true, false]) {
    expect(faults({ circles, toScale })).toEqual([
      "a circle has no radius",
      "a circle has no radius",
    ]);
  }
});

const LENGTHS = "labelled lengths are not as drawn, though the figure is to scale";

test.each<[ca: string, cb: string, complaints: readonly string[]]>([
  ["$3$", "$4$", []],
  ["$6$", "8 inches", []],
  ["$3$", "$4.05$", []],
  ["$3$", "$3.9$", []],
  ["$3$", "$x$", []],
  ["$x$", "$2x$", []],
  ["$9$", "", []],
  ["$4$", "$3$", [LENGTHS]],
  ["$3$", "$4.2$", [LENGTHS]],
  ["$3$", "$3.8$", [LENGTHS]],
  ["$0$", "$4$", [LENGTHS]],
])("legs of 3 and 4 labelled %s and %s, to scale: %j", (three, four, complaints) => {
  const segments = [
    { from: "C", to: "A", label: three },
    { from: "C", to: "B", label: four },
    { from: "A", to: "B" },
  ];
  expect(faults({ segments })).toEqual(complaints);
  expect(faults({ segments, toScale: false })).toEqual([]);
});

test.each<[label: string, complaints: readonly string[]]>([
  ["$60^\\circ$", []],
  ["$61.4^\\circ$", []],
  ["$58.6^\\circ$", []],
  ["$x^\\circ$", []],
  ["$70$", []],
  ["$61.6^\\circ$", ["the angle at C is drawn at 60.0° and labelled 61.6°"]],
  ["$58.4^\\circ$", ["the angle at C is drawn at 60.0° and labelled 58.4°"]],
  ["$120^\\circ$", ["the angle at C is drawn at 60.0° and labelled 120°"]],
])("an angle of 60 degrees labelled %s, to scale: %j", (label, complaints) => {
  const angles = [
    { at: "C", from: "D", to: "B", label },
    { at: "A", from: "B", to: "C" },
  ];
  expect(faults({ angles })).toEqual(complaints);
  expect(faults({ angles, toScale: false })).toEqual([]);
});

test("a right angle of a figure to scale is drawn right", () => {
  const right = (from: string, label?: string) =>
    faults({ angles: [{ at: "C", from, to: "B", right: true, ...(label && { label }) }] });
  expect(right("A")).toEqual([]);
  expect(right("D")).toEqual(["the angle at C is drawn at 60.0° and labelled 90°"]);
  expect(right("D", "$60^\\circ$")).toEqual(["the angle at C is drawn at 60.0° and labelled 90°"]);
  expect(faults({ angles: [{ at: "C", from: "D", to: "B", right: false }] })).toEqual([]);
});
