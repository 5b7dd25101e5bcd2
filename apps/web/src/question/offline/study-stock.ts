import type { AnswerRequest, StudyMode, StudySession } from "@sat/contract";
import type { TopicId } from "@sat/item";
import { isOutage } from "../../lib/api.ts";
import { SESSION_LENGTH } from "../desk/session-length.ts";
import { inStock } from "./stock-database.ts";

/** Where a study session of the learner is kept: at most one is open for a topic and mode. */
export interface StudyPlace {
  readonly uid: string;
  readonly topic: TopicId;
  readonly mode: StudyMode;
}

/** Keeps a session as far as it has come; questions that are kept of it already stay. */
export async function keepStudySession(uid: string, session: StudySession): Promise<void> {
  const { id, topic, mode } = session;
  await inStock(uid, async (database) => {
    const { store, done } = database.transaction("sessions", "readwrite");
    const kept = await store.get([topic, mode]);
    const questions = kept?.session.id === id ? kept.questions : {};
    await store.put({ session, questions }, [topic, mode]);
    await done;
  });
}

/** Keeps a question of a session that is kept. */
export async function keepStudyQuestion(
  { uid, topic, mode }: StudyPlace,
  { id, number, question }: { id: string; number: number; question: unknown },
): Promise<void> {
  await inStock(uid, async (database) => {
    const { store, done } = database.transaction("sessions", "readwrite");
    const kept = await store.get([topic, mode]);
    if (kept?.session.id === id) {
      const questions = { ...kept.questions, [number]: question };
      await store.put({ ...kept, questions }, [topic, mode]);
    }
    await done;
  });
}

/** Forgets the session of a place: it is over. */
export async function forgetStudySession({ uid, topic, mode }: StudyPlace): Promise<void> {
  await inStock(uid, (database) => database.delete("sessions", [topic, mode]));
}

/**
 * The kept session for one that could not be opened; one that is over only where a result is in sight still.
 * @throws what the call has thrown, when the server was not out of reach or no session is kept
 */
export async function studySessionInstead(
  error: unknown,
  place: StudyPlace,
  isResultInSight: boolean,
): Promise<StudySession> {
  const kept = isOutage(error) ? await keptSession(place) : undefined;
  const isOver = kept?.session.records.length === SESSION_LENGTH;
  if (kept === undefined || (isOver && !isResultInSight)) throw error;
  return kept.session;
}

/**
 * The kept question of a session for one that did not come.
 * @throws what the call has thrown, when the server was not out of reach or the question is not kept
 */
export async function studyQuestionInstead(
  error: unknown,
  place: StudyPlace,
  { id, number }: { id: string; number: number },
): Promise<unknown> {
  const kept = isOutage(error) ? await keptSession(place) : undefined;
  const question = kept?.session.id === id ? kept.questions[number] : undefined;
  if (question === undefined) throw error;
  return question;
}

/** The session as the server has it, with the answers that are kept here and yet to reach it. */
export async function withWaiting(
  session: StudySession,
  uid: string,
  waiting: readonly AnswerRequest[],
): Promise<StudySession> {
  const kept = await keptSession({ ...session, uid });
  if (kept?.session.id !== session.id) return session;
  const isMissing = ({ number, question }: StudySession["records"][number]) =>
    session.records.every((record) => record.number !== number) &&
    waiting.some(({ questionId }) => questionId === question.id);
  const records = [...session.records, ...kept.session.records.filter(isMissing)];
  return { ...session, records: records.toSorted((one, other) => one.number - other.number) };
}

function keptSession({ uid, topic, mode }: StudyPlace) {
  return inStock(uid, (database) => database.get("sessions", [topic, mode]));
}
