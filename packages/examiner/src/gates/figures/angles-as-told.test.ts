import type { GeometryFigure, Point } from "@sat/item";
import { expect, test } from "vitest";
import { angleFaults } from "./angles-as-told.ts";

function drawn(
  alt: string,
  places: Readonly<Record<string, Point>>,
  lines: readonly string[],
  angles: Readonly<Record<string, string>>,
): GeometryFigure {
  return {
    kind: "geometry",
    alt,
    points: Object.entries(places).map(([name, at]) => ({ name, at })),
    segments: lines.map((name) => ({ from: name.charAt(0), to: name.charAt(1) })),
    angles: Object.entries(angles).map(([name, label]) => ({
      from: name.charAt(0),
      at: name.charAt(1),
      to: name.charAt(2),
      label,
    })),
    circles: [],
    toScale: false,
  };
}

const CUT =
  "Two parallel horizontal lines are cut by a transversal. At the upper line, the angle above the line and to the right of the transversal is labeled 50°. At the lower line, the angle below the line and to the left of the transversal is labeled (2x - 10)°.";
const LINES = {
  A: [-6, 2],
  B: [6, 2],
  C: [-6, -2],
  D: [6, -2],
  P: [1, 2],
  Q: [-1, -2],
  E: [2, 4],
  F: [-2, -4],
} satisfies Record<string, Point>;
const SEGMENTS = ["AP", "PB", "CQ", "QD", "EF"];

const FIRST =
  "at the upper line , the angle above the line and to the right of the transversal is labeled 50 ° .";
const SECOND =
  "at the lower line , the angle below the line and to the left of the transversal is labeled ( 2 x - 10 ) ° .";

function cut(
  first: string,
  second: string,
  places: Readonly<Record<string, Point>> = LINES,
  segments: readonly string[] = SEGMENTS,
) {
  const angles = { [first]: "$50^\\circ$", [second]: "$(2x - 10)^\\circ$" };
  return angleFaults(drawn(CUT, places, segments, angles));
}

test.each<[first: string, second: string, misplaced: readonly string[]]>([
  ["BPE", "CQF", []],
  ["EPB", "FQC", []],
  ["APE", "CQF", [FIRST]],
  ["BPQ", "CQF", [FIRST]],
  ["EPE", "CQF", [FIRST]],
  ["BPB", "CQF", [FIRST]],
  ["DQP", "CQF", [FIRST]],
  ["BPE", "DQF", [SECOND]],
  ["BPE", "CQP", [SECOND]],
  ["BPE", "CQC", [SECOND]],
  ["BPE", "FQF", [SECOND]],
  ["BPE", "APQ", [SECOND]],
  ["CQF", "BPE", [FIRST, SECOND]],
])("angles at the corners %s and %s of a transversal: misplaced are %j", (first, second, words) => {
  expect(cut(first, second)).toEqual(
    words.map((each) => `it is said that ${each} and not drawn so`),
  );
});

test("of two angles of one label, one is at the corner where it is said to be", () => {
  const angles = { DQP: "$50^\\circ$", BPE: "$50^\\circ$", CQF: "$(2x - 10)^\\circ$" };
  expect(angleFaults(drawn(CUT, LINES, SEGMENTS, angles))).toEqual([]);
});

test.each<[what: string, places: Readonly<Record<string, Point>>, segments: readonly string[]]>([
  ["that ends between the lines", { ...LINES, F: [-1, -1] }, SEGMENTS],
  ["that ends on the lower line", { ...LINES, F: [-1, -2] }, SEGMENTS],
  ["that begins on the upper line", { ...LINES, E: [1, 2] }, SEGMENTS],
  ["that is missing", LINES, ["AP", "PB", "CQ", "QD"]],
  ["beside another", { ...LINES, X: [4, 4], Y: [0, -4] }, [...SEGMENTS, "XY"]],
  ["of three lines", { ...LINES, X: [-6, 1], Y: [6, 1] }, [...SEGMENTS, "XY"]],
  ["of a single line", LINES, ["AP", "PB", "EF"]],
])("a transversal %s is refused", (_, places, segments) => {
  expect(cut("BPE", "CQF", places, segments)).toContain(
    "the two horizontal lines and the transversal are not drawn",
  );
});

