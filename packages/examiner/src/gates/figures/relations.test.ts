import type { Point } from "@sat/item";
import { expect, test } from "vitest";
import {
  type Drawing,
  type Drawn,
  areAlongside,
  areOnCircle,
  areParallel,
  arePerpendicular,
  areRadii,
  doCross,
  goesOn,
  isBetween,
  isConvex,
  isDrawnAcross,
  isHeight,
  isOnMajorArc,
  isTangent,
} from "./relations.ts";

/** Points as they are written here: "10,15 -5,10". */
function pointsOf(text: string): Point[] {
  return text.split(" ").map((point) => {
    const [x = "", y = ""] = point.split(",");
    return [Number(x), Number(y)];
  });
}

/** Two circles of five units, about (10, 10) and (30, 10), and these segments. */
function withLines(...lines: readonly string[]): Drawing {
  return {
    rings: [
      { center: [10, 10], radius: 5 },
      { center: [30, 10], radius: 5 },
    ],
    segments: lines.map((line) => {
      const [from = [0, 0], to = [0, 0]] = pointsOf(line);
      return [from, to];
    }),
  };
}

type Case = [what: string, isDrawn: Drawn, points: string, lines?: readonly string[]];

test.each<Case>([
  ["a point in the middle of a segment", isBetween, "2,3 0,2 4,4"],
  ["a point at the end of a segment", isBetween, "4,4 0,2 4,4"],
  ["a point a hair beside a long segment", isBetween, "50,2 0,0 100,0"],
  ["points around a circle", areOnCircle, "15,10 10,15 5,10 13,14"],
  ["points around the other circle", areOnCircle, "35,10 30,5"],
  ["a point a hair inside a circle", areOnCircle, "14.86,10"],
  ["a point a hair outside a circle", areOnCircle, "15.14,10"],
  ["a radius from the center", areRadii, "10,10 15,10"],
  ["a radius to the center", areRadii, "15,10 10,10"],
  ["two radii", areRadii, "10,10 15,10 10,10 10,15"],
  ["two radii of the other circle", areRadii, "30,10 35,10 30,15 30,10"],
  ["a square to the left", isConvex, "0,0 2,0 2,2 0,2"],
  ["a square to the right", isConvex, "0,0 0,2 2,2 2,0"],
  ["segments that cross", doCross, "0,0 4,4 0,3 5,0"],
  ["segments that cross at a point", doCross, "0,0 4,4 0,4 4,0 2,2"],
  ["segments that meet at a point", doCross, "0,0 4,4 4,4 4,0 4,4"],
  ["lines alongside", areAlongside, "0,0 4,1 0,3 8,5"],
  ["a point between lines", areAlongside, "0,0 4,0 0,3 8,3 9,1"],
  ["lines at right angles", arePerpendicular, "1,1 3,4 7,7 10,5"],
  ["lines nearly at right angles", arePerpendicular, "0,0 100,2.9 0,0 0,9"],
  ["parallel lines", areParallel, "1,1 3,4 17,13 13,7"],
  ["lines nearly parallel", areParallel, "0,0 100,2.9 0,0 9,0"],
  ["a tangent", isTangent, "10,15 20,15 10,15"],
  ["a line that touches midway", isTangent, "0,15 20,15 10,15"],
  ["a tangent of the other circle", isTangent, "30,15 40,15 30,15"],
  ["a tangent some degrees off", isTangent, "10,15 20,13.1 10,15"],
  ["a point on the major arc", isOnMajorArc, "5,10 15,10 10,15"],
  ["a point on the major arc of the other", isOnMajorArc, "25,10 35,10 30,15"],
  ["a height", isHeight, "3,4 0,0 8,0", ["3,4 3,0"]],
  [
    "a height among other lines, upon the side lengthened",
    isHeight,
    "9,4 0,0 8,0",
    ["0,0 8,0", "9,4 9,0"],
  ],
])("%s: what is said is drawn", (_, isDrawn, points, lines = []) => {
  expect(isDrawn(pointsOf(points), withLines(...lines))).toBe(true);
});

