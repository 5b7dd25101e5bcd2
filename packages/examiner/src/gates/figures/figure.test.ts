import { generate } from "@sat/engine";
import type { Axis, Figure } from "@sat/item";
import { expect, test } from "vitest";
import { soundMath } from "../../testing/sound-models.ts";
import { figure } from "./figure.ts";

const specimen = generate(soundMath, "Easy", 0);
const axis = { min: 2, max: 10, step: 2 };
const alt = "A figure in words.";

function complaints(drawn: Figure): readonly string[] {
  return figure.check({ ...specimen, item: { ...specimen.item, figure: drawn } }, soundMath);
}

test("an item without a figure passes", () => {
  expect(figure.check(specimen, soundMath)).toEqual([]);
});

test.each([
  ["", 1],
  ["Three words only.", 1],
  [" Three words - only.  ", 1],
  ["These are four words.", 0],
])('a text alternative "%s" has %d fault', (words, faults) => {
  expect(
    complaints({ kind: "solid", alt: words, solid: "cone", labels: { radius: "$3$" } }),
  ).toEqual(
    Array.from({ length: faults }, () => "the figure has no text alternative to solve it from"),
  );
});

const bars = (values: readonly number[], y: Axis = axis): Figure => ({
  kind: "bar-chart",
  alt,
  categories: ["a", "b"],
  series: [
    { name: "s", values: [3, 4] },
    { name: "t", values },
  ],
  y,
});
const lines = (at: number, high: number, x: Axis = axis, y: Axis = axis): Figure => ({
  kind: "line-graph",
  alt,
  x,
  y,
  series: [
    { name: "s", points: [[3, 3]] },
    {
      name: "t",
      points: [
        [4, 4],
        [at, high],
      ],
    },
  ],
});
const cloud = (at: number, high: number): Figure => ({
  kind: "scatterplot",
  alt,
  x: axis,
  y: axis,
  points: [
    [3, 3],
    [at, high],
  ],
});
const table = (...row: readonly string[]): Figure => ({
  kind: "table",
  alt,
  columns: ["a", "b"],
  rows: [["1", "2"], row],
  rowHeaders: false,
});
const dots = (count: number): Figure => ({
  kind: "dot-plot",
  alt,
  label: "x",
  counts: [
    { value: 1, count: 2 },
    { value: 2, count },
  ],
});
const bins = (edges: readonly number[], counts: readonly number[], y: Axis = axis): Figure => ({
  kind: "histogram",
  alt,
  edges,
  counts,
  xLabel: "x",
  y,
});
const box = (five: readonly [number, number, number, number, number]): Figure => ({
  kind: "box-plot",
  alt,
  axis,
  boxes: [
    { name: "s", five: [2, 3, 4, 5, 6] },
    { name: "t", five },
  ],
});
const ticks = (at: number): Figure => ({
  kind: "number-line",
  alt,
  axis,
  points: [{ at: 3 }, { at }],
});

test.each<[what: string, drawn: Figure]>([
  ["bars from the bottom of the axis to its top", bars([2, 10])],
  ["as many ticks as an axis has room for", bars([3, 3], { min: 0, max: 60, step: 1 })],
  ["lines from corner to corner", lines(2, 10)],
  ["points in the corners", cloud(10, 2)],
  ["a table of full rows", table("3", "4")],
  ["a value without a dot", dots(0)],
  ["bins of one width", bins([0.1, 0.4, 0.7, 1], [2, 3, 10])],
  ["a box of which two numbers are one", box([2, 3, 3, 4, 10])],
  ["ticks from end to end", ticks(10)],
  ["a solid with a label", { kind: "solid", alt, solid: "cone", labels: { radius: "$3$" } }],
])("%s pass", (_, drawn) => {
  expect(complaints(drawn)).toEqual([]);
});

