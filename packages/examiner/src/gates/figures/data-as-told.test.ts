import type { Figure, TableFigure } from "@sat/item";
import { expect, test } from "vitest";
import { dataFaults } from "./data-as-told.ts";

const UNTOLD = ["the text alternative does not tell the data of the figure in their order"];
const axis = { min: 10, max: 20, step: 2 };
type Chart = Parameters<typeof dataFaults>[0];
type Untold = Chart extends infer Kind ? (Kind extends Figure ? Omit<Kind, "alt"> : never) : never;

const BARS: Untold = {
  kind: "bar-chart",
  categories: ["May", "June"],
  series: [{ name: "Books", values: [1300, 14] }],
  y: axis,
};
const GROUPS: Untold = {
  ...BARS,
  series: [
    { name: "Old", values: [1, 3] },
    { name: "New", values: [2, 4] },
  ],
};
const LINE: Untold = {
  kind: "line-graph",
  x: axis,
  y: axis,
  series: [
    {
      name: "Trout",
      points: [
        [1, 12],
        [2, 14],
      ],
    },
  ],
};
const LINES: Untold = {
  ...LINE,
  series: [
    { name: "North", points: [[1, 12]] },
    { name: "South", points: [[1, 15]] },
  ],
};
const DOTS: Untold = {
  kind: "dot-plot",
  label: "x",
  counts: [
    { value: 1, count: 12 },
    { value: 3, count: 14 },
  ],
};
const BINS: Untold = {
  kind: "histogram",
  edges: [0, 5, 10],
  counts: [12, 14],
  xLabel: "x",
  y: axis,
};
const BOX: Untold = { kind: "box-plot", axis, boxes: [{ name: "Elm", five: [1, 2, 3, 4, 5] }] };
const BOXES: Untold = {
  ...BOX,
  boxes: [
    { name: "Elm", five: [1, 2, 3, 4, 5] },
    { name: "Oak", five: [2, 3, 4, 5, 6] },
  ],
};
const CLOUD: Untold = {
  kind: "scatterplot",
  x: axis,
  y: axis,
  points: [
    [11, 3],
    [12, 5],
  ],
};
const FIT: Untold = {
  ...CLOUD,
  points: [
    [11, 4],
    [12, 5],
    [13, 9],
  ],
  fit: [
    [10, 1],
    [20, 21],
  ],
};
const TICKS: Untold = { kind: "number-line", axis, points: [{ at: 3 }, { at: 7 }] };

test.each<[alt: string, chart: Untold]>([
  ["Books by month. May: 1,300; June: 14.", BARS],
  ["Books. May: Old 1, New 2. June: Old 3, New 4.", GROUPS],
  ["Trout by year: 1, 12; 2, 14.", LINE],
  ["Boats by year. North: 1, 12. South: 1, 15.", LINES],
  ["Dots by value: 1, 12; 3, 14.", DOTS],
  ["From 0 to 5, 12; from 5 to 10, 14.", BINS],
  ["A box plot: 1, 2, 3, 4, 5.", BOX],
  ["Box plots. Elm: 1, 2, 3, 4, 5. Oak: 2, 3, 4, 5, 6.", BOXES],
  ["Data points: (11, 3), (12, 5).", CLOUD],
  ["Data points: (11, 4), (12, 5), (13, 9). A line passes through (12, 5) and (15, 11).", FIT],
  ["Ticks at 3 and 7.", TICKS],
])("%s: the data are told", (alt, chart) => {
  expect(dataFaults({ ...chart, alt })).toEqual([]);
});

test.each<[alt: string, chart: Untold]>([
  ["Books by month. May: 1,300; June: 15.", BARS],
  ["Books by month. June: 1,300; May: 14.", BARS],
  ["Books. May: Old 2, New 1. June: Old 3, New 4.", GROUPS],
  ["Books. May: New 1, Old 2. June: New 3, Old 4.", GROUPS],
  ["Trout by year: 1, 12; 2, 15.", LINE],
  ["Boats by year. South: 1, 12. North: 1, 15.", LINES],
  ["Dots by value: 1, 12; 3, 15.", DOTS],
  ["From 0 to 5, 12; from 5 to 10, 15.", BINS],
  ["From 1 to 5, 12; from 5 to 10, 14.", BINS],
  ["From 0 to 5, 12; from 5 to 11, 14.", BINS],
  ["A box plot: 1, 2, 3, 5, 5.", BOX],
  ["Box plots. Oak: 1, 2, 3, 4, 5. Elm: 2, 3, 4, 5, 6.", BOXES],
  ["Data points: (11, 3), (12, 4).", CLOUD],
  ["Data points: (11, 4), (12, 5), (13, 9). A line passes through (12, 6) and (15, 11).", FIT],
  ["Data points: (11, 4), (12, 5), (13, 9). A line passes through (12, 5) and (15, 11.001).", FIT],
  ["Data points: (11, 4), (12, 4), (13, 9). A line passes through (12, 5) and (15, 11).", FIT],
  ["Ticks at 3 and 8.", TICKS],
])("%s: the data are not told", (alt, chart) => {
  expect(dataFaults({ ...chart, alt })).toEqual(UNTOLD);
});

