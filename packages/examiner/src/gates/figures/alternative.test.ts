import { generate } from "@sat/engine";
import type { Figure } from "@sat/item";
import { expect, test } from "vitest";
import { soundMath } from "../../testing/sound-models.ts";
import { POINT_ON_A_SIDE } from "../../testing/point-on-a-side.ts";
import { alternative } from "./alternative.ts";

const specimen = generate(soundMath, "Easy", 0);
const axis = { min: -10, max: 10, step: 2 };

function complaints(figure: Figure): readonly string[] {
  return alternative.check({ ...specimen, item: { ...specimen.item, figure } }, soundMath);
}

const figures: readonly Figure[] = [
  {
    kind: "table",
    alt: "Counts by color. Red: small 1, large 12. Blue: small 3, large 14.",
    columns: ["Color", "Small", "Large"],
    rows: [
      ["Red", "1", "12"],
      ["Blue", "3", "$14$"],
    ],
    rowHeaders: true,
  },
  {
    kind: "bar-chart",
    alt: "Books. May: 1,300; June: 14.",
    categories: ["May", "June"],
    series: [{ name: "Books", values: [1300, 14] }],
    y: { min: 0, max: 1400, step: 100 },
  },
  {
    kind: "dot-plot",
    alt: "Dots by value: 1, 12; 3, 14.",
    label: "x",
    counts: [
      { value: 1, count: 12 },
      { value: 3, count: 14 },
    ],
  },
  {
    kind: "plane",
    alt: "A line passes through (0, 1) and (-3, 7). A point is at (3, 4).",
    x: axis,
    y: axis,
    marks: [
      {
        kind: "line",
        through: [
          [0, 1],
          [-3, 7],
        ],
      },
      { kind: "point", at: [3, 4] },
    ],
  },
  {
    kind: "geometry",
    alt: "Triangle $ABC$. Angle $ABC$ is labeled $14^\\circ$, and side $AC$ is labeled $3\\sqrt{12}$.",
    points: [
      { name: "A", at: [0, 3] },
      { name: "B", at: [0, 0] },
      { name: "C", at: [4, 0] },
    ],
    segments: [
      { from: "A", to: "C", label: "$3\\sqrt{12}$" },
      { from: "A", to: "B" },
      { from: "B", to: "C" },
    ],
    angles: [{ at: "B", from: "A", to: "C", label: "$14^\\circ$" }],
    circles: [],
    toScale: false,
  },
  {
    kind: "solid",
    alt: "A right circular cone. Its radius is labeled $14$.",
    solid: "cone",
    labels: { radius: "$14$" },
  },
];

test("an item without a figure has no alternative to tell", () => {
  expect(alternative.check(specimen, soundMath)).toEqual([]);
});

test.each(figures)("the alternative of a $kind tells its data", (figure) => {
  expect(complaints(figure)).toEqual([]);
});

test.each(figures)("an alternative that tells another number than the $kind is seen", (figure) => {
  const alt = figure.alt.replace(/14|7/, "9");
  expect(complaints({ ...figure, alt })).not.toEqual([]);
});

test("columns that change their heads are seen", () => {
  const [table] = figures;
  if (table?.kind !== "table") throw new TypeError("the first figure is a table");
  expect(complaints({ ...table, columns: ["Color", "Large", "Small"] })).toHaveLength(1);
});

const VALUES: Figure = {
  kind: "table",
  alt: "Table of values. x -5, h(x) -20; x 4, h(x) 7.",
  columns: ["$x$", "$h(x)$"],
  rows: [
    ["$-5$", "$-20$"],
    ["$4$", "$7$"],
  ],
  rowHeaders: false,
};

test("a first head that is told with each row stands over the first column", () => {
  expect(complaints(VALUES)).toEqual([]);
  expect(complaints({ ...VALUES, columns: ["$h(x)$", "$x$"] })).toHaveLength(1);
});

test("a number told between the data is seen", () => {
  const alt = VALUES.alt.replace("; x", "; 4; x");
  expect(complaints({ ...VALUES, alt })).toHaveLength(1);
});

test("labels that change places are seen", () => {
  const drawn = figures.find(({ kind }) => kind === "geometry");
  if (drawn?.kind !== "geometry") throw new TypeError("there is a geometry figure");
  const [side, ...others] = drawn.segments;
  const [angle] = drawn.angles;
  if (side === undefined || angle === undefined) throw new TypeError("both are labelled");
  const swapped = {
    ...drawn,
    segments: [{ ...side, label: "$14^\\circ$" }, ...others],
    angles: [{ ...angle, label: "$3\\sqrt{12}$" }],
  };
  expect(complaints(swapped)).not.toEqual([]);
});

test("a point that is drawn beside the side on which it is said to lie is seen", () => {
  const drawn = POINT_ON_A_SIDE;
  expect(complaints(drawn)).toEqual([]);
  const points = drawn.points.map((point): typeof point =>
    point.name === "D" ? { ...point, at: [1, 2] } : point,
  );
  expect(complaints({ ...drawn, points })).toHaveLength(1);
});

test("the label of a height, and one that is told in passing, are seen elsewhere", () => {
  const figure: Figure = {
    kind: "geometry",
    alt: "Triangle $ABC$ with side $AB$ labeled $12$ and side $AC$ labeled $9$. The height from $C$, perpendicular to $AB$, is labeled $5$.",
    points: [
      { name: "A", at: [0, 0] },
      { name: "B", at: [8, 0] },
      { name: "C", at: [3, 4] },
      { name: "F", at: [3, 0], hidden: true },
    ],
    segments: [
      { from: "A", to: "B", label: "$12$" },
      { from: "A", to: "C", label: "$9$" },
      { from: "C", to: "F", label: "$5$" },
    ],
    angles: [],
    circles: [],
    toScale: false,
  };
  const labeled = (...labels: readonly string[]) =>
    complaints({
      ...figure,
      segments: figure.segments.map((segment, place) => ({
        ...segment,
        label: labels[place] ?? "",
      })),
    });
  expect(labeled("$12$", "$9$", "$5$")).toEqual([]);
  expect(labeled("$9$", "$12$", "$5$")).toHaveLength(2);
  expect(labeled("$12$", "$5$", "$9$")).toHaveLength(2);
  expect(labeled("$12$", "$5$", "$5$")).not.toEqual([]);
});

test("labels of a solid stand at the dimensions that they are told of", () => {
  const figure: Figure = {
    kind: "solid",
    solid: "pyramid",
    alt: "A pyramid on a square base. A side of its base is labeled $30c$, and the height of a triangular face is labeled $25c$.",
    labels: { width: "$30c$", slant: "$25c$" },
  };
  expect(complaints(figure)).toEqual([]);
  expect(complaints({ ...figure, labels: { width: "$25c$", slant: "$30c$" } })).not.toEqual([]);
  expect(complaints({ ...figure, labels: { width: "$30c$", height: "$25c$" } })).not.toEqual([]);
  expect(complaints({ ...figure, labels: { width: "$30c$" } })).toHaveLength(1);
});
