import type { PlaneFigure, PlaneMark, Point } from "@sat/item";
import { expect, test } from "vitest";
import { planeFaults, pointsTold } from "./plane-as-told.ts";

const axis = { min: -10, max: 10, step: 2 };
/** A unit of y is a thousandth of a unit of x. */
const tall = { min: 0, max: 20_000, step: 2000 };

const point = (x: number, y: number, label?: string): PlaneMark => ({
  kind: "point",
  at: [x, y],
  ...(label !== undefined && { label }),
});
const line = (through: readonly [Point, Point], label?: string): PlaneMark => ({
  kind: "line",
  through,
  ...(label !== undefined && { label }),
});
const FALLING = [
  [0, 1],
  [-3, 7],
] as const;
const RISING = [
  [0, 1],
  [2, 5],
] as const;
const SEGMENT: PlaneMark = { kind: "segment", from: [0, 8], to: [4, 0] };
const REGION: PlaneMark = { kind: "half-plane", through: RISING, side: [0, 5], strict: true };

function curve(at: (x: number) => number, samples: readonly number[]): PlaneMark {
  return { kind: "curve", points: samples.map((x): Point => [x, at(x)]) };
}

/** Numbers from one to another by a step. */
function from(first: number, last: number, step: number): number[] {
  return Array.from(
    { length: Math.round((last - first) / step) + 1 },
    (_, place) => first + place * step,
  );
}

function faults(alt: string, marks: readonly PlaneMark[], y = axis): readonly string[] {
  const figure: PlaneFigure = { kind: "plane", alt, x: axis, y, marks };
  return planeFaults(figure);
}

test("points are told by two numbers in parentheses", () => {
  expect(pointsTold("(1, -2), (3.5, 1,200), f(4), (5,6), and (1,000.25, 12)")).toEqual([
    [1, -2],
    [3.5, 1200],
    [1000.25, 12],
  ]);
});

test.each<[alt: string, marks: readonly PlaneMark[]]>([
  ["A point is at (3, 4).", [point(3, 4)]],
  ["A point is at (3, 4).", [point(3, 4, "$(3, 4)$")]],
  ["A point is at (3, 4).", [point(3, 4, "$P$")]],
  ["A line passes through (0, 1) and (-3, 7).", [line(FALLING)]],
  ["A line passes through (1, -1).", [line(FALLING)]],
  ["A segment runs from (0, 8) to (4, 0).", [SEGMENT]],
  ["A segment passes through (1, 6).", [SEGMENT]],
  ["A line passes through (1, 3). The side with (0, 5) is shaded.", [REGION]],
  ["One passes through (0, 1) and (-3, 7).", [line(RISING), line(FALLING)]],
  ["They meet at (0, 1). Points are (2, 5) and (-3, 7).", [line(RISING), line(FALLING)]],
  [
    "Line a passes through (-3, 7). Line b passes through (2, 5).",
    [line(FALLING, "$a$"), line(RISING, "$b$")],
  ],
  ["The graph of Line a passes through (2, 5).", [line(FALLING, "$a$"), line(RISING, "$b$")]],
  ["Line c passes through (2, 5).", [line(FALLING, "$a$"), line(RISING)]],
  ["Line a has (-3, 7).", [SEGMENT, line(FALLING, "$a$")]],
])("%s: so it is drawn", (alt, marks) => {
  expect(faults(alt, marks)).toEqual([]);
});

const nowhere = (at: string) => `the text names ${at}, which is on nothing that is drawn`;

test.each<[alt: string, marks: readonly PlaneMark[], complaints: readonly string[]]>([
  [
    "A point is drawn.",
    [point(3, 4)],
    ["the point (3, 4) is drawn, and the text alternative does not name it"],
  ],
  [
    "A point is at (3, 4).",
    [point(3, 4), point(3, 5)],
    ["the point (3, 5) is drawn, and the text alternative does not name it"],
  ],
  ["A point is at (3, 4).", [point(3, 4, "$(3, 5)$")], ["the point (3, 4) is labeled $(3, 5)$"]],
  ["A point is at (3, 4), another at (4, 3).", [point(3, 4)], [nowhere("(4, 3)")]],
  [
    "A line has (1, 4) and (2, -3) and (3, 0).",
    [line(FALLING)],
    [nowhere("(1, 4)"), nowhere("(3, 0)")],
  ],
  ["A line passes through (0, 1) and (1, 4).", [line(FALLING)], [nowhere("(1, 4)")]],
  ["A segment passes through (5, -2).", [SEGMENT], [nowhere("(5, -2)")]],
  ["A segment passes through (1, 5).", [SEGMENT], [nowhere("(1, 5)")]],
  ["A line passes through (1, 4). The side with (0, 5) is shaded.", [REGION], [nowhere("(1, 4)")]],
  ["The side with (0, 6) is shaded.", [REGION], [nowhere("(0, 6)")]],
  ["The side with (2, 5) is shaded.", [REGION, point(2, 5)], [nowhere("(2, 5)")]],
  [
    "One passes through (2, 5) and (-3, 7).",
    [line(FALLING), line(RISING)],
    [
      'nothing that is drawn passes through all of the points of "One passes through (2, 5) and (-3, 7)."',
    ],
  ],
  [
    "Line a passes through (2, 5). Line b passes through (-3, 7).",
    [line(FALLING, "$a$"), line(RISING, "$b$")],
    [nowhere("(2, 5)"), nowhere("(-3, 7)")],
  ],
])("%s: what is not drawn so is refused", (alt, marks, complaints) => {
  expect(faults(alt, marks)).toEqual(complaints);
});

