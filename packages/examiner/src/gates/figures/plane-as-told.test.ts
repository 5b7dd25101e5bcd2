import type { PlaneFigure, PlaneMark, Point } from "@sat/item";
import { expect, test } from "vitest";
import { planeFaults } from "./plane-as-told.ts";

const axis = { min: -10, max: 10, step: 2 };
/** A unit of y is a thousandth of a unit of x. */
const tall = { min: 0, max: 20_000, step: 2000 };

const line: PlaneMark = {
  kind: "line",
  through: [
    [0, 1],
    [-3, 7],
  ],
};
const other: PlaneMark = {
  kind: "line",
  through: [
    [0, 1],
    [2, 5],
  ],
};

function graph(base: number): PlaneMark {
  const samples = Array.from({ length: 33 }, (_, place) => (place - 16) / 4);
  return { kind: "curve", points: samples.map((x): Point => [x, base ** x - 3]) };
}

function plane(alt: string, marks: readonly PlaneMark[], y = axis): PlaneFigure {
  return { kind: "plane", alt, x: axis, y, marks };
}

test("points are on what is said to pass through them, to a unit of a tall axis", () => {
  const doubling: PlaneMark = {
    kind: "curve",
    points: [0, 1, 2, 3].map((x): Point => [x, 2000 * 2 ** x]),
  };
  const told = (points: string) =>
    planeFaults(plane(`It passes through ${points}.`, [doubling], tall));
  expect(told("(0, 2,000), (1, 4,000), and (3, 16,000)")).toEqual([]);
  expect(told("(0, 2,001), (1, 4,000), and (3, 16,000)")).toHaveLength(1);
  expect(told("(1, 2,000), (1, 4,000), and (3, 16,000)")).toHaveLength(1);
  const steep: PlaneMark = {
    kind: "line",
    through: [
      [0, 2000],
      [10, 12_000],
    ],
  };
  expect(planeFaults(plane("A line passes through (5, 7,000).", [steep], tall))).toEqual([]);
  expect(planeFaults(plane("A line passes through (5, 7,001).", [steep], tall))).toHaveLength(1);
});

test("the points that one line is said to pass through are not those of two", () => {
  const lines = [line, other];
  expect(planeFaults(plane("One passes through (0, 1) and (-3, 7).", lines))).toEqual([]);
  expect(planeFaults(plane("One passes through (2, 5) and (-3, 7).", lines))).toHaveLength(1);
});

test("the shaded side is told by the point that shows it", () => {
  const region: PlaneMark = {
    kind: "half-plane",
    through: [
      [0, 1],
      [2, 5],
    ],
    side: [0, 5],
    strict: true,
  };
  const told = (at: string) =>
    planeFaults(plane(`A line passes through (2, 5). The side with ${at} is shaded.`, [region]));
  expect(told("(0, 5)")).toEqual([]);
  expect(told("(1, 5)")).toHaveLength(1);
});

test("a curve ends close to the line that it is said to approach", () => {
  const told = (level: number, side: string) =>
    planeFaults(plane(`A curve approaches the line y = ${level} on its ${side} side.`, [graph(2)]));
  expect(told(-3, "left")).toEqual([]);
  expect(told(-1, "left")).toHaveLength(1);
  expect(told(-3, "right")).toHaveLength(1);
});
