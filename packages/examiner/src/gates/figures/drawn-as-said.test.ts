import type { GeometryFigure, Point } from "@sat/item";
import { expect, test } from "vitest";
import { placeFaults } from "./drawn-as-said.ts";

const PLACES: Readonly<Record<string, Point>> = {
  A: [-2, 0],
  B: [2, 0],
  C: [0, 2],
  D: [0, -2],
  E: [0, 0],
  F: [4, 0],
  G: [-3, 2],
};

function drawn(alt: string, swapped: string, marks: Partial<GeometryFigure> = {}): GeometryFigure {
  const [first = "", second = ""] = swapped;
  const other = (name: string) => ({ [first]: second, [second]: first })[name] ?? name;
  return {
    kind: "geometry",
    alt,
    points: Object.entries(PLACES).map(([name, at]) => ({ name: other(name), at })),
    segments: [],
    angles: [],
    circles: [{ center: "E", radius: 2 }],
    toScale: false,
    ...marks,
  };
}

test.each([
  ["Lines $AB$ and $CD$ cross at $E$.", "EB"],
  ["Segments $AB$ and $CD$ cross and form two triangles.", "BD"],
  ["Side $AB$ is extended beyond $B$ to $F$.", "BF"],
  ["Side $EB$ is extended to form line segment $AF$.", "AB"],
  ["Line segment $AB$ with point $E$ on it.", "EA"],
  ["Points $A$, $B$, and $C$ lie on the circle.", "CE"],
  ["Circle with center $E$ and chord $AC$.", "CF"],
  ["Square $ACBD$ inside a circle.", "CB"],
  ["Segment $CE$ is perpendicular to $AB$.", "CB"],
  ["Two parallel lines, one through $A$ and $C$, the other through $D$ and $B$, with", "DB"],
  [
    "Two parallel lines, one through $A$ and $C$, the other through $D$ and $B$, with $C$ and $B$ on the same side. Point $E$ lies between the lines",
    "EF",
  ],
  ["Segment $AE$ is extended beyond $E$ to $B$.", "EF"],
  ["Line segment $GC$ is tangent to the circle at $C$.", "CE"],
  [
    "Segment $AF$ passes through $E$ and meets the circle at $A$ and, between $E$ and $F$, at $B$.",
    "BF",
  ],
  ["Points $A$ and $C$ lie on the circle. Point $B$ lies on the major arc $AC$.", "BC"],
  ["Radii $EA$ and $EC$.", "EF"],
  ["Chords $AC$ and $CB$.", "CF"],
])("%s, and two points in each other's place are seen", (alt, swapped) => {
  expect(placeFaults(drawn(alt, ""))).toEqual([]);
  expect(placeFaults(drawn(alt, swapped))).toHaveLength(1);
});

test.each([
  ["The height from $C$, perpendicular to $AB$, is labeled $2$.", "CE", "CB"],
  ["The line through $E$ and $B$ goes on beyond $B$.", "BF", "BF"],
  ["A diameter is drawn.", "AB", "AE"],
  ["A radius is drawn.", "EA", "AF"],
])("%s, and a line drawn elsewhere is seen", (alt, ends, swapped) => {
  const [from = "", to = ""] = ends;
  const lines = { segments: [{ from, to }] };
  expect(placeFaults(drawn(alt, "", lines))).toEqual([]);
  expect(placeFaults(drawn(alt, swapped, lines))).toHaveLength(1);
});

test("marks are true of the drawing", () => {
  const right = { angles: [{ from: "A", at: "E", to: "C", right: true }] };
  const equal = {
    segments: [
      { from: "A", to: "E", ticks: 1 },
      { from: "E", to: "B", ticks: 1 },
    ],
  };
  const parallel = {
    segments: [
      { from: "A", to: "C", arrows: 1 },
      { from: "D", to: "B", arrows: 1 },
    ],
  };
  for (const [marks, swapped] of [
    [right, "CB"],
    [equal, "EA"],
    [parallel, "CB"],
  ] as const) {
    expect(placeFaults(drawn("", "", marks))).toEqual([]);
    expect(placeFaults(drawn("", swapped, marks))).not.toEqual([]);
  }
});
