import type { StudyRecord, StudySession } from "@sat/contract";
import { questionNumber } from "@sat/desk";
import { whenIdle } from "../../lib/idle.ts";
import { logFailure } from "../../lib/log.ts";
import type { QuestionDesk, QuestionState } from "../desk/question-desk.ts";
import { letterOf, textOf } from "../desk/response-parts.ts";
import { SESSION_LENGTH } from "../desk/session-length.ts";
import { keepStudyQuestion, keepStudySession, withRecords } from "./study-stock.ts";

interface KeepingParts {
  readonly uid: string;
  readonly desk: QuestionDesk;
  /** The session as it was opened, and what has been answered since. */
  readonly opened: StudySession;
  readonly answered: readonly QuestionState[];
  readonly fetchQuestion: (number: number) => Promise<unknown>;
  readonly signal: AbortSignal;
}

/**
 * Keeps a session as it goes on, and fetches all questions that are left of it once the page is at rest, until the
 * signal ends it. What is kept stays there for the summary, until another session takes its place.
 */
export function keepSession(parts: KeepingParts): void {
  const { uid, desk, signal } = parts;
  let session = parts.answered.reduce(withAnswer, parts.opened);
  const stop = desk.subscribe(({ after }) => {
    if (after.phase !== "answered") return;
    session = withAnswer(session, after);
    void keepStudySession(uid, session);
  });
  const fill = () => {
    if (desk.state().phase === "completed") return;
    keepStudySession(uid, session)
      .then(() => fetchRest(session, parts))
      .catch((error: unknown) => logFailure("keeping a study session", error));
  };
  addEventListener("online", fill, { signal });
  signal.addEventListener("abort", stop);
  void keepStudySession(uid, session);
  whenIdle(signal, fill);
}

async function fetchRest(session: StudySession, parts: KeepingParts): Promise<void> {
  const { uid, desk, fetchQuestion, signal } = parts;
  const first = desk.state().total + 1;
  for (let number = first; number <= SESSION_LENGTH && !signal.aborted; number++) {
    const question = await fetchQuestion(number);
    await keepStudyQuestion({ ...session, uid }, { id: session.id, number, question });
  }
}

/** The session with the answer whose result is at the desk. */
function withAnswer(session: StudySession, state: QuestionState): StudySession {
  if (state.phase !== "answered") return session;
  const { question, response, correct, timeSpent } = state;
  const number = questionNumber(state);
  if (response === null) return session;
  const given = { userAnswer: letterOf(response), entry: textOf(response) };
  const record: StudyRecord = { number, question, ...given, correct, timeSpent };
  return withRecords(session, [record]);
}
