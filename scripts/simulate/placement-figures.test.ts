import { expect, test } from "vitest";
import { placedWorld, placementBars } from "./placement-figures.ts";
import { WORLDS } from "./world.ts";

// Few learners, for the sake of time: the whole simulation holds it to the bars.
const placed = placedWorld(WORLDS.base, 60, 5);

test("the questions of a placement tell more of the scores than any others", () => {
  const { placement, practice, uniform } = placed.by;
  expect(placement.width).toBeLessThan(practice.width);
  expect(placement.width).toBeLessThan(0.97 * uniform.width);
  expect(placement.held).toBeGreaterThan(0.84);
});

test("a bar is missed by a placement that tells no more than uniform choice", () => {
  const missed = placementBars([
    { ...placed, by: { ...placed.by, placement: placed.by.uniform } },
  ]).filter(({ met }) => met !== true);
  expect(missed.map(({ name }) => name)).toEqual([
    "base: error after a placement, to that of uniform choice",
    "base: width after a placement, to that of uniform choice",
  ]);
});
