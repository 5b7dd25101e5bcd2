import { expect, test } from "vitest";
import { yearBars, yearFigures } from "./year-figures.ts";

// Few learners, for the sake of time: far wider than the bars of the whole simulation.
const figures = yearFigures(2, 3);

test("the loop comes to the same ability with fewer questions than uniform choice", () => {
  expect(figures).toHaveLength(12);
  for (const { againstUniform } of figures) expect(againstUniform).toBeGreaterThan(0.05);
});

test("the loop is not far behind questions of medium difficulty, and ahead where learning has a zone", () => {
  for (const { learning, day, againstMedium } of figures) {
    expect(againstMedium).toBeGreaterThan(-0.1);
    if (learning.title === "zone" && day === 300) expect(againstMedium).toBeGreaterThan(0);
  }
});

test("a bar is missed by figures below it", () => {
  const behind = figures.map((each) => ({ ...each, againstMedium: -0.051, againstUniform: 0.09 }));
  expect(new Set(yearBars(behind).map(({ met }) => met))).toEqual(new Set([false]));
});
