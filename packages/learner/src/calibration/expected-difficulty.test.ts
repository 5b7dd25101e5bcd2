import { expect, test } from "vitest";
import { expectedDifficulty } from "./expected-difficulty.ts";

test("nothing is expected but what is declared where nothing is accepted of any model", () => {
  expect(expectedDifficulty("Hard", [])).toBeUndefined();
  expect(expectedDifficulty("Hard", [undefined, undefined])).toBeUndefined();
});

test("a question of one model alone is as hard as is accepted of it", () => {
  expect(expectedDifficulty("Hard", [{ mean: 0.5, spread: 0.25 }])).toEqual({
    mean: 0.5,
    spread: 0.25,
  });
});

test("one of several is as hard as they are on average, and less sure where they differ", () => {
  const [easy, hard] = [-1, 2].map((mean) => ({ mean, spread: 2 }));
  expect(expectedDifficulty("Easy", [easy, hard])).toEqual({ mean: 0.5, spread: 2.5 });
  expect(expectedDifficulty("Easy", [hard, hard])).toEqual(hard);
});

test("of a model of which nothing is accepted counts what is declared", () => {
  const expected = expectedDifficulty("Medium", [{ mean: 1, spread: 0.5 }, undefined]);
  expect(expected).toEqual({ mean: 0.5, spread: Math.sqrt(0.5) });
});
