import { expect, test } from "vitest";
import { atMost } from "./binomial.ts";

/** By all the ways in which an event can happen so often: the tries one after the other. */
function oneByOne(times: number, tries: number, probability: number): number {
  let chances = [1];
  for (let tried = 0; tried < tries; tried++) {
    chances = [0, ...chances].map(
      (before, count) => before * probability + (chances[count] ?? 0) * (1 - probability),
    );
  }
  return chances.slice(0, times + 1).reduce((sum, chance) => sum + chance, 0);
}

test.each([
  [0, 10, 0.05],
  [3, 10, 0.5],
  [10, 10, 0.5],
  [0, 0, 0.5],
  [7, 60, 0.05],
  [59, 60, 0.9],
  [300, 600, 0.5],
])("at most %i of %i happen as often as the tries one by one say, at %f", (...told) => {
  expect(atMost(...told)).toBeCloseTo(oneByOne(...told), 12);
});

test("what is next to impossible is told apart from what is more so", () => {
  expect(atMost(0, 400, 0.05)).toBeCloseTo(0.95 ** 400, 12);
  expect(atMost(0, 400, 0.05) / 0.95 ** 400).toBeCloseTo(1, 9);
});

test("many tries are no trouble", () => {
  expect(atMost(5000, 100_000, 0.05)).toBeCloseTo(0.5, 1);
  expect(atMost(0, 100_000, 0.05)).toBe(0);
});
