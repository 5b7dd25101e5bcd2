import type { DeskQuestion } from "../desk-state.ts";

/** A question for tests, whose key is B. */
export function aQuestion(number: number): DeskQuestion {
  return { id: `q-${number}`, correctAnswer: "B" };
}
