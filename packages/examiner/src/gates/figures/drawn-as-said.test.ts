import type { GeometryFigure, Point } from "@sat/item";
import { expect, test } from "vitest";
import { placeFaults } from "./drawn-as-said.ts";

/** A circle of two units about E, with what lies around it. */
const PLACES: Readonly<Record<string, Point>> = {
  A: [-2, 0],
  B: [2, 0],
  C: [0, 2],
  D: [0, -2],
  E: [0, 0],
  F: [4, 0],
  G: [-3, 2],
  H: [-4, 0],
  J: [1.5, -1.5],
};

/** The figure with one point moved. */
function drawn(
  alt: string,
  moved: Readonly<Record<string, Point>> = {},
  marks: Partial<GeometryFigure> = {},
): GeometryFigure {
  return {
    kind: "geometry",
    alt,
    points: Object.entries({ ...PLACES, ...moved }).map(([name, at]) => ({ name, at })),
    segments: [],
    angles: [],
    circles: [{ center: "E", radius: 2 }],
    toScale: false,
    ...marks,
  };
}

const ALONGSIDE = "Two parallel lines, one through A and C, the other through D and B, with";
const SECANT = "Segment AF passes through E and meets the circle at A and, between E and F, at B.";
const OFF: Point = [1, 1];
const BELOW: Point = [-3, -3];

test.each<[said: string, moved: string, to: Point]>([
  ["point E lies on line segment AB", "E", OFF],
  ["point E lies on line segment AB", "B", BELOW],
  ["point E on segment AB", "E", OFF],
  ["point E lies on side AB", "E", OFF],
  ["point E lies on base AB", "E", OFF],
  ["point E lies on hypotenuse AB", "E", OFF],
  ["point E on diagonal AB", "E", OFF],
  ["segment AB with point E on it", "E", OFF],
  ["segment AB with point E on it", "A", BELOW],
  ["side AB is extended beyond B to F", "F", OFF],
  ["side AB is extended beyond B to F", "A", BELOW],
  ["side AB is extended beyond B to F", "F", [1, 0]],
  ["side BA is extended beyond B to F", "F", OFF],
  ["side BA is extended beyond B to F", "F", [-4, 0]],
  ["segment AB is extended beyond A to H", "H", OFF],
  ["side EB is extended to form line segment EF", "F", OFF],
  ["side EB is extended to form line segment AB", "A", OFF],
  ["side EB is extended to form line segment AF", "F", [1, 0]],
  ["side EB is extended to form line segment AF", "A", [1, 0]],
  ["side EB is extended to form line segment AF", "B", BELOW],
  ["lines AB and CD cross", "D", [0, 1]],
  ["segments AB and CD cross at E", "E", [0, 1]],
  ["segments AB and CD cross at E", "E", [1, 0]],
  ["diagonals AB and CD, which intersect at E", "E", OFF],
  ["diagonals AB and CD intersect at E", "E", OFF],
  ["points A and B lie on the circle", "A", OFF],
  ["points A and B lie on the circle", "B", OFF],
  ["points A, B, and C lie on the circle", "A", OFF],
  ["points A, B, and C lie on the circle", "B", OFF],
  ["points A, B, and C lie on the circle", "C", OFF],
  ["chord AC", "A", OFF],
  ["chord AC", "C", OFF],
  ["chords AC and DB", "C", OFF],
  ["chords AC and DB", "B", OFF],
  ["radius EA", "A", OFF],
  ["radii EA and EC", "A", OFF],
  ["radii EA and EC", "C", OFF],
  ["segment GC is tangent to the circle at C", "G", BELOW],
  ["segment GC is tangent to the circle at C", "C", OFF],
  [SECANT, "E", OFF],
  [SECANT, "A", BELOW],
  [SECANT, "A", [-1, 0]],
  [SECANT, "B", [1, 0]],
  [SECANT, "F", [1, 0]],
  ["point B lies on the major arc AC", "B", [-1.6, 1.2]],
  ["point B lies on the major arc AC", "A", OFF],
  ["point B lies on the major arc AC", "C", OFF],
  ["quadrilateral ACBD", "C", [0, -1]],
  ["pentagon ADBCG", "D", [0, 1]],
  ["hexagon ADJBCG", "J", [1, 1]],
  ["parallelogram ACBD", "C", [0, -1]],
  ["rectangle ACBD", "C", [0, -1]],
  ["rhombus ACBD", "C", [0, -1]],
  ["square ACBD", "C", [0, -1]],
  ["segment CE is perpendicular to AB", "C", OFF],
  ["segment CE is perpendicular to side AB", "B", BELOW],
  ["segment CE is perpendicular to segment AB", "B", BELOW],
  ["segment AC is parallel to DB", "C", OFF],
  ["segment AC is parallel to side DB", "B", OFF],
  ["segment AC is parallel to segment DB", "B", OFF],
  [ALONGSIDE, "C", OFF],
  [ALONGSIDE, "D", OFF],
  [`${ALONGSIDE} C and B on the same side. Point E lies between the lines`, "E", [5, 0]],
])("%s, and that is not so with %s at %j", (said, moved, to) => {
  const alt = `In the figure, ${said}.`;
  expect(placeFaults(drawn(alt))).toEqual([]);
  const faults = placeFaults(drawn(alt, { [moved]: to }));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^it is said that .+, and not drawn so$/);
});

