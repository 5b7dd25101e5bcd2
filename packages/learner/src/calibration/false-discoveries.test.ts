import { expect, test } from "vitest";
import { beyondChance } from "./false-discoveries.ts";

const tested = (...chances: number[]) => chances.map((chance) => ({ chance }));

test("the example of Benjamini and Hochberg gives their four discoveries", () => {
  const chances = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459].concat([
    0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
  ]);
  expect(beyondChance(tested(...chances), 0.05)).toEqual(tested(...chances.slice(0, 4)));
});

test("what would stand out alone does not among many", () => {
  expect(beyondChance(tested(0.04), 0.05)).toHaveLength(1);
  expect(beyondChance(tested(0.04, 0.5), 0.05)).toHaveLength(0);
});

test("of nothing, nothing is told", () => {
  expect(beyondChance([], 0.05)).toEqual([]);
});
