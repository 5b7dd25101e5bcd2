import type { OptionLetter } from "@sat/item";

export const TIME_IS_UP = "Time's up! Answer automatically submitted.";

/** How an answer went, in the specification's words (section 4, Submit). */
export function resultText(correct: boolean, correctAnswer: OptionLetter): string {
  return correct ? "Correct!" : `Incorrect. The correct answer is ${correctAnswer}.`;
}