test("points are on a line to a thousandth of a grid line of either axis", () => {
  const steep = line([
    [0, 2000],
    [10, 12_000],
  ]);
  const told = (at: string) => faults(`A line passes through ${at}.`, [steep], tall);
  expect(told("(5, 7,000)")).toEqual([]);
  expect(told("(5, 7,000.02)")).toEqual([]);
  expect(told("(5, 7,001)")).toEqual([nowhere("(5, 7001)")]);
  expect(told("(5.001, 7,000)")).toEqual([nowhere("(5.001, 7000)")]);
});

test("a point of a tall plane is told to the unit", () => {
  const told = (at: string) => faults(`Points at (5, 7,000), ${at}.`, [point(5, 7000)], tall);
  expect(told("(5, 7,000.01)")).toEqual([]);
  expect(told("(5.00001, 7,000)")).toEqual([]);
  expect(told("(5, 7,001)")).toEqual([nowhere("(5, 7001)")]);
  expect(told("(5.001, 7,000)")).toEqual([nowhere("(5.001, 7000)")]);
});

const DOUBLING = curve((x) => 2000 * 2 ** x, [0, 1, 2, 3]);

test.each<[points: string, astray: readonly string[]]>([
  ["(0, 2,000), (1, 4,000), and (3, 16,000)", []],
  ["(0, 2,001), (1, 4,000), and (3, 16,000)", ["(0, 2001)"]],
  ["(1, 2,000), (2, 8,000), and (3, 16,001)", ["(1, 2000)", "(3, 16001)"]],
  ["(-1, 1,000) and (4, 32,000)", ["(-1, 1000)", "(4, 32000)"]],
  ["(-1, 0) and (4, 24,000)", ["(-1, 0)", "(4, 24000)"]],
])("of a curve through samples the points %s are told: astray are %j", (points, astray) => {
  expect(faults(`It passes through ${points}.`, [DOUBLING], tall)).toEqual(astray.map(nowhere));
});

/** Level, then turning up by one at 3, and straight from there on. */
const BENT = curve((x) => Math.max(0, x - 3), from(0, 8, 1));

test.each<[x: number, y: number, isOn: boolean]>([
  [1.5, 0, true],
  [1.5, 0.1, false],
  [2.5, 0.4, true],
  [2.5, -0.4, true],
  [2.5, 0.6, false],
  [2.1, 0.1, true],
  [2.1, 0.3, false],
  [3.5, 0.1, true],
  [3.5, 0.9, true],
  [3.5, 1.1, false],
  [4.5, 1.5, true],
  [4.5, 1.6, false],
  [7.5, 4.5, true],
  [7.5, 4.6, false],
  [7.5, 4.4, false],
  [0.5, 0, true],
  [0.5, 0.1, false],
  [-1, 0, false],
  [9, 6, false],
  [8, 5, true],
  [8, 5.0005, true],
  [8, 5.002, false],
])("a curve strays from its chords where it bends: (%d, %d) is on it: %j", (x, y, isOn) => {
  expect(faults(`It passes through (${x}, ${y}).`, [BENT])).toEqual(
    isOn ? [] : [nowhere(`(${x}, ${y})`)],
  );
});

test("a parabola passes between its samples", () => {
  const parabola = curve((x) => x * x - 4, from(-3, 3, 0.4));
  expect(faults("Its vertex is (0, -4). It crosses the x-axis at (2, 0).", [parabola])).toEqual([]);
  expect(faults("Its vertex is (0, -4.3).", [parabola])).toEqual([nowhere("(0, -4.3)")]);
});

test.each<[words: string, curves: readonly PlaneMark[]]>([
  ["y = -3 on its left side", [curve((x) => 2 ** x - 3, from(-5, 2, 1))]],
  ["y = -3 on its right side", [curve((x) => 2 ** -x - 3, from(-2, 5, 1))]],
  ["y = 2 on its left side", [curve((x) => 2 ** x + 2, from(-5, 2, 1))]],
  ["y = 10 on its left side", [curve((x) => 2 ** x + 10, from(-5, 2, 1))]],
  ["y = -2.75 on its left side", [curve((x) => 2 ** x - 2.75, from(-5, 2, 1))]],
  ["y = 5 on its left side", [curve((x) => x, [1, 2]), curve(() => 5, [1, 2])]],
  ["y = 4 on its left side", [curve(() => 5, [1, 2])]],
])("a curve that ends close to the line approaches the line %s", (words, curves) => {
  expect(faults(`A curve approaches the line ${words}.`, [line(FALLING), ...curves])).toEqual([]);
});

test.each<[words: string, curves: readonly PlaneMark[]]>([
  ["y = -3 on its right side", [curve((x) => 2 ** x - 3, from(-5, 2, 1))]],
  ["y = -3 on its left side", [curve((x) => 2 ** -x - 3, from(-2, 5, 1))]],
  ["y = 3 on its left side", [curve((x) => 2 ** x - 3, from(-5, 2, 1))]],
  ["y = 1 on its left side", [curve((x) => 2 ** x + 10, from(-5, 2, 1))]],
  ["y = -2.75 on its left side", [curve(() => -4, [1, 2])]],
  ["y = 3.9 on its left side", [curve(() => 5, [1, 2])]],
  ["y = 12.75 on its left side", [curve(() => 10, [1, 2])]],
  ["y = 5 on its left side", []],
])("a curve that ends elsewhere does not approach the line %s", (words, curves) => {
  expect(faults(`A curve approaches the line ${words}.`, [line(FALLING), ...curves])).toEqual([
    `it is said that a curve approaches the line ${words}, and none is drawn so`,
  ]);
});
