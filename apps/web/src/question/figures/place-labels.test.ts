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
import { axisNumbers } from "./plane-numbers.ts";
import { axisStrokes, strokesOf } from "./plane-strokes.ts";
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

  it("keep their numbers off every line through a plane, and number enough of it", () => {
    const end = fc.integer({ min: -6, max: 6 });
    fc.assert(
      fc.property(end, end, end, end, (...[a, b, c, d]) => {
        fc.pre(a !== c || b !== d);
        const figure = planeWindow({ ...EMPTY_PLANE, marks: [lineThrough([a, b], [c, d])] });
        const layout = planeLayout(figure);
        const numbers = axisNumbers(figure, layout);
        const lines = figure.marks.flatMap((mark) => strokesOf(mark, layout));
        expectClear(
          numbers.map(({ box }) => box),
          [...axisStrokes(layout), ...lines],
        );
        expect(numbers.length).toBeGreaterThanOrEqual(3);
      }),
    );
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
