import { byTens, type TestScore } from "./section-score.ts";

/**
 * The score of both sections together. Their errors are independent, so its range is narrower than both in a row, and never
 * wider.
 */
export function totalScore(one: TestScore, other: TestScore): TestScore {
  const estimate = one.estimate + other.estimate;
  const reach = {
    down: Math.sqrt(one.reach.down ** 2 + other.reach.down ** 2),
    up: Math.sqrt(one.reach.up ** 2 + other.reach.up ** 2),
  };
  return {
    estimate,
    low: Math.max(one.low + other.low, byTens(estimate - reach.down)),
    high: Math.min(one.high + other.high, byTens(estimate + reach.up)),
    reach,
    answers: one.answers + other.answers,
    declared: one.declared + other.declared,
  };
}
