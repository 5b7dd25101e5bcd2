import type { GeometryFigure, Point } from "@sat/item";
import { expect, test } from "vitest";
import { inkFaults } from "./ink.ts";

const PLACES: Readonly<Record<string, Point>> = {
  A: [0, 0],
  B: [4, 0],
  C: [4, 3],
  D: [0, 3],
  E: [2, 0],
};

/** A drawing of these lines, each with its label or "". */
function drawn(
  lines: Readonly<Record<string, string>>,
  more: Partial<GeometryFigure> = {},
): GeometryFigure {
  return {
    kind: "geometry",
    alt: "Lines.",
    points: Object.entries(PLACES).map(([name, at]) => ({ name, at })),
    segments: Object.entries(lines).map(([name, label]) => ({
      from: name.charAt(0),
      to: name.charAt(1),
      ...(label !== "" && { label }),
    })),
    angles: [],
    circles: [],
    toScale: false,
    ...more,
  };
}

test.each<[lines: readonly string[], complaints: readonly string[]]>([
  [["AE", "EB"], []],
  [["AB", "BF"], []],
  [["AB", "EF"], ["AB is drawn over EF"]],
  [["AB", "EC"], []],
  [["AB", "DC"], []],
  [["AB", "EB"], ["AB is drawn over EB"]],
  [["EB", "AB"], ["EB is drawn over AB"]],
  [["AB", "BA"], ["AB is drawn over BA"]],
  [["AE", "BG"], ["AE is drawn over BG"]],
  [["AB", "XY"], ["AB is drawn over XY"]],
  [["AB", "XC"], []],
  [["AB", "HB"], []],
])("of lines %j those that lie on each other are refused", (lines, complaints) => {
  const figure = drawn(Object.fromEntries(lines.map((name) => [name, ""])));
  const points = [
    ...figure.points,
    { name: "F", at: [6, 0] as const },
    { name: "G", at: [1, 0] as const },
    { name: "H", at: [3.95, -3] as const },
    { name: "X", at: [1, 0.02] as const },
    { name: "Y", at: [3, 0.02] as const },
  ];
  expect(inkFaults({ ...figure, points })).toEqual(complaints);
});

test("lines that overlap at their ends by a hair lie beside each other", () => {
  const end = (x: number): GeometryFigure => {
    const figure = drawn({ AE: "", XB: "" });
    return { ...figure, points: [...figure.points, { name: "X", at: [x, 0] }] };
  };
  expect(inkFaults(end(1.95))).toEqual([]);
  expect(inkFaults(end(1.9))).toEqual(["AE is drawn over XB"]);
});

test("a short line close to a long one lies beside it", () => {
  const figure = drawn({ LM: "", XY: "" });
  const at = (high: number): GeometryFigure => ({
    ...figure,
    points: [
      { name: "L", at: [0, 0] },
      { name: "M", at: [100, 0] },
      { name: "X", at: [10, high] },
      { name: "Y", at: [14, high] },
    ],
  });
  expect(inkFaults(at(1))).toEqual([]);
  expect(inkFaults(at(0.13))).toEqual([]);
  expect(inkFaults(at(0.11))).toEqual(["LM is drawn over XY"]);
});

test("lines cross at a point, or because they are said to", () => {
  const lines = { AC: "", BD: "" };
  const crossing = ["AC crosses BD, where no point is"];
  expect(inkFaults(drawn({ AC: "", CB: "" }))).toEqual([]);
  expect(inkFaults(drawn(lines))).toEqual(crossing);
  expect(inkFaults(drawn(lines, { alt: "Segments AC and BD cross." }))).toEqual([]);
  expect(inkFaults(drawn(lines, { alt: "Diagonals intersect." }))).toEqual([]);
  expect(inkFaults(drawn(lines, { alt: "An intersection." }))).toEqual(crossing);
  const withPoint = (at: Point) =>
    inkFaults(drawn(lines, { points: [...drawn(lines).points, { name: "M", at }] }));
  expect(withPoint([2, 1.5])).toEqual([]);
  expect(withPoint([2.1, 1.5])).toEqual([]);
  expect(withPoint([2.2, 1.5])).toEqual(crossing);
});

