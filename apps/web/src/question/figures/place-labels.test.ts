import type { GeometryFigure, PlaneFigure, PlaneMark, Point } from "@sat/item";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { angleMarks } from "./angle-arc.ts";
import { geometryLabels } from "./geometry-labels.ts";
import { geometryLayout } from "./geometry-layout.ts";
import { labelRuns, labelSize } from "./label-runs.ts";
import { besideSegment, placeLabels } from "./place-labels.ts";
import { type Box, boxAround, clipped, overlap, type Segment } from "./plane-geometry.ts";
import { planeLayout } from "./plane-layout.ts";
import { placedPlaneLabels } from "./plane-labels.ts";
import { type AxisNumber, axisNumbers } from "./plane-numbers.ts";
import { axisStrokes, pointBoxes, strokesOf } from "./plane-strokes.ts";
import { planeWindow } from "./plane-window.ts";
import { SAMPLE_FIGURES } from "./sample-figures.ts";

const BOUNDS = { x: 0, y: 0, width: 300, height: 300 };

function expectClear(boxes: readonly Box[], segments: readonly Segment[]) {
  for (const [at, box] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBe(0);
    for (const segment of segments) expect(clipped(segment, box)).toBeUndefined();
  }
}

describe("placeLabels", () => {
  it("takes the first place when nothing is in its way", () => {
    const candidates = [
      { x: 100, y: 100 },
      { x: 50, y: 50 },
    ];
    const placings = [{ size: { width: 20, height: 10 }, candidates }];
    expect(placeLabels(placings, { bounds: BOUNDS, segments: [], boxes: [] })).toEqual([
      { x: 100, y: 100 },
    ]);
  });

  it("gives way to lines, to boxes, to the edge and to earlier labels", () => {
    const size = { width: 20, height: 10 };
    const candidates = [40, 80, 120, 160, 200].map((x) => ({ x, y: 100 }));
    const offEdge = [{ x: 5, y: 100 }, ...candidates];
    const obstacles = {
      bounds: BOUNDS,
      segments: [{ from: { x: 40, y: 0 }, to: { x: 40, y: 300 } }],
      boxes: [{ x: 70, y: 90, width: 20, height: 20 }],
    };
    const placed = placeLabels(
      [
        { size, candidates: offEdge },
        { size, candidates },
      ],
      obstacles,
    );
    expect(placed.map(({ x }) => x)).toEqual([120, 160]);
  });
});

describe("besideSegment", () => {
  it("never lets a label touch its own segment", () => {
    const spot = fc.record({
      x: fc.integer({ min: 0, max: 300 }),
      y: fc.integer({ min: 0, max: 300 }),
    });
    fc.assert(
      fc.property(spot, spot, (from, to) => {
        fc.pre(from.x !== to.x || from.y !== to.y);
        const size = { width: 40, height: 15 };
        for (const middle of besideSegment({ from, to }, size)) {
          expect(clipped({ from, to }, boxAround(middle, size))).toBeUndefined();
        }
      }),
    );
  });
});

