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

test("a line drawn over another is seen", () => {
  expect(inkFaults(drawn({ AE: "", EB: "" }))).toEqual([]);
  expect(inkFaults(drawn({ AB: "", EB: "" }))).toHaveLength(1);
});

test("lines cross at a point, or because they are said to", () => {
  const lines = { AC: "", BD: "" };
  expect(inkFaults(drawn({ AC: "", CB: "" }))).toEqual([]);
  expect(inkFaults(drawn(lines))).toHaveLength(1);
  expect(inkFaults(drawn(lines, { alt: "Segments AC and BD cross." }))).toEqual([]);
  const points = [...drawn(lines).points, { name: "M", at: [2, 1.5] as const }];
  expect(inkFaults(drawn(lines, { points }))).toEqual([]);
});

test("an angle is marked between two lines that leave its vertex", () => {
  const angles = [{ from: "B", at: "E", to: "C" }];
  expect(inkFaults(drawn({ AB: "", EC: "" }, { angles }))).toEqual([]);
  expect(inkFaults(drawn({ AE: "", EC: "" }, { angles }))).toHaveLength(1);
});

test("of two sides at a right angle the one that is labeled longer is drawn longer", () => {
  expect(inkFaults(drawn({ AB: "$12$", BC: "$5$" }))).toEqual([]);
  expect(inkFaults(drawn({ AB: "$5$", BC: "$12$" }))).toHaveLength(1);
  expect(inkFaults(drawn({ AB: "$x + 7$", BC: "$x$" }))).toEqual([]);
  expect(inkFaults(drawn({ AB: "$x$", BC: "$x + 7$" }))).toHaveLength(1);
  // Which of these is longer is open: 2x is, from 7 on.
  expect(inkFaults(drawn({ AB: "$x + 7$", BC: "$2x$" }))).toEqual([]);
  // A drawing is not to scale otherwise.
  expect(inkFaults(drawn({ AB: "$5$", EC: "$12$" }))).toEqual([]);
});
