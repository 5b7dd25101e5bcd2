import type { Difficulty } from "@sat/item";
import { curveAt } from "./curve.ts";
import type { Counted } from "./sums.ts";

/** A question of a form, and the level that it goes by as long as nothing else is known of how hard it is. */
export interface FormQuestion extends Counted {
  readonly declared: Difficulty | undefined;
}

/**
 * How far what is declared may be off for all questions together, as one standard deviation: the difficulty of a level in
 * logits, luck, and slopes as a factor. An assumption (ADR 59).
 */
const OFF = { level: 0.2, luck: 0.03, slope: 0.1 };

/**
 * How far that may move what one of an ability loses on these questions, as one standard deviation. What is accepted of a
 * question is from answers to it, and has such errors in it.
 */
export function sharedError(questions: readonly FormQuestion[], ability: number): number {
  const moved = { Easy: 0, Medium: 0, Hard: 0, luck: 0, slope: 0 };
  for (const { curve, counts, declared } of questions) {
    if (declared === undefined) continue;
    const { chance, rise } = curveAt(curve, ability);
    moved[declared] += OFF.level * counts * rise;
    moved.slope += OFF.slope * counts * rise * (ability - curve.difficulty);
    if (curve.luck > 0) moved.luck += (OFF.luck * counts * (1 - chance)) / (1 - curve.luck);
  }
  return Math.sqrt(Object.values(moved).reduce((sum, each) => sum + each ** 2, 0));
}