test.each<Case>([
  ["a point beside a segment is not between", isBetween, "2,4 0,2 4,4"],
  ["a point beyond a segment is not between", isBetween, "6,5 0,2 4,4"],
  ["a point before a segment is not between", isBetween, "-2,1 0,2 4,4"],
  ["a point somewhat beside a long segment", isBetween, "50,4 0,0 100,0"],
  ["points of which one is inside a circle", areOnCircle, "15,10 10,14"],
  ["points on two circles", areOnCircle, "15,10 35,10"],
  ["a point well inside a circle", areOnCircle, "14.8,10"],
  ["a point well outside a circle", areOnCircle, "15.2,10"],
  ["a line from the center beyond the circle", areRadii, "10,10 17,10"],
  ["a line from elsewhere to the circle", areRadii, "11,10 15,10"],
  ["a line from elsewhere to the center", areRadii, "12,10 10,10"],
  ["a radius and another line", areRadii, "10,10 15,10 10,10 17,10"],
  ["another line and a radius", areRadii, "10,10 17,10 10,10 15,10"],
  ["radii of two circles", areRadii, "10,10 15,10 30,10 35,10"],
  ["a square that crosses itself", isConvex, "0,0 2,2 2,0 0,2"],
  ["a dart", isConvex, "0,0 4,0 1,1 0,4"],
  ["a square with a straight corner", isConvex, "0,0 2,0 4,0 0,2"],
  ["segments of which the first ends before", doCross, "0,0 1,1 0,4 4,0"],
  ["segments of which the second ends before", doCross, "0,4 4,0 0,0 1,1"],
  ["segments of which the first only touches", doCross, "0,0 2,2 0,4 4,0"],
  ["segments of which the second only touches", doCross, "0,4 4,0 0,0 2,2"],
  ["a crossing off the first", doCross, "0,0 4,4 0,4 4,0 1,3"],
  ["a crossing off the second", doCross, "0,0 4,4 0,4 4,0 1,1"],
  ["lines alongside turned about", areAlongside, "0,0 4,1 8,5 0,3"],
  ["lines that lean together", areAlongside, "0,0 4,1 0,3 8,4"],
  ["a point on the first line", areAlongside, "0,0 4,0 0,3 8,3 9,0"],
  ["a point on the second line", areAlongside, "0,0 4,0 0,3 8,3 9,3"],
  ["a point beyond the lines", areAlongside, "0,0 4,0 0,3 8,3 9,4"],
  ["a point before the lines", areAlongside, "0,0 4,0 0,3 8,3 9,-1"],
  ["lines not quite at right angles", arePerpendicular, "0,0 100,3.1 0,0 0,9"],
  ["lines not at right angles", arePerpendicular, "1,1 3,4 7,7 10,8"],
  ["lines not quite parallel", areParallel, "0,0 100,3.1 0,0 9,0"],
  ["short lines not parallel", areParallel, "0,0 0.2,0.1 0,0 0.3,0"],
  ["short lines not at right angles", arePerpendicular, "0,0 0.2,0.1 0,0 0,0.3"],
  ["a line that cuts a circle", isTangent, "10,15 15,10 10,15"],
  ["a tangent too many degrees off", isTangent, "10,15 20,12.9 10,15"],
  ["a line that passes a circle", isTangent, "10,16 20,16 10,16"],
  ["a line beyond which the point lies", isTangent, "12,15 20,15 10,15"],
  ["a point on the minor arc", isOnMajorArc, "13,14 15,10 10,15"],
  ["a point inside the circle", isOnMajorArc, "8,10 15,10 10,15"],
  ["a chord that begins inside", isOnMajorArc, "5,10 13,10 10,15"],
  ["a chord that ends inside", isOnMajorArc, "5,10 15,10 10,13"],
  ["an arc of half a circle", isOnMajorArc, "10,15 15,10 5,10"],
  ["no line at all", isHeight, "3,4 0,0 8,0", []],
  ["a line that leans", isHeight, "3,4 0,0 8,0", ["3,4 5,0"]],
  ["a line that ends above", isHeight, "3,4 0,0 8,0", ["3,4 3,1"]],
  ["a line from elsewhere", isHeight, "3,4 0,0 8,0", ["3,5 3,0"]],
])("%s: what is said is not drawn", (_, isDrawn, points, lines = []) => {
  expect(isDrawn(pointsOf(points), withLines(...lines))).toBe(false);
});

test.each<[what: string, lines: readonly string[], does: boolean]>([
  ["a segment from its end", ["4,0 9,0"], true],
  ["a segment from its end among others", ["0,0 4,0", "4,0 9,0"], true],
  ["only itself", ["0,0 4,0", "4,0 0,0"], false],
  ["a segment that turns", ["4,0 9,2"], false],
  ["a segment that turns back", ["4,0 1,0"], false],
  ["a segment beyond a gap", ["5,0 9,0"], false],
  ["a segment of no length", ["4,0 4,0"], false],
])("beside %s it is seen whether a line goes on", (_, lines, does) => {
  expect(
    goesOn(
      [
        [0, 0],
        [4, 0],
      ],
      withLines(...lines),
    ),
  ).toBe(does);
});

test.each<[line: string, radius: boolean, diameter: boolean]>([
  ["10,10 15,10", true, false],
  ["30,10 35,10", true, false],
  ["5,10 15,10", false, true],
  ["30,5 30,15", false, true],
  ["10,15 15,10", false, false],
  ["10,10 17,10", false, false],
  ["4,10 14,10", false, false],
  ["5,10 35,10", false, false],
  ["15,10 15,20", false, false],
])("by the line %s a radius is drawn: %j, a diameter: %j", (line, ...are) => {
  for (const drawing of [withLines(line), withLines("10,5 5,10", line)]) {
    expect([isDrawnAcross(drawing, "radius"), isDrawnAcross(drawing, "diameter")]).toEqual(are);
  }
});
