import type { Point } from "@sat/item";
import { expect, test } from "vitest";
import {
  along,
  fromLine,
  fromSegment,
  isSlight,
  opening,
  placeAlong,
  placesIn,
  shareAlong,
  turn,
} from "./places.ts";

/** Five units long, and away from the origin. */
const SEGMENT = [
  [1, 2],
  [4, 6],
] as const;

test("a point is found by its name in either case, and an unknown one is near nothing", () => {
  const at = placesIn({
    points: [
      { name: "A", at: [1, 2] },
      { name: "b", at: [3, 4] },
    ],
  });
  expect([at("A"), at("a"), at("B"), at("b")]).toEqual([
    [1, 2],
    [1, 2],
    [3, 4],
    [3, 4],
  ]);
  expect(at("C")).toEqual([Number.NaN, Number.NaN]);
});

test.each<[place: string, point: Point, line: number, segment: number]>([
  ["on the segment", [2.5, 4], 0, 0],
  ["at its start", [1, 2], 0, 0],
  ["at its end", [4, 6], 0, 0],
  ["beside its middle, to the left", [-1.5, 7], 5, 5],
  ["beside its middle, to the right", [6.5, 1], 5, 5],
  ["before its start", [-2, -2], 0, 5],
  ["beyond its end", [10, 14], 0, 10],
  ["before its start and aside", [-6, 1], 5, Math.hypot(7, 1)],
])("a point %s is so far from the line and from the segment", (_, point, line, segment) => {
  expect(fromLine(SEGMENT, point)).toBeCloseTo(line);
  expect(fromSegment(SEGMENT, point)).toBeCloseTo(segment);
});

test.each([-1, 0, 0.25, 1, 2])("a point at %d of a segment stands at that share of it", (share) => {
  expect(shareAlong(SEGMENT, placeAlong(SEGMENT, share))).toBeCloseTo(share);
});

test("the share of a point beside a segment is that of its foot", () => {
  expect(shareAlong(SEGMENT, [-1.5, 7])).toBeCloseTo(0.5);
  expect(placeAlong(SEGMENT, 0.5)).toEqual([2.5, 4]);
});

test("a turn to the left is positive, one to the right negative, and none is nothing", () => {
  const ahead = (point: Point) => turn([1, 2], [3, 3], point);
  expect(ahead([4, 5])).toBe(3);
  expect(ahead([4, 2])).toBe(-3);
  expect(ahead([5, 4])).toBe(0);
});

test("two segments lead the same way, at right angles, or against each other", () => {
  const way = (from: Point, to: Point) =>
    along(
      [
        [1, 2],
        [3, 5],
      ],
      [from, to],
    );
  expect(way([2, 1], [6, 4])).toBe(17);
  expect(way([2, 1], [5, -1])).toBe(0);
  expect(way([6, 4], [2, 1])).toBe(-17);
});

test.each<[degrees: number, to: Point]>([
  [0, [6, 2]],
  [45, [4, 5]],
  [90, [1, 9]],
  [90, [1, -9]],
  [135, [-2, 5]],
  [180, [-3, 2]],
])("an angle opens by %d degrees whichever way it turns", (degrees, to) => {
  expect(opening([[5, 2], [1, 2], to])).toBeCloseTo(degrees);
  expect(opening([to, [1, 2], [5, 2]])).toBeCloseTo(degrees);
});

test("up to three hundredths of a length are slight beside it", () => {
  expect([2.9, 3, -2.9, 0].map((stray) => isSlight(stray, 100))).toEqual([true, true, true, true]);
  expect([3.1, -3.1].map((stray) => isSlight(stray, 100))).toEqual([false, false]);
});
