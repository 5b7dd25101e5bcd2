import { expect, test } from "vitest";
import { acceptedDifficulty } from "./accepted-difficulty.ts";

const question = { version: 2, level: "Medium" } as const;
const estimateOf = (version: number, mean: number, spread = 0.3) => ({
  version,
  difficulty: { mean, spread },
});

test("nothing is believed of a question of whose model nothing is accepted", () => {
  expect(acceptedDifficulty([], question)).toBeUndefined();
});

test("a question is as hard as is accepted of its version, give or take what its cell's differ by", () => {
  const accepted = [estimateOf(1, 9), estimateOf(2, 1.5)];
  expect(acceptedDifficulty(accepted, question)).toEqual({ mean: 1.5, spread: 0.5 });
});

test("what was accepted of an earlier version makes the declared difficulty less sure", () => {
  const accepted = [estimateOf(0, 0), estimateOf(1, 1.2)];
  expect(acceptedDifficulty(accepted, question)).toEqual({ mean: 0, spread: 1.3 });
});
