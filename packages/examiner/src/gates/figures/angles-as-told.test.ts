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

test("the angles at a transversal are at the corners where they are said to be", () => {
  const complaints = (first: string, second: string) =>
    angleFaults(
      drawn(CUT, LINES, SEGMENTS, { [first]: "$50^\\circ$", [second]: "$(2x - 10)^\\circ$" }),
    );
  expect(complaints("BPE", "CQF")).toEqual([]);
  expect(complaints("APE", "CQF")).toHaveLength(1);
  expect(complaints("BPQ", "CQF")).toHaveLength(1);
  expect(complaints("CQF", "BPE")).toHaveLength(2);
});

test("a transversal that does not cut both lines is seen", () => {
  const corners = { BPE: "$50^\\circ$", CQF: "$(2x - 10)^\\circ$" };
  const short = drawn(CUT, { ...LINES, F: [-1, -2] }, SEGMENTS, corners);
  expect(angleFaults(short)).toContain(
    "the two horizontal lines and the transversal are not drawn",
  );
});

test("interior and exterior angles of a polygon are drawn as they are told", () => {
  const alt =
    "Triangle $ABC$. The interior angle at $A$ is labeled $37^\\circ$. The exterior angle at $B$ is labeled $90^\\circ$.";
  const places: Record<string, Point> = { A: [0, 0], B: [4, 0], C: [4, 3], D: [6, 0] };
  const complaints = (at: string, beside: string) =>
    angleFaults(
      drawn(alt, places, ["AB", "BC", "CA", "BD"], {
        [at]: "$37^\\circ$",
        [beside]: "$90^\\circ$",
      }),
    );
  expect(complaints("BAC", "DBC")).toEqual([]);
  expect(complaints("BCA", "DBC")).toHaveLength(1);
  expect(complaints("BAC", "ACB")).toHaveLength(1);
});
