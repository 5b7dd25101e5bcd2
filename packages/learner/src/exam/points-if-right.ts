import { MIDDLE, POINTS, SCALE } from "../score-range.ts";
import { shareBelow } from "./belt.ts";
import { bisect } from "./bisect.ts";
import type { SatSection, ScoredAnswer } from "./sat-section.ts";

/** How near scores are found, in points. */
const NEAR = 0.3;

/**
 * How many points more the estimate would be if these wrong answers had been right, all else alike, the route too: what one
 * slip has cost. The costs of several slips do not add up, for each counts less the more is right.
 *
 * Takes some 5 ms of a whole section.
 */
export function pointsIfRight(
  sat: SatSection,
  isMended: (answer: ScoredAnswer) => boolean,
): number {
  const mend = (answers: readonly ScoredAnswer[]) =>
    answers.map((answer) => ({ ...answer, right: answer.right || isMended(answer) }));
  const mended = {
    ...sat,
    first: mend(sat.first),
    second: sat.second && { ...sat.second, answers: mend(sat.second.answers) },
  };
  return Math.round(estimateOf(mended) - estimateOf(sat));
}

/** The estimate of a section's score, not rounded. */
function estimateOf(sat: SatSection): number {
  const share = shareBelow(sat);
  const isBelow = (score: number) => share((score - MIDDLE) / POINTS) > 1 / 2;
  return bisect(isBelow, [SCALE.low, SCALE.high], NEAR);
}