test("a point is at a crossing by the shorter of the lines", () => {
  const points = [
    { name: "L", at: [-50, 0] as const },
    { name: "M", at: [50, 0] as const },
    { name: "X", at: [10, -2] as const },
    { name: "Y", at: [10, 2] as const },
  ];
  const withPoint = (x: number) =>
    inkFaults(drawn({ LM: "", XY: "" }, { points: [...points, { name: "P", at: [x, 0] }] }));
  expect(withPoint(10.1)).toEqual([]);
  expect(withPoint(10.2)).toEqual(["LM crosses XY, where no point is"]);
});

test.each<[lines: readonly string[], open: boolean]>([
  [["AB", "EC"], false],
  [["EB", "CE"], false],
  [["AF", "EC"], false],
  [["AE", "EC"], true],
  [["AB", "BC"], true],
  [["AB"], true],
  [["DC", "EC"], true],
  [["BF", "EC"], true],
  [["AX", "EC"], true],
  [["EY", "EC"], true],
])("of the lines %j the angle BEC is open: %j", (lines, open) => {
  const figure = drawn(Object.fromEntries(lines.map((name) => [name, ""])), {
    angles: [{ from: "B", at: "E", to: "C" }],
  });
  const points = [
    ...figure.points,
    { name: "F", at: [6, 0] as const },
    { name: "X", at: [2.05, 0] as const },
    { name: "Y", at: [3, 0.2] as const },
  ];
  expect(inkFaults({ ...figure, points })).toEqual(
    open ? ["the angle BEC is not drawn between two lines"] : [],
  );
});

test.each<[one: string, other: string, isWrong: boolean]>([
  ["$12$", "$5$", false],
  ["$5$", "$5$", false],
  ["$5$", "$12$", true],
  ["$x + 7$", "$x$", false],
  ["$x$", "$x + 7$", true],
  // Which of these is longer is open: 2x is, from 7 on.
  ["$x + 7$", "$2x$", false],
  ["$2x$", "$x + 7$", false],
  ["5 inches", "12 inches", true],
  ["five", "$12$", false],
  ["", "$12$", false],
  ["$5$", "", false],
  ["$\\frac{1}{x - x}$", "$12$", false],
])("sides of 4 and 3 units at a right angle, labeled %s and %s, are refused: %j", (...labels) => {
  const [one, other, isWrong] = labels;
  const wrong = (first: string, second: string) =>
    isWrong ? [`of ${first} and ${second} the one that is labeled longer is drawn shorter`] : [];
  expect(inkFaults(drawn({ AB: one, BC: other }))).toEqual(wrong("AB", "BC"));
  expect(inkFaults(drawn({ BC: other, AB: one }))).toEqual(wrong("BC", "AB"));
  expect(inkFaults(drawn({ DA: other, DC: one }))).toEqual(wrong("DA", "DC"));
});

test("lengths are compared along parallel lines, and not otherwise", () => {
  const lengths = (place: Point) => {
    const figure = drawn({ AB: "$5$", DX: "$12$" });
    return inkFaults({ ...figure, points: [...figure.points, { name: "X", at: place }] });
  };
  const wrong = ["of AB and DX the one that is labeled longer is drawn shorter"];
  expect(lengths([2, 3])).toEqual(wrong);
  expect(lengths([-2, 3])).toEqual(wrong);
  expect(lengths([2, 3.05])).toEqual(wrong);
  expect(lengths([2, 3.2])).toEqual([]);
  expect(lengths([0.05, 5])).toEqual(wrong);
  expect(lengths([0.2, 5])).toEqual([]);
  expect(lengths([2, 5])).toEqual([]);
  expect(lengths([4, 3])).toEqual([]);
});
