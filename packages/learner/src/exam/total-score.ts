import { shareBelow } from "../normal.ts";
import { byTens, scoreAt } from "./confidence.ts";
import type { SectionScore, TestScore } from "./section-score.ts";

/** Nine tenths of a normal distribution lie within so many spreads. */
const NINE_TENTHS = 1.645;

/**
 * How two independent errors may share that, as their squares add up to its square: how likely an error is farther up than
 * each of them is then.
 */
const TAILS = Array.from({ length: 17 }, (_, step) => {
  const one = step / 16;
  const errors = { one, other: Math.sqrt(1 - one ** 2) };
  return {
    one: shareBelow(-NINE_TENTHS * errors.one),
    other: shareBelow(-NINE_TENTHS * errors.other),
  };
});

/**
 * The score of both sections together. In its range is what any two scores add up to whose errors are together no greater
 * than nine tenths of all are: what a profile of the likelihood has in it, were the errors normal (Venzon and Moolgavkar, "A
 * Method for Computing Profile-Likelihood-Based Confidence Intervals", 1988). Amid the scale that is the root of both
 * distances' squares; at an end, what lies beyond it counts as little as it does in a section's own range.
 */
export function totalScore(one: SectionScore, other: SectionScore): TestScore {
  const down = TAILS.map(
    (tail) => scoreAt(one.confidence, tail.one) + scoreAt(other.confidence, tail.other),
  );
  const up = TAILS.map(
    (tail) => scoreAt(one.confidence, 1 - tail.one) + scoreAt(other.confidence, 1 - tail.other),
  );
  return {
    estimate: one.estimate + other.estimate,
    low: Math.max(one.low + other.low, byTens(Math.min(...down))),
    high: Math.min(one.high + other.high, byTens(Math.max(...up))),
    answers: one.answers + other.answers,
    declared: one.declared + other.declared,
  };
}
