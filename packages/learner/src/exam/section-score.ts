import { MIDDLE, POINTS, SCALE, type ScoreRange } from "../score-range.ts";
import { shareBelow } from "./belt.ts";
import { bisect } from "./bisect.ts";
import { answersOf, type SatSection } from "./sat-section.ts";

/** A score in points, by tens, and what it lies in nine times in ten. */
export interface TestScore extends ScoreRange {
  readonly estimate: number;
  /** How far the range would go, down and up from the estimate, if the scale had no ends. */
  readonly reach: { readonly down: number; readonly up: number };
  /** What makes it as wide as it is: from how many scored answers, and how many of them go by what levels declare. */
  readonly answers: number;
  readonly declared: number;
}

/** From fewer scored answers of a section no score is told: its range would be nearly half of the scale. */
const LEAST_ANSWERS = 20;

/** Nine tenths lie between this share and its counterpart, and in a normal distribution within so many spreads. */
const TAIL = 0.05;
const NINE_TENTHS = 1.645;

/** How far what levels declare may be off for a whole test, in logits: one standard deviation (ADR 59). */
const UNCALIBRATED = 0.15;

/** How far beyond the scale's ends scores are looked for, and how near they are found, in points. */
const BEYOND = 200;
const NEAR = 0.3;

/**
 * The score of a section that was sat, whole or in part; null from too few answers. The estimate is the score of whom half
 * come out below on the same form. Who has everything right, or wrong, has a range that is bounded on one side.
 *
 * Takes some 10 ms of a whole section: a server lets other work come first between two of them.
 */
export function sectionScore(sat: SatSection): TestScore | null {
  const answers = answersOf(sat);
  if (answers.length < LEAST_ANSWERS) return null;
  const share = shareBelow(sat);
  const estimate = onScale(scoreAt(share, 1 / 2));
  const declared = answers.filter(({ difficulty }) => difficulty === undefined).length;
  const shared = (NINE_TENTHS * POINTS * UNCALIBRATED * declared) / answers.length;
  const widened = (points: number) => Math.sqrt(Math.max(0, points) ** 2 + shared ** 2);
  const reach = {
    down: widened(estimate - scoreAt(share, 1 - TAIL)),
    up: widened(scoreAt(share, TAIL) - estimate),
  };
  return {
    estimate: byTens(estimate),
    low: byTens(onScale(estimate - reach.down)),
    high: byTens(onScale(estimate + reach.up)),
    reach,
    answers: answers.length,
    declared,
  };
}

/** The score of whom this share come out below, on the scale or beyond its ends. */
export function scoreAt(share: (ability: number) => number, wanted: number): number {
  return bisect(
    (score) => share((score - MIDDLE) / POINTS) > wanted,
    [SCALE.low - BEYOND, SCALE.high + BEYOND],
    NEAR,
  );
}

export function onScale(points: number): number {
  return Math.min(Math.max(points, SCALE.low), SCALE.high);
}

export function byTens(points: number): number {
  return 10 * Math.round(points / 10);
}
