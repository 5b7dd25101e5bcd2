import { ChoiceQuestion } from "@sat/contract";
import { generate, loadModels } from "@sat/engine";
import type { Figure } from "@sat/item";
import { describe, expect, test } from "vitest";
import { figureFaults } from "./figure-faults.ts";

const models = await loadModels();

/** Figures of a kind that only some seeds of a model draw are found all the same. */
const SEEDS = 3;

test("no figure that the engine draws is refused, or an export could not come back", () => {
  const drawn = models.flatMap(figuresOf);
  expect(new Set(drawn.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(8);
  for (const figure of drawn) {
    expect(ChoiceQuestion.shape.figure.safeParse(figure)).toEqual({ success: true, data: figure });
    expect(figureFaults(figure)).toEqual([]);
  }
});

function figuresOf(model: (typeof models)[number]): Figure[] {
  return model.levels
    .flatMap((level) =>
      Array.from({ length: SEEDS }, (_, seed) => generate(model, level, seed).item.figure ?? []),
    )
    .flat();
}

const AXIS = { min: 0, max: 10, step: 1 };
const CORNERS = {
  points: [{ name: "A", at: [0, 0] as const }],
  segments: [],
  angles: [],
  circles: [],
};
const GEOMETRY = { kind: "geometry", alt: "A corner.", ...CORNERS, toScale: true } as const;
const HISTOGRAM = { kind: "histogram", alt: "Bins.", xLabel: "Size", y: AXIS } as const;

describe("a figure that could not be drawn is refused:", () => {
  test.each<[string, Figure]>([
    [
      "an axis that runs backwards",
      { ...HISTOGRAM, edges: [2, 1], counts: [1], y: { ...AXIS, min: 11 } },
    ],
    [
      "an axis without steps",
      { kind: "box-plot", alt: "No box.", axis: { ...AXIS, step: 0 }, boxes: [] },
    ],
    ["bins without counts", { ...HISTOGRAM, edges: [0, 1, 2], counts: [1] }],
    ["bins that are countless", { ...HISTOGRAM, edges: [0, 1e-6, 10], counts: [1, 1] }],
    [
      "dots countless steps apart",
      { kind: "dot-plot", alt: "Dots.", label: "Size", counts: dotsAt(0, 1e-6, 10) },
    ],
    [
      "a bar too few",
      {
        kind: "bar-chart",
        alt: "Bars.",
        categories: ["A", "B"],
        series: [{ name: "S", values: [1] }],
        y: AXIS,
      },
    ],
    ["no point at all", { ...GEOMETRY, points: [] }],
    ["a side that ends nowhere", { ...GEOMETRY, segments: [{ from: "A", to: "B" }] }],
    ["a region of no points", { ...GEOMETRY, shaded: [["A", "C"]] }],
    ["a sector around nothing", { ...GEOMETRY, blank: [{ center: "M", from: "A", to: "A" }] }],
  ])("%s", (_, figure) => {
    expect(figureFaults(figure)).not.toEqual([]);
  });
});

function dotsAt(...values: number[]) {
  return values.map((value) => ({ value, count: 1 }));
}
