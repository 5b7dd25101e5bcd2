import type { Figure, FigureKind, Point } from "@sat/item";

/** One figure of each kind for tests, with all that the kind can show. */
export const SAMPLE_FIGURES: { readonly [Kind in FigureKind]: Extract<Figure, { kind: Kind }> } = {
  plane: {
    kind: "plane",
    alt: "The xy-plane with the line $y = 2x - 3$ and a parabola with vertex $(-2, 4)$.",
    x: { min: -8, max: 8, step: 1 },
    y: { min: -8, max: 8, step: 1 },
    marks: [
      {
        kind: "half-plane",
        through: [
          [-8, -4],
          [8, -6],
        ],
        side: [0, -8],
        strict: true,
      },
      {
        kind: "line",
        through: [
          [0, -3],
          [2, 1],
        ],
        label: "$\\ell$",
      },
      { kind: "curve", points: parabola(), label: "$y = f(x)$" },
      { kind: "point", at: [-2, 4], label: "$(-2, 4)$" },
      { kind: "point", at: [2, 1], label: "$P$", open: true },
      { kind: "segment", from: [-6, 0], to: [-6, 5], dashed: true },
    ],
  },
  geometry: {
    kind: "geometry",
    alt: "Right triangle $ABC$ with altitude $BD$; angle $A$ measures $35^\\circ$.",
    points: [
      { name: "A", at: [0, 0] },
      { name: "B", at: [6.7, 4.7] },
      { name: "C", at: [10, 0] },
      { name: "D", at: [6.7, 0] },
    ],
    segments: [
      { from: "A", to: "B", label: "$5\\sqrt{3}$" },
      { from: "B", to: "C", label: "$x + 4$" },
      { from: "A", to: "D", ticks: 1 },
      { from: "D", to: "C", label: "$3$" },
      { from: "B", to: "D", label: "$h$", dashed: true },
    ],
    angles: [
      { at: "A", from: "C", to: "B", label: "$35^\\circ$" },
      { at: "D", from: "B", to: "C", right: true },
      { at: "C", from: "A", to: "B", label: "$y^\\circ$" },
    ],
    circles: [],
    shaded: [["B", "D", "C"]],
    toScale: false,
  },
  solid: {
    kind: "solid",
    alt: "A right rectangular prism 8 inches wide, 5 inches deep and $x$ inches high.",
    solid: "prism",
    labels: { width: "8 in.", depth: "5 in.", height: "$x$ in." },
  },
  table: {
    kind: "table",
    alt: "Of 120 students, 45 in grade 9 and 30 in grade 10 play an instrument.",
    title: "Instruments by Grade",
    columns: ["Grade", "Plays", "Does not play", "Total"],
    rows: [
      ["9", "45", "25", "70"],
      ["10", "30", "20", "50"],
    ],
    rowHeaders: true,
  },
  "bar-chart": {
    kind: "bar-chart",
    alt: "Visitors in thousands: museum 12 then 15, zoo 18 then 14, library 9 then 11.",
    title: "Visitors to Three Places",
    categories: ["Museum", "Zoo", "Public library"],
    series: [
      { name: "2022", values: [12, 18, 9] },
      { name: "2023", values: [15, 14, 11] },
    ],
    y: { min: 0, max: 20, step: 5, label: "Visitors (thousands)" },
    xLabel: "Place",
  },
  "line-graph": {
    kind: "line-graph",
    alt: "Height of two plants over six weeks; the fern ends at 14 cm, the moss at 5 cm.",
    title: "Growth of Two Plants",
    x: { min: 0, max: 6, step: 1, label: "Weeks since planting" },
    y: { min: 0, max: 16, step: 4, label: "Height (centimeters)" },
    series: [
      {
        name: "Fern",
        points: [
          [0, 2],
          [1, 3],
          [2, 5],
          [3, 8],
          [4, 10],
          [5, 13],
          [6, 14],
        ],
      },
      {
        name: "Moss",
        points: [
          [0, 1],
          [1, 1.5],
          [2, 2],
          [3, 3],
          [4, 3.5],
          [5, 4.5],
          [6, 5],
        ],
      },
    ],
  },
  scatterplot: {
    kind: "scatterplot",
    alt: "Nine points that rise from (1, 3) to (9, 17), with the line of best fit.",
    x: { min: 0, max: 10, step: 1, label: "Hours of practice" },
    y: { min: 0, max: 20, step: 5, label: "Score" },
    points: [
      [1, 3],
      [2, 6],
      [3, 5],
      [4, 9],
      [5, 8],
      [6, 13],
      [7, 12],
      [8, 16],
      [9, 17],
    ],
    fit: [
      [0, 1],
      [10, 18.5],
    ],
  },
  "dot-plot": {
    kind: "dot-plot",
    alt: "Pets per household: none 2, one 5, two 3, four 1.",
    label: "Pets per household",
    counts: [
      { value: 0, count: 2 },
      { value: 1, count: 5 },
      { value: 2, count: 3 },
      { value: 4, count: 1 },
    ],
  },
  histogram: {
    kind: "histogram",
    alt: "Trees by height in meters: 4 from 0 to 5, 9 from 5 to 10, 6 from 10 to 15.",
    edges: [0, 5, 10, 15],
    counts: [4, 9, 6],
    xLabel: "Height (meters)",
    y: { min: 0, max: 10, step: 2, label: "Number of trees" },
  },
  "box-plot": {
    kind: "box-plot",
    alt: "Class A: 52, 64, 71, 80, 95. Class B: 58, 69, 77, 84, 91.",
    axis: { min: 50, max: 100, step: 10, label: "Score" },
    boxes: [
      { name: "Class A", five: [52, 64, 71, 80, 95] },
      { name: "Class B", five: [58, 69, 77, 84, 91] },
    ],
  },
  "number-line": {
    kind: "number-line",
    alt: "A number line shaded to the right of an open point at $-2$.",
    axis: { min: -6, max: 6, step: 1 },
    points: [{ at: -2, open: true, label: "$k$" }],
    ray: { from: -2, direction: "right" },
  },
};

function parabola(): Point[] {
  return Array.from({ length: 29 }, (_, at) => {
    const x = -5.5 + at / 4;
    return [x, 4 - (x + 2) ** 2];
  });
}
