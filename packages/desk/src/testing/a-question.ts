import type { DeskQuestion } from "../desk-state.ts";

/** A question for tests, whose key is B. */
export function aQuestion(number: number): DeskQuestion {
  return { id: `q-${number}`, correctAnswer: "B" };
}

/** A question for tests whose answer is typed: 3/4. */
export function anEntryQuestion(number: number): DeskQuestion {
  const answerKey = { kind: "values", values: [{ num: 3, den: 4 }] } as const;
  return { id: `q-${number}`, kind: "entry", answerKey };
}
