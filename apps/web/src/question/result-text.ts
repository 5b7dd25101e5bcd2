import type { Question } from "@sat/contract";
import { oneRightEntry } from "./entry/right-entries.ts";

export const TIME_IS_UP = "Time's up! Answer automatically submitted.";

/** How an answer went, in the specification's words (section 4, Submit). */
export function resultText(correct: boolean, question: Question): string {
  if (correct) return "Correct!";
  if (question.kind !== "entry") return incorrect(question.correctAnswer);
  const { text, isOnly } = oneRightEntry(question.answerKey);
  return isOnly ? incorrect(text) : `Incorrect. One correct answer is ${text}.`;
}

function incorrect(right: string): string {
  return `Incorrect. The correct answer is ${right}.`;
}
