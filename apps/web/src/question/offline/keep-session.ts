import type { StudyRecord, StudySession } from "@sat/contract";
import { logFailure } from "../../lib/log.ts";
import { SESSION_LENGTH } from "../session-length.ts";
import { forgetStudySession, keepStudyQuestion, keepStudySession } from "./study-stock.ts";

/** An answered question of a session, as the run that shows its result tells of it. */
export type AnsweredRun = { readonly phase: "answered" } & Omit<StudyRecord, "userAnswer"> & {
    readonly selected: StudyRecord["userAnswer"];
  };

type Run =
  | AnsweredRun
  | { readonly phase: "completed"; readonly number: number }
  | { readonly phase: "due" | "loading" | "failed" | "shown"; readonly number: number };

interface KeepingParts {
  readonly uid: string;
  readonly desk: {
    readonly run: () => Run;
    readonly subscribe: (listener: (before: Run, after: Run) => void) => () => void;
  };
  /** The session as it was opened, and what has been answered since. */
  readonly opened: StudySession;
  readonly answered: readonly AnsweredRun[];
  readonly fetchQuestion: (number: number) => Promise<unknown>;
  readonly signal: AbortSignal;
}

/** Keeps a session as it goes on, and fetches all questions that are left of it, until the signal ends it. */
export function keepSession(parts: KeepingParts): void {
  const { uid, desk, signal } = parts;
  let session = parts.answered.reduce(withAnswer, parts.opened);
  const stop = desk.subscribe((_, after) => {
    if (after.phase === "answered") {
      session = withAnswer(session, after);
      void keepStudySession(uid, session);
    }
    if (after.phase === "completed") void forgetStudySession({ ...session, uid });
  });
  const fill = () => {
    if (desk.run().phase === "completed") return;
    keepStudySession(uid, session)
      .then(() => fetchRest(session, parts))
      .catch((error: unknown) => logFailure("keeping a study session", error));
  };
  addEventListener("online", fill, { signal });
  signal.addEventListener("abort", stop);
  fill();
}

async function fetchRest(session: StudySession, parts: KeepingParts): Promise<void> {
  const { uid, desk, fetchQuestion, signal } = parts;
  for (let { number } = desk.run(); number <= SESSION_LENGTH && !signal.aborted; number++) {
    const question = await fetchQuestion(number);
    await keepStudyQuestion({ ...session, uid }, { id: session.id, number, question });
  }
}

/** The session with an answer that was given since. */
function withAnswer(session: StudySession, run: AnsweredRun): StudySession {
  const { number, question, selected, correct, timeSpent } = run;
  const record: StudyRecord = { number, question, userAnswer: selected, correct, timeSpent };
  const others = session.records.filter((each) => each.number !== number);
  return { ...session, records: [...others, record] };
}
