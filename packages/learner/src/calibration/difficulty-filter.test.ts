import { expect, test } from "vitest";
import { UNKNOWN } from "../ability.ts";
import { declaredDifficulty } from "../belief.ts";
import { estimateOf } from "../estimate.ts";
import { evidenceOf } from "../evidence.ts";
import { anAnswer } from "../testing/an-answer.ts";
import { informedDifficulty, ofQuestion } from "./difficulty-filter.ts";

/** Each the first answer of a learner: right where the pattern has a 1. */
function difficultyAfter(pattern: string) {
  let believed = declaredDifficulty("Medium");
  for (const mark of pattern) {
    const answer = anAnswer({ outcome: mark === "1" ? "right" : "wrong" });
    const evidence = evidenceOf(answer);
    if (evidence !== null) believed = informedDifficulty(believed, UNKNOWN, { answer, evidence });
  }
  return believed;
}

const GRID = Array.from({ length: 241 }, (_, at) => (at - 120) / 20);

/** By Bayes' rule on a grid, with a logistic curve over all that learners and questions can be. */
function byGrid(pattern: string) {
  const unsure = Math.sqrt(estimateOf(UNKNOWN, "H.D").spread ** 2 + 0.4 ** 2);
  const right = (difficulty: number) => {
    let [sum, weights] = [0, 0];
    for (const z of GRID) {
      const weight = Math.exp((-z * z) / 2);
      sum += (weight * 0.74) / (1 + Math.exp(difficulty - unsure * z));
      weights += weight;
    }
    return 0.25 + sum / weights;
  };
  let [weights, sum, squares] = [0, 0, 0];
  for (const difficulty of GRID) {
    const chance = right(difficulty);
    let weight = Math.exp(-((difficulty / 0.5) ** 2) / 2);
    for (const mark of pattern) weight *= mark === "1" ? chance : 1 - chance;
    weights += weight;
    sum += weight * difficulty;
    squares += weight * difficulty ** 2;
  }
  const mean = sum / weights;
  return { mean, spread: Math.sqrt(squares / weights - mean ** 2) };
}

test.each(["1", "0", "1101101101".repeat(4), "01001010".repeat(20), "1".repeat(60)])(
  "after the answers %s a cell is as hard as a grid finds",
  (pattern) => {
    const { mean, spread } = difficultyAfter(pattern);
    const exact = byGrid(pattern);
    expect(Math.abs(mean - exact.mean)).toBeLessThan(0.1);
    expect(Math.abs(spread / exact.spread - 1)).toBeLessThan(0.12);
  },
);

test("a right answer says that a cell is easy the less, the more hints were read", () => {
  const means = [0, 1, 3].map((hints) => {
    const answer = anAnswer({ hints });
    const evidence = { known: 0.99, unknown: 0.25 };
    return informedDifficulty(declaredDifficulty("Medium"), UNKNOWN, { answer, evidence }).mean;
  });
  expect(means).toEqual(means.toSorted((one, other) => one - other));
  expect(new Set(means).size).toBe(3);
});

test("a question is less sure than its cell", () => {
  expect(ofQuestion({ mean: 1, spread: 0.3 })).toEqual({ mean: 1, spread: 0.5 });
});
