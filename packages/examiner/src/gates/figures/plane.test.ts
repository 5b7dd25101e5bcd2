import type { PlaneMark, Point } from "@sat/item";
import { expect, test } from "vitest";
import { planeFaults } from "./plane.ts";

const x = { min: -3, max: 10, step: 1 };
const y = { min: -5, max: 20, step: 5 };

function faults(...marks: readonly PlaneMark[]): readonly string[] {
  return planeFaults({ kind: "plane", alt: "", x, y, marks });
}

const point = (...at: Point): PlaneMark => ({ kind: "point", at });
const segment = (from: Point, to: Point): PlaneMark => ({ kind: "segment", from, to });
const line = (...through: [Point, Point]): PlaneMark => ({ kind: "line", through });
const curve = (...points: Point[]): PlaneMark => ({ kind: "curve", points });
const region = (...through: [Point, Point]): PlaneMark => ({
  kind: "half-plane",
  through,
  side: [0, 0],
  strict: false,
});

test.each<[what: string, mark: PlaneMark]>([
  ["a point in a corner", point(-3, 20)],
  ["a segment from corner to corner", segment([-3, -5], [10, 20])],
  ["a line by points beyond the axes", line([-40, 0], [40, 0])],
  ["a line straight up", line([1, 0], [1, 5])],
  ["a level line", line([0, 1], [5, 1])],
  ["a half-plane", region([0, 1], [5, 1])],
  ["a curve that begins in a corner and leaves", curve([-3, -5], [-4, -6])],
  ["a curve that ends in a corner", curve([11, 21], [10, 20])],
])("%s passes", (_, mark) => {
  expect(faults(mark)).toEqual([]);
});

test.each<[what: string, mark: PlaneMark, complaints: readonly string[]]>([
  ["a point to the left", point(-4, 0), ["-4 lies outside the x-axis"]],
  ["a point above", point(0, 21), ["21 lies outside the y-axis"]],
  [
    "a point beyond both",
    point(11, -6),
    ["11 lies outside the x-axis", "-6 lies outside the y-axis"],
  ],
  ["the start of a segment", segment([0, -7], [1, 1]), ["-7 lies outside the y-axis"]],
  ["the end of a segment", segment([1, 1], [12, 0]), ["12 lies outside the x-axis"]],
  ["a line through one point", line([1, 2], [1, 2]), ["a line is given by one point twice"]],
  ["a half-plane of one point", region([1, 2], [1, 2]), ["a line is given by one point twice"]],
  ["a curve to the left", curve([-4, 0]), ["a curve lies outside the axes"]],
  ["a curve to the right", curve([11, 0]), ["a curve lies outside the axes"]],
  ["a curve below", curve([0, -6]), ["a curve lies outside the axes"]],
  ["a curve above", curve([0, 21]), ["a curve lies outside the axes"]],
])("%s is refused", (_, mark, complaints) => {
  expect(faults(mark)).toEqual(complaints);
});

test("axes that run backward are refused", () => {
  const back = { min: 4, max: 1, step: 1 };
  const faultsOf = (axes: object) =>
    planeFaults({ kind: "plane", alt: "", x, y, marks: [], ...axes });
  expect(faultsOf({ x: back })).toEqual(["the x-axis runs from 4 to 1 by 1"]);
  expect(faultsOf({ y: back })).toEqual(["the y-axis runs from 4 to 1 by 1"]);
});
