import type { StudyRecord, StudySession } from "@sat/contract";
import { aQuestion } from "./a-question.ts";

/** A study session in which the questions of some numbers were answered, all right, each in a millisecond. */
export function aStudySession(
  given: Partial<StudySession> = {},
  answered: readonly number[] = [],
): StudySession {
  return {
    id: "s-1",
    topic: "trigonometry",
    mode: "practice",
    startedAt: "2026-11-20T18:00:00.000Z",
    completedAt: null,
    questionsAnswered: answered.length,
    score: answered.length,
    totalTime: answered.length,
    records: answered.map((number): StudyRecord => {
      const question = aQuestion({ id: `q-${number}` });
      return { number, question, userAnswer: "B", correct: true, timeSpent: 1 };
    }),
    ...given,
  };
}