test("what is said and not drawn is told word for word", () => {
  expect(placeFaults(drawn("Chords AC and CF are drawn."))).toEqual([
    "it is said that chords ac and cf, and not drawn so",
  ]);
});

test("what is said of points that are none is left to others", () => {
  expect(placeFaults(drawn("Chords XY and AZ. Chord AX."))).toEqual([]);
});

test.each<[said: string, line: string, wrong: string]>([
  ["The height from C, perpendicular to AB, is labeled 2.", "CE", "CB"],
  ["The height from C, perpendicular to AB, is labeled 2.", "EC", "ED"],
  ["The line through A and B goes on beyond B.", "BF", "AE"],
  ["The line through B and A goes on beyond B.", "FB", "BC"],
  ["A diameter is drawn.", "AB", "EB"],
  ["A radius is drawn.", "EA", "AB"],
  ["A radius is drawn.", "AE", "EF"],
])("%s: the line %s is asked for, not %s", (alt, line, wrong) => {
  const withLine = (name: string) =>
    drawn(alt, {}, { segments: [{ from: name.charAt(0), to: name.charAt(1) }] });
  expect(placeFaults(withLine(line))).toEqual([]);
  expect(placeFaults(withLine(wrong))).toHaveLength(1);
});

const line = (name: string, marks: { ticks?: number; arrows?: number }) => ({
  from: name.charAt(0),
  to: name.charAt(1),
  ...marks,
});

test("a right angle is drawn right", () => {
  const angles = [{ from: "A", at: "E", to: "C", right: true }];
  expect(placeFaults(drawn("", {}, { angles }))).toEqual([]);
  expect(placeFaults(drawn("", { C: OFF }, { angles }))).toEqual([
    "the right angle at E is not drawn right",
  ]);
  expect(placeFaults(drawn("", { C: OFF }, { angles: [{ from: "A", at: "E", to: "C" }] }))).toEqual(
    [],
  );
});

test.each<[what: string, segments: GeometryFigure["segments"], complaints: readonly string[]]>([
  ["equal lines", [line("AE", { ticks: 1 }), line("CE", { ticks: 1 })], []],
  ["nearly equal lines", [line("AE", { ticks: 1 }), line("BX", { ticks: 1 })], []],
  [
    "lines that are not equal",
    [line("AE", { ticks: 1 }), line("AB", { ticks: 1 })],
    ["the marks of AB are not true of the drawing"],
  ],
  [
    "a line shorter by far",
    [line("AB", { ticks: 1 }), line("AE", { ticks: 1 })],
    ["the marks of AE are not true of the drawing"],
  ],
  ["lines of different ticks", [line("AE", { ticks: 1 }), line("AB", { ticks: 2 })], []],
  ["a line without ticks", [line("AE", { ticks: 1 }), line("AB", {})], []],
  ["lines without any marks", [line("AE", {}), line("CB", {})], []],
  ["parallel lines", [line("AC", { arrows: 1 }), line("DB", { arrows: 1 })], []],
  [
    "lines that are not parallel",
    [line("AC", { arrows: 1 }), line("CB", { arrows: 1 })],
    ["the marks of CB are not true of the drawing"],
  ],
  ["lines of different arrows", [line("AC", { arrows: 1 }), line("CB", { arrows: 2 })], []],
  [
    "three lines of which two are equal",
    [line("AE", { ticks: 1 }), line("CE", { ticks: 1 }), line("GC", { ticks: 1 })],
    ["the marks of GC are not true of the drawing", "the marks of GC are not true of the drawing"],
  ],
])("%s are marked as they are", (_, segments, complaints) => {
  expect(placeFaults(drawn("", { X: [2, 2.15] }, { segments }))).toEqual(complaints);
});
