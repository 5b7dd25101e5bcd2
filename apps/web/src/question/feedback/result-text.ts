import type { Question } from "@sat/contract";
import { plainRightEntry } from "../entry/right-entries.ts";

export const TIME_IS_UP = "Time's up! Answer automatically submitted.";

/** How an answer went, in the specification's words (section 4, Submit). */
export function resultText(correct: boolean, question: Question): string {
  if (correct) return "Correct!";
  if (question.kind !== "entry") return incorrect("The", question.correctAnswer);
  const { answerKey } = question;
  return incorrect(answerKey.kind === "interval" ? "One" : "The", plainRightEntry(answerKey));
}

function incorrect(article: "The" | "One", right: string): string {
  return `Incorrect. ${article} correct answer is ${right}.`;
}
