import type { Difficulty } from "@sat/item";
import { type Ability, SIZE } from "./ability.ts";
import type { Asked } from "./answer.ts";
import { entryAt } from "./symmetric.ts";
import { placeOf } from "./skill-order.ts";

/** The declared difficulties, in logits, and how far a question's own lies from its level's. */
const DIFFICULTIES: Readonly<Record<Difficulty, number>> = { Easy: -1.2, Medium: 0, Hard: 1.3 };
const DIFFICULTY_SPREAD = 0.5;

/** What a rung of the hints takes off the difficulty, and how far that varies. */
const HINT = { ease: 0.4, spread: 0.3 };

/** A logistic curve is a normal one of this spread, to within 0.01: Camilli (1994). */
const LOGISTIC = 1.702;

/** How far above a question a skill is believed to be, in spreads of all that is uncertain about it. */
export function standing(ability: Ability, { skill, level }: Asked, hints: number) {
  const place = placeOf(skill);
  const difficulty = DIFFICULTIES[level] - HINT.ease * hints;
  const spread = Math.sqrt(
    entryAt(ability.covariances, place, place, SIZE) +
      DIFFICULTY_SPREAD ** 2 +
      (HINT.spread * hints) ** 2 +
      LOGISTIC ** 2,
  );
  return { z: ((ability.means[place] ?? Number.NaN) - difficulty) / spread, spread };
}
