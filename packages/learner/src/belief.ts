import type { Difficulty } from "@sat/item";
import { type Ability, SIZE } from "./ability.ts";
import type { Asked, BelievedDifficulty } from "./answer.ts";
import { entryAt } from "./symmetric.ts";
import { placeOf } from "./skill-order.ts";

/** The declared difficulties, in logits, and how far a question's own lies from its level's. */
const DIFFICULTIES: Readonly<Record<Difficulty, number>> = { Easy: -1.2, Medium: 0, Hard: 1.3 };
const DIFFICULTY_SPREAD = 0.5;

/** How hard a level's questions are, as declared. */
export function declaredDifficulty(level: Difficulty): BelievedDifficulty {
  return { mean: DIFFICULTIES[level], spread: DIFFICULTY_SPREAD };
}

/** What a rung of the hints takes off the difficulty, and how far that varies. */
const HINT = { ease: 0.4, spread: 0.3 };

/** A logistic curve is a normal one of this spread, to within 0.01: Camilli (1994). */
const LOGISTIC = 1.702;

/** How far above a question a skill is believed to be, in spreads of all that is uncertain about it. */
export function standing(ability: Ability, { skill, level, difficulty }: Asked, hints: number) {
  const place = placeOf(skill);
  const own = difficulty ?? declaredDifficulty(level);
  const spread = Math.sqrt(
    entryAt(ability.covariances, place, place, SIZE) +
      own.spread ** 2 +
      (HINT.spread * hints) ** 2 +
      LOGISTIC ** 2,
  );
  const height = own.mean - HINT.ease * hints;
  return { z: ((ability.means[place] ?? Number.NaN) - height) / spread, spread };
}