describe("labels of a drawing", () => {
  it("keep clear of the sample plane's lines, points and numbers", () => {
    const figure = SAMPLE_FIGURES.plane;
    const layout = planeLayout(figure);
    const numbers = axisNumbers(figure, layout);
    const taken = numbers.map(({ box }) => box);
    const labels = placedPlaneLabels(figure, layout, taken);
    const boxes = labels.map(({ runs, middle }) => boxAround(middle, labelSize(runs)));
    expect(boxes).toHaveLength(4);
    expectClear([...boxes], []);
    for (const box of boxes) {
      for (const number of taken) expect(overlap(box, number)).toBe(0);
    }
  });

  it("number a plane as if it were empty, off every line, curve and point in it", () => {
    const place = fc.tuple(fc.integer({ min: -6, max: 6 }), fc.integer({ min: -6, max: 6 }));
    fc.assert(
      fc.property(place, place, place, fc.constantFrom(1, 20), (a, b, vertex, step) => {
        fc.pre(a[0] !== b[0] || a[1] !== b[1]);
        const axis = { min: -6 * step, max: 6 * step, step };
        const at = ([x, y]: Point): Point => [x * step, y * step];
        const marks: PlaneMark[] = [
          lineThrough(at(a), at(b)),
          { kind: "curve", points: parabolaAt(vertex).map(at) },
          { kind: "point", at: at(vertex) },
        ];
        const figure = planeWindow({ ...EMPTY_PLANE, x: axis, y: axis, marks });
        const layout = planeLayout(figure);
        const numbers = axisNumbers(figure, layout);
        const boxes = numbers.map(({ box }) => box);
        const strokes = marks.flatMap((mark) => strokesOf(mark, layout));
        expectClear(boxes, [...axisStrokes(layout), ...strokes]);
        for (const point of pointBoxes(marks, layout))
          for (const box of boxes) expect(overlap(box, point)).toBe(0);
        const unmarked = axisNumbers({ ...figure, marks: [] }, layout);
        expect(numbersOf(numbers)).toEqual(numbersOf(unmarked));
      }),
      { numRuns: 50 },
    );
  });

  it("stand on one side of an axis where a curve begins at a number of it", () => {
    const figure = planeWindow(GROWTH);
    const layout = planeLayout(figure);
    const upright = axisNumbers(figure, layout).filter(
      ({ middle }) => middle.x < layout.axisX && middle.y < layout.axisY,
    );
    const ends = upright.map(({ box }) => box.x + box.width);
    expect(numbersOf(upright)).toEqual(["100", "200", "300", "400", "500"]);
    expect(new Set(ends.map(Math.round)).size).toBe(1);
  });

  it("keep clear of each other and of every side in any triangle that is not a sliver", () => {
    const angle = fc.integer({ min: 25, max: 100 });
    fc.assert(
      fc.property(angle, angle, (atP, atQ) => {
        fc.pre(180 - atP - atQ >= 25);
        const figure = triangle(atP, atQ);
        const layout = geometryLayout(figure);
        const labels = geometryLabels(figure, layout, angleMarks(figure, layout));
        expectClear(
          labels.map(({ runs, middle }) => boxAround(middle, labelSize(runs))),
          layout.segments,
        );
      }),
    );
  });
});

const AXIS = { min: -6, max: 6, step: 1 };
const EMPTY_PLANE: PlaneFigure = { kind: "plane", alt: "A plane.", x: AXIS, y: AXIS, marks: [] };

const GROWTH: PlaneFigure = {
  kind: "plane",
  alt: "A curve that doubles from (0, 100).",
  x: { min: 0, max: 3, step: 1, label: "Time (years)" },
  y: { min: 0, max: 500, step: 100, label: "Number of trout" },
  marks: [
    {
      kind: "curve",
      points: [0, 0.5, 1, 1.5, 2].map((x): Point => [x, 100 * 2 ** x]),
    },
    { kind: "point", at: [0, 100] },
  ],
};

function numbersOf(numbers: readonly AxisNumber[]): string[] {
  return numbers
    .map(({ runs }) => runs.map(({ text }) => text).join(""))
    .filter((text) => text !== "O");
}

/** A parabola of the plane's units, as far as it is on the plane. */
function parabolaAt([h, k]: Point): Point[] {
  const across = Array.from({ length: 25 }, (_, at) => (at - 12) / 4);
  return across
    .map((x): Point => [h + x, k + (k > 0 ? -1 : 1) * x ** 2])
    .filter(([x, y]) => Math.abs(x) <= 6 && Math.abs(y) <= 6);
}

function lineThrough(...through: [Point, Point]): PlaneMark {
  return { kind: "line", through };
}

/** A triangle with base 10 and all its sides and angles labelled. */
function triangle(atP: number, atQ: number): GeometryFigure {
  const [p, q] = [(atP * Math.PI) / 180, (atQ * Math.PI) / 180];
  const side = (10 * Math.sin(q)) / Math.sin(p + q);
  return {
    kind: "geometry",
    alt: "A triangle.",
    points: [
      { name: "P", at: [0, 0] },
      { name: "Q", at: [10, 0] },
      { name: "R", at: [side * Math.cos(p), side * Math.sin(p)] },
    ],
    segments: [
      { from: "P", to: "Q", label: "$10$" },
      { from: "Q", to: "R", label: "$2x + 1$" },
      { from: "R", to: "P", label: "$5\\sqrt{3}$" },
    ],
    angles: [
      { at: "P", from: "Q", to: "R", label: `$${atP}^\\circ$` },
      { at: "Q", from: "P", to: "R", label: `$${atQ}^\\circ$` },
      { at: "R", from: "P", to: "Q", label: "$x^\\circ$" },
    ],
    circles: [],
    toScale: true,
  };
}

describe("labelSize", () => {
  it("grows with the text and shrinks scripts", () => {
    const width = (markup: string) => labelSize(labelRuns(markup)).width;
    expect(width("$x + 10$")).toBeGreaterThan(width("$x$"));
    expect(width("$x^2$")).toBeLessThan(width("$x2$"));
  });
});
