import { generate } from "@sat/engine";
import type { Figure } from "@sat/item";
import { expect, test } from "vitest";
import { soundMath } from "../../testing/sound-models.ts";
import { figure } from "./figure.ts";

const specimen = generate(soundMath, "Easy", 0);
const axis = { min: 0, max: 10, step: 2 };
const alt = "A figure that words describe.";

function complaints(drawn: Figure): readonly string[] {
  return figure.check({ ...specimen, item: { ...specimen.item, figure: drawn } }, soundMath);
}

const sound: readonly Figure[] = [
  { kind: "table", alt, columns: ["a", "b"], rows: [["1", "2"]], rowHeaders: false },
  {
    kind: "bar-chart",
    alt,
    categories: ["a", "b"],
    series: [{ name: "s", values: [1, 2] }],
    y: axis,
  },
  { kind: "line-graph", alt, x: axis, y: axis, series: [{ name: "s", points: [[1, 2]] }] },
  { kind: "scatterplot", alt, x: axis, y: axis, points: [[1, 2]] },
  { kind: "dot-plot", alt, label: "x", counts: [{ value: 1, count: 2 }] },
  { kind: "histogram", alt, edges: [0, 5, 10], counts: [1, 2], xLabel: "x", y: axis },
  { kind: "box-plot", alt, axis, boxes: [{ name: "s", five: [1, 2, 3, 4, 5] }] },
  { kind: "number-line", alt, axis, points: [{ at: 3 }] },
  { kind: "solid", alt, solid: "cone", labels: { radius: "$3$" } },
  { kind: "plane", alt, x: axis, y: axis, marks: [{ kind: "curve", points: [[1, 1]] }] },
  {
    kind: "geometry",
    alt,
    points: [{ name: "O", at: [0, 0] }],
    segments: [],
    angles: [],
    circles: [],
    shaded: [{ center: "O", radius: 2 }],
    toScale: true,
  },
];

test.each(sound)("a sound $kind passes", (drawn) => {
  expect(complaints(drawn)).toEqual([]);
});

const circle = {
  kind: "geometry",
  alt,
  points: [
    { name: "O", at: [0, 0] },
    { name: "A", at: [2, 0] },
  ],
  segments: [],
  angles: [],
  circles: [{ center: "O", radius: 2 }],
  toScale: true,
} as const;

const broken: readonly Figure[] = [
  { ...circle, arcs: [{ center: "O", from: "A", to: "B" }] },
  { ...circle, shaded: [["O", "A", "C"]] },
  { kind: "table", alt, columns: ["a", "b"], rows: [["1"]], rowHeaders: false },
  { kind: "bar-chart", alt, categories: ["a"], series: [{ name: "s", values: [1, 2] }], y: axis },
  { kind: "line-graph", alt, x: axis, y: axis, series: [{ name: "s", points: [[1, 12]] }] },
  { kind: "scatterplot", alt, x: { ...axis, step: 0 }, y: axis, points: [[1, 2]] },
  { kind: "dot-plot", alt, label: "x", counts: [{ value: 1, count: 2.5 }] },
  { kind: "histogram", alt, edges: [0, 4, 10], counts: [1, 2], xLabel: "x", y: axis },
  { kind: "box-plot", alt, axis, boxes: [{ name: "s", five: [1, 4, 3, 4, 5] }] },
  { kind: "number-line", alt, axis, points: [{ at: -3 }] },
  { kind: "solid", alt, solid: "cone", labels: {} },
  { kind: "plane", alt, x: axis, y: axis, marks: [{ kind: "curve", points: [[1, 11]] }] },
  { kind: "scatterplot", alt: "", x: axis, y: axis, points: [[1, 2]] },
];

test.each(broken)("a broken $kind is seen", (drawn) => {
  expect(complaints(drawn)).toHaveLength(1);
});
