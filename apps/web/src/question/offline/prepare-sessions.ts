import type { StudySession } from "@sat/contract";
import type { StudyQuestionName } from "../fetch/fetch-study-question.ts";
import type { SessionPlace } from "../study/session-search.ts";
import type { KeptStudySession } from "./stock-database.ts";
import {
  isOver,
  keepStudyQuestion,
  keepStudySession,
  keptStudySessions,
  leftOf,
  type StudyPlace,
} from "./study-stock.ts";

/** What a session that is prepared comes from. */
export interface SessionFetches {
  /** The learner's open session of the place; a new one if none is open. */
  readonly openSession: (place: SessionPlace) => Promise<StudySession>;
  readonly fetchStudyQuestion: (name: StudyQuestionName) => Promise<unknown>;
}

/** When there is time for it. */
interface Turn {
  readonly mayFetch: () => boolean;
  readonly rest: () => Promise<void>;
}

/**
 * Keeps a session with all its questions at each place, one question after the other while the page is at rest, so that
 * a topic can be begun without a connection. One that nobody has answered in is as good as none to the learner.
 */
export async function prepareSessions(
  places: readonly StudyPlace[],
  fetches: SessionFetches,
  turn: Turn,
): Promise<void> {
  for (const place of places) {
    const all = await keptStudySessions(place.uid);
    // Where nothing can be kept, nothing is prepared.
    if (all === undefined) return;
    const kept = all.find(({ session }) => isAt(place, session));
    if (kept !== undefined && isWhole(kept)) continue;
    const isDone = await prepare(place, kept, { ...fetches, ...turn });
    if (!isDone) return;
  }
}

/** Answers whether there was time for all of it. */
async function prepare(
  place: StudyPlace,
  before: KeptStudySession | undefined,
  { openSession, fetchStudyQuestion, mayFetch, rest }: SessionFetches & Turn,
): Promise<boolean> {
  await rest();
  if (!mayFetch()) return false;
  const { uid, ...ofSession } = place;
  const session = await openSession(ofSession);
  const { id } = session;
  // The one that is kept may know of answers that have yet to reach the server.
  const isSame = before?.session.id === id;
  if (!isSame) await keepStudySession(uid, session);
  for (const number of leftOf(isSame ? before : { session, questions: {} })) {
    const question = await fetchStudyQuestion({ id, number });
    await keepStudyQuestion(place, { id, number, question });
    await rest();
    if (!mayFetch()) return false;
  }
  return true;
}

function isAt({ topic, mode }: StudyPlace, session: StudySession): boolean {
  return session.topic === topic && session.mode === mode;
}

/** Whether it can be gone through from here to its end. */
function isWhole(kept: KeptStudySession): boolean {
  return !isOver(kept.session) && leftOf(kept).length === 0;
}
