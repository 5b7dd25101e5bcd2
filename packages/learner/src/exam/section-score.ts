import type { ScoreRange } from "../score-range.ts";
import { shareBelow } from "./belt.ts";
import { byTens, type Confidence, confidenceIn, scoreAt } from "./confidence.ts";
import { answersOf, type SatSection } from "./sat-section.ts";
import { warmEstimate } from "./warm-estimate.ts";

/** A score in points, by tens, and what it lies in nine times in ten. */
export interface TestScore extends ScoreRange {
  readonly estimate: number;
  /** What makes it as wide as it is: from how many scored answers, and how many of them go by what levels declare. */
  readonly answers: number;
  readonly declared: number;
}

/** The score of one section, and what it was read from. */
export interface SectionScore extends TestScore {
  readonly confidence: Confidence;
}

/** From fewer scored answers of a section no score is told: its range would be nearly half of the scale. */
const LEAST_ANSWERS = 20;

/** Nine tenths lie between this share and its counterpart. */
const TAIL = 0.05;

/**
 * The score of a section that was sat, whole or in part; null from too few answers. The estimate is the score of whom half
 * come out below on the same form. Who has everything right, or wrong, has a range that is bounded on one side.
 *
 * Takes some 10 ms of a whole section: a server lets other work come first between two of them.
 */
export function sectionScore(sat: SatSection): SectionScore | null {
  const answers = answersOf(sat);
  if (answers.length < LEAST_ANSWERS) return null;
  const confidence = confidenceIn(shareBelow(sat), warmEstimate(answers));
  return {
    estimate: byTens(scoreAt(confidence, 1 / 2)),
    low: byTens(scoreAt(confidence, TAIL)),
    high: byTens(scoreAt(confidence, 1 - TAIL)),
    confidence,
    answers: answers.length,
    declared: answers.filter(({ difficulty }) => difficulty === undefined).length,
  };
}
