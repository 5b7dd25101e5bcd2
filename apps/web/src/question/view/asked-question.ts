import type { Question, SealedQuestion } from "@sat/contract";

/** A question as it is worked on: with all that it tells once it is answered, or sealed, as in a test. */
export type AskedQuestion = Question | SealedQuestion;

/** Whether the key of a question is on the server alone. */
export function isSealed(question: AskedQuestion): question is SealedQuestion {
  return !("explanation" in question);
}
