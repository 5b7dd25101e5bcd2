import { type ExportedQuestion, type ExportedSession, SESSION_LENGTH } from "@sat/contract";
import type { Fault } from "./fault.ts";

type SessionCount = Pick<ExportedSession, "questionsAnswered" | "score" | "totalTime">;

/** What is wrong with a study session of an export: what it says of itself must be what its answers come to. */
export function sessionFaults(session: ExportedSession, expected: SessionCount): Fault[] {
  const { questionsAnswered, score, totalTime, completedAt, discardedAt } = session;
  // Answers that came after it was discarded are none of its own any more.
  const isCounted = discardedAt === null;
  const faults: [boolean, Fault][] = [
    [
      isCounted && questionsAnswered !== expected.questionsAnswered,
      ["questionsAnswered", "Is not the number of its answers"],
    ],
    [isCounted && score !== expected.score, ["score", "Is not the number of its right answers"]],
    [
      isCounted && totalTime !== expected.totalTime,
      ["totalTime", "Is not the time of its answers"],
    ],
    [
      isCounted && (completedAt !== null) !== (questionsAnswered === SESSION_LENGTH),
      ["completedAt", `Goes with ${SESSION_LENGTH} answers`],
    ],
    [!isCounted && completedAt !== null, ["discardedAt", "Goes with an open session"]],
  ];
  return faults.flatMap(([isWrong, fault]) => (isWrong ? [fault] : []));
}

/** What the answers to the questions of a study session come to. */
export function countOf(questions: readonly ExportedQuestion[]): SessionCount {
  const answers = questions.flatMap(({ answer }) => answer ?? []);
  return {
    questionsAnswered: answers.length,
    score: answers.filter(({ correct }) => correct).length,
    totalTime: answers.reduce((sum, { timeSpent }) => sum + (timeSpent ?? 0), 0),
  };
}