test("a point of a line of best fit is told as exactly as the axis is long", () => {
  const told = (y: string) =>
    dataFaults({
      ...FIT,
      alt: `Data points: (11, 4), (12, 5), (13, 9). A line passes through (12, 5) and (15, ${y}).`,
    });
  expect(told("11.00002")).toEqual([]);
  expect(told("11.00003")).toEqual(UNTOLD);
});

const COLORS: Omit<TableFigure, "alt"> = {
  kind: "table",
  columns: ["Color", "Small", "Large"],
  rows: [
    ["Red", "1", "12"],
    ["Blue", "3", "$14$"],
  ],
  rowHeaders: true,
};
const SWAPPED = { ...COLORS, columns: ["Color", "Large", "Small"] };
const DEPTHS = {
  ...COLORS,
  rows: [
    ["3.0 meters", "1", "12"],
    ["4.0 meters", "3", "14"],
  ],
};
const VALUES = {
  ...COLORS,
  columns: ["$x$", "$h(x)$"],
  rows: COLORS.rows.map((row) => row.slice(1)),
};

test.each<[alt: string, table: Omit<TableFigure, "alt">]>([
  ["Balls. Red: small 1, large 12. Blue: small 3, large 14.", COLORS],
  ["Balls, small and large. Red: 1, 12. Blue: 3, 14.", COLORS],
  ["Balls. Red: small 1, large 12. Blue: 3, 14.", COLORS],
  ["Balls. Red: 1 small, 12 large. Blue: 3 and 14.", COLORS],
  ["Little balls and large. Red: 1, 12. Blue: 3, 14.", COLORS],
  ["Crimson: small 1, large 12. Azure: small 3, large 14.", COLORS],
  ["Color Red, small 1, large 12. Color Blue, small 3, large 14.", COLORS],
  ["Color crimson, small 1, large 12. Color azure, small 3, large 14.", COLORS],
  ["Small and large. Red color: 1, 12. Blue color: 3, 14.", COLORS],
  ["At 3 meters: small 1, large 12. At 4 meters: small 3, large 14.", DEPTHS],
  ["x 1, h(x) 12; x 3, h(x) 14.", VALUES],
  [
    "Group Old group: 1. Group New group: 3.",
    {
      ...COLORS,
      columns: ["Group", "Number"],
      rows: [
        ["Old group", "1"],
        ["New group", "3"],
      ],
    },
  ],
  [
    "Old group: number 1. New group: number 3.",
    {
      ...COLORS,
      columns: ["Group", "Number"],
      rows: [
        ["Old group", "1"],
        ["New group", "3"],
      ],
    },
  ],
  [
    "Balls by group. Old group: number 1. New group: number 3.",
    {
      ...COLORS,
      columns: ["Group", "Number"],
      rows: [
        ["Old group", "1"],
        ["New group", "3"],
      ],
    },
  ],
])("%s: the table is told", (alt, table) => {
  expect(dataFaults({ ...table, alt })).toEqual([]);
});

test.each<[alt: string, table: Omit<TableFigure, "alt">]>([
  ["Balls. Red: small 1, large 12. Blue: small 3, large 15.", COLORS],
  ["Balls. Red: small 1, large 12. Blue: small 3, large 14.", SWAPPED],
  ["Balls, small and large. Red: 1, 12. Blue: 3, 14.", SWAPPED],
  ["Balls. Red: small 1, large 12. Blue: 3, 14.", SWAPPED],
  ["Balls. Red: 1 small, 12 large. Blue: 3 and 14.", SWAPPED],
  [
    "Balls. Red: 1, 12. Blue: 3 small, 14 large.",
    { ...COLORS, columns: ["Color", "Large", "Tall"] },
  ],
  ["Balls. Blue: small 1, large 12. Red: small 3, large 14.", COLORS],
  ["Balls. Red: 1 small, 12 large. Blue: 4 and 14.", COLORS],
  ["Color Blue, small 1, large 12. Color Red, small 3, large 14.", COLORS],
  ["Color Red, small 1, large 12. Color Blue, small 3, large 14.", SWAPPED],
  ["Small and large. Blue color: 1, 12. Red color: 3, 14.", COLORS],
  ["Small and large. Red color: 1, 12. Blue color: 3, 14.", SWAPPED],
  ["At 3 meters: small 1, large 12. At 5 meters: small 3, large 14.", DEPTHS],
  ["At 3 meters: small 1, large 12. Deeper: small 3, large 14.", DEPTHS],
  ["h(x) 1, x 12; h(x) 3, x 14.", VALUES],
  ["x 1, h(x) 12; 4; x 3, h(x) 14.", VALUES],
])("%s: the table is not told", (alt, table) => {
  expect(dataFaults({ ...table, alt })).toEqual(UNTOLD);
});
