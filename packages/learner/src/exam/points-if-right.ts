import { shareBelow } from "./belt.ts";
import type { SatSection, ScoredAnswer } from "./sat-section.ts";
import { onScale, scoreAt } from "./section-score.ts";

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
  const estimate = (paper: SatSection) => onScale(scoreAt(shareBelow(paper), 1 / 2));
  return Math.round(estimate(mended) - estimate(sat));
}