test.each<[what: string, drawn: Figure, complaint: string]>([
  ["a bar above the axis", bars([3, 11]), "11 lies outside the y-axis"],
  ["two bars that reach no axis", bars([1, 12]), "1, 12 lies outside the y-axis"],
  ["a bar that is missing", bars([3]), "a series has not one bar for each category"],
  ["a bar too many", bars([3, 4, 5]), "a series has not one bar for each category"],
  ["a line beyond the right end", lines(11, 4), "11 lies outside the x-axis"],
  ["a line below the axis", lines(4, 1), "1 lies outside the y-axis"],
  ["a point beyond the left end", cloud(1, 4), "1 lies outside the x-axis"],
  ["a point above the axis", cloud(4, 11), "11 lies outside the y-axis"],
  ["a short row", table("3"), "a row of the table has not one cell for each column"],
  ["a long row", table("3", "4", "5"), "a row of the table has not one cell for each column"],
  ["half a dot", dots(2.5), "a count of dots is not a whole number"],
  ["less than no dot", dots(-1), "a count of dots is not a whole number"],
  ["a count above the axis", bins([0, 5, 10], [2, 12]), "12 lies outside the y-axis"],
  ["a bin without a count", bins([0, 5, 10], [2]), "bins and counts do not match"],
  ["a count without a bin", bins([0, 5], [2, 3]), "bins and counts do not match"],
  ["a wide first bin", bins([0, 6, 10], [2, 3]), "the bins are not of one width"],
  ["a wide last bin", bins([0, 4, 10], [2, 3]), "the bins are not of one width"],
  ["bins without a width", bins([4, 4, 4], [2, 3]), "the bins are not of one width"],
  ["bins from right to left", bins([8, 4, 0], [2, 3]), "the bins are not of one width"],
  ["a median below its quartile", box([2, 4, 3, 5, 6]), "five numbers do not ascend"],
  ["a maximum that is not the most", box([2, 3, 4, 6, 5]), "five numbers do not ascend"],
  ["a box beyond the axis", box([2, 3, 4, 5, 11]), "11 lies outside the axis"],
  ["a tick before the line", ticks(1), "1 lies outside the axis"],
  [
    "a solid without labels",
    { kind: "solid", alt, solid: "cone", labels: {} },
    "no dimension of the solid is labelled",
  ],
])("%s is refused", (_, drawn, complaint) => {
  expect(complaints(drawn)).toEqual([complaint]);
});

test.each<Axis>([
  { min: 2, max: 2, step: 1 },
  { min: 10, max: 2, step: -1 },
  { min: 2, max: 10, step: 0 },
  { min: 2, max: 10, step: -1 },
  { min: 2, max: 63, step: 1 },
  { min: -40, max: 40, step: 1 },
])("an axis from $min to $max by $step is refused", (broken) => {
  const run = `runs from ${broken.min} to ${broken.max} by ${broken.step}`;
  expect(complaints(bars([3, 3], broken))[0]).toBe(`the y-axis ${run}`);
  expect(complaints(lines(3, 3, broken))[0]).toBe(`the x-axis ${run}`);
  expect(complaints(lines(3, 3, axis, broken))[0]).toBe(`the y-axis ${run}`);
});

test("a point beside the plane is refused", () => {
  const plane = (x: number): Figure => ({
    kind: "plane",
    alt,
    x: axis,
    y: axis,
    marks: [{ kind: "point", at: [x, 4] }],
  });
  expect(complaints(plane(4))).toEqual([]);
  expect(complaints(plane(11))).toEqual(["11 lies outside the x-axis"]);
});

test("a number that is not finite is refused wherever it stands", () => {
  const point = (at: number): Figure => ({
    kind: "geometry",
    alt,
    points: [{ name: "A", at: [0, at] }],
    segments: [],
    angles: [],
    circles: [],
    toScale: false,
  });
  expect(complaints(point(1))).toEqual([]);
  for (const at of [Number.NaN, Infinity, -Infinity]) {
    expect(complaints(point(at))).toEqual(["the figure holds a number that is not finite"]);
  }
});
