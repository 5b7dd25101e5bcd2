/** The words that describe the preferences wherever they are set: the specification's section 9. */

import type { Preferences } from "@sat/contract";
import type { DifficultyChoice } from "@sat/item";

export const DIFFICULTY_TEXTS: Record<DifficultyChoice, string> = {
  Easy: "Foundation level questions for building confidence",
  Medium: "Standard SAT difficulty for regular practice",
  Hard: "Challenging questions for score improvement",
  Adaptive: "Difficulty and skill chosen by how your answers have gone",
};

export const FEEDBACK_TEXTS: Record<Preferences["feedbackStyle"], string> = {
  detailed: "Complete explanations with step-by-step reasoning",
  brief: "Concise explanations focusing on key points",
};

export function timerText(isOn: boolean): string {
  return isOn
    ? "Questions will have a 60-second countdown timer"
    : "Practice without time pressure";
}

export function explanationText(isImmediate: boolean): string {
  return isImmediate
    ? "Show explanations right after answering"
    : "Show explanations only when requested";
}