test("corners are told wherever the lines are drawn", () => {
  for (const [right, up] of [
    [20, 20],
    [-20, -20],
  ] as const) {
    const places = Object.fromEntries(
      Object.entries(LINES).map(([name, [x, y]]): [string, Point] => [name, [x + right, y + up]]),
    );
    expect(cut("BPE", "CQF", places)).toEqual([]);
  }
});

test("a transversal is drawn from either end", () => {
  expect(cut("BPE", "CQF", LINES, ["PA", "BP", "QC", "DQ", "FE"])).toEqual([]);
});

test("where no transversal is told none is asked for", () => {
  expect(angleFaults(drawn("Two lines.", LINES, ["AP"], {}))).toEqual([]);
});

const TRIANGLE: Readonly<Record<string, Point>> = { A: [0, 0], B: [4, 0], C: [4, 3], D: [6, 0] };
const POLYGON =
  "Triangle $ABC$. The interior angle at $A$ is labeled $37^\\circ$. The exterior angle at $B$ is labeled $90^\\circ$.";
const AT_A = "it is said that the interior angle at a is labeled 37 ° . and not drawn so";
const AT_B = "it is said that the exterior angle at b is labeled 90 ° . and not drawn so";

function polygon(alt: string, angles: Readonly<Record<string, string>>) {
  return angleFaults(drawn(alt, TRIANGLE, ["AB", "BC", "CA", "BD"], angles));
}

test.each<[first: string, second: string, misplaced: readonly string[]]>([
  ["BAC", "DBC", []],
  ["CAB", "CBD", []],
  ["BCA", "DBC", [AT_A]],
  ["BAC", "ACB", [AT_B]],
  ["DBC", "BAC", [AT_A, AT_B]],
])("angles of a polygon at %s and %s: misplaced are %j", (first, second, misplaced) => {
  expect(polygon(POLYGON, { [first]: "$37^\\circ$", [second]: "$90^\\circ$" })).toEqual(misplaced);
});

test("interior and exterior angles are told from each other, within two degrees", () => {
  const told = (kind: string, corner: Point) =>
    angleFaults(
      drawn(
        `Triangle ABC. The ${kind} angle at A is labeled x.`,
        { ...TRIANGLE, X: corner },
        ["AB", "BC", "CA", "AX"],
        { BAX: "$x$" },
      ),
    );
  const degrees = (angle: number): Point => [
    4 * Math.cos((angle * Math.PI) / 180),
    4 * Math.sin((angle * Math.PI) / 180),
  ];
  // The interior angle at A is drawn at 36.87 degrees.
  expect(told("interior", degrees(38.5))).toEqual([]);
  expect(told("interior", degrees(35.2))).toEqual([]);
  expect(told("interior", degrees(39))).toHaveLength(1);
  expect(told("interior", degrees(34.5))).toHaveLength(1);
  expect(told("exterior", degrees(143))).toEqual([]);
  expect(told("exterior", degrees(37))).toHaveLength(1);
  expect(told("interior", degrees(143))).toHaveLength(1);
});

test("of two angles of one label, one is at the corner that is named", () => {
  expect(polygon(POLYGON, { ACB: "$37^\\circ$", BAC: "$37^\\circ$", DBC: "$90^\\circ$" })).toEqual(
    [],
  );
});

test("an angle that is as wide at another corner is not the one that is named", () => {
  const places: Readonly<Record<string, Point>> = { A: [0, 0], B: [4, 0], C: [4, 4] };
  const alt = "Triangle ABC. The interior angle at A is labeled 45°.";
  const labeled = (name: string) => angleFaults(drawn(alt, places, [], { [name]: "$45^\\circ$" }));
  expect(labeled("BAC")).toEqual([]);
  expect(labeled("BCA")).toHaveLength(1);
});

test("an interior angle of no polygon is refused", () => {
  const alt = "A figure. The interior angle at A is labeled 37°.";
  expect(polygon(alt, { BAC: "$37^\\circ$" })).toEqual([AT_A]);
});
