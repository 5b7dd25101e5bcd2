import type { StudySession } from "@sat/contract";
import { failureOf, isOutage } from "../../lib/api.ts";
import { logFailure } from "../../lib/log.ts";
import type { StudyQuestionName } from "../fetch/fetch-study-question.ts";
import type { SessionPlace } from "../study/session-search.ts";
import type { Turn } from "./in-turn.ts";
import type { KeptStudySession } from "./stock-database.ts";
import {
  isOver,
  keepAhead,
  keepStudyQuestion,
  keptStudySessions,
  leftOf,
  type StudyPlace,
} from "./study-stock.ts";

/** What a session that is prepared comes from. */
export interface SessionCalls {
  /** The learner's open session of the place; a new one if none is open. */
  readonly openSession: (place: SessionPlace) => Promise<StudySession>;
  readonly fetchStudyQuestion: (name: StudyQuestionName) => Promise<unknown>;
  /** Whether the learner whose stock this is is still the one signed in. */
  readonly isOwner: () => boolean;
}

/**
 * Keeps a session with all its questions at each place, one after the other with a pause between them, so that a topic
 * can be begun without a connection. One that nobody has answered in is as good as none to the learner.
 */
export async function prepareSessions(
  places: readonly StudyPlace[],
  parts: SessionCalls & Turn,
): Promise<void> {
  for (const place of places) {
    // Once the learner has gone, even to look would put an empty stock in the place of the deleted one.
    const all = parts.mayFetch() ? await keptStudySessions(place.uid) : undefined;
    // Where nothing can be kept, nothing is prepared.
    if (all === undefined) return;
    if (all.some((kept) => isAt(place, kept.session) && isWhole(kept))) continue;
    try {
      await prepare(place, parts);
    } catch (error) {
      // One place may be refused, as where the session was completed on another device meanwhile; the next need not be.
      if (failureOf(error)?.kind !== "problem" || isOutage(error)) throw error;
      logFailure("preparing a study session", error);
    }
    await parts.rest();
  }
}

/** Goes as far as there is time for it, and the learner there. */
async function prepare(
  { uid, topic, mode }: StudyPlace,
  { openSession, fetchStudyQuestion, isOwner, mayFetch }: SessionCalls & Turn,
): Promise<void> {
  const session = await openSession({ topic, mode });
  // Nothing is lost with it: who asks again is given the same one.
  if (!mayFetch()) return;
  const kept = await keepAhead(uid, session);
  const { id } = session;
  for (const number of kept === undefined ? [] : leftOf(kept)) {
    if (!mayFetch()) return;
    const question = await fetchStudyQuestion({ id, number });
    if (!isOwner()) return;
    await keepStudyQuestion({ uid, topic, mode }, { id, number, question });
  }
}

function isAt({ topic, mode }: StudyPlace, session: StudySession): boolean {
  return session.topic === topic && session.mode === mode;
}

/** Whether it can be gone through from here to its end. */
function isWhole(kept: KeptStudySession): boolean {
  return !isOver(kept.session) && leftOf(kept).length === 0;
}
