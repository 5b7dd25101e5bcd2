import type { Preferences } from "@sat/contract";
import { DIFFICULTY_CHOICES, type DifficultyChoice } from "@sat/item";

/** The choices as a select has them. */
export const DIFFICULTY_OPTIONS = DIFFICULTY_CHOICES.map((value) => ({ value, label: value }));

/** The difficulty that practice begins with. */
export function difficultyOf(preferences: Preferences): DifficultyChoice {
  return preferences.adaptiveDifficulty ? "Adaptive" : preferences.defaultDifficulty;
}

/** What makes it the choice. The default one of three stays for when it is no longer Adaptive, which then needs no proposal. */
export function preferring(choice: DifficultyChoice): Partial<Preferences> {
  return choice === "Adaptive"
    ? { adaptiveDifficulty: true, adaptiveProposed: true }
    : { adaptiveDifficulty: false, defaultDifficulty: choice };
}
