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
  /** Whether the learner whose session this is is still the one signed in. */
  readonly isOwner: () => boolean;
  readonly signal: AbortSignal;
}

/**
 * Keeps a session as it goes on, and fetches all questions that are left of it once the page is at rest, until the
 * signal ends it. What is kept stays there for the summary, until another session takes its place.
 */
export function keepSession(parts: KeepingParts): void {
  const { uid, desk, isOwner, signal } = parts;
  let session = parts.answered.reduce(withAnswer, parts.opened);
  const keep = async () => {
    if (isOwner()) await keepStudySession(uid, session);
  };
  const stop = desk.subscribe(({ after }) => {
    if (after.phase !== "answered") return;
    session = withAnswer(session, after);
    void keep();
  });
  const fill = () => {
    if (desk.state().phase === "completed") return;
    keep()
      .then(() => fetchRest(session, parts))
      .catch((error: unknown) => logFailure("keeping a study session", error));
  };
  addEventListener("online", fill, { signal });
  signal.addEventListener("abort", stop);
  void keep();
  whenIdle(signal, fill);
}

async function fetchRest(session: StudySession, parts: KeepingParts): Promise<void> {
  const { uid, desk, fetchQuestion, isOwner, signal } = parts;
  const first = desk.state().total + 1;
  for (let number = first; number <= SESSION_LENGTH; number++) {
    if (signal.aborted || !isOwner()) return;
    const question = await fetchQuestion(number);
    if (!isOwner()) return;
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
