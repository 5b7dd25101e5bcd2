import type { AnswerRequest, StudyMode, StudyRecord, StudySession } from "@sat/contract";
import type { TopicId } from "@sat/item";
import { isOutage } from "../../lib/api.ts";
import { SESSION_LENGTH } from "../desk/session-length.ts";
import { inStock, type KeptStudySession } from "./stock-database.ts";

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

/**
 * Keeps a session that was opened ahead, unless it is kept already: that one may know of answers which have yet to reach
 * the server. Answers what is kept now; undefined where nothing can be kept.
 */
export function keepAhead(
  uid: string,
  session: StudySession,
): Promise<KeptStudySession | undefined> {
  const { id, topic, mode } = session;
  return inStock(uid, async (database) => {
    const { store, done } = database.transaction("sessions", "readwrite");
    const before = await store.get([topic, mode]);
    const kept = before?.session.id === id ? before : { session, questions: {} };
    await store.put(kept, [topic, mode]);
    await done;
    return kept;
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

/** Forgets the session of a place: it was given up. */
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
  if (kept === undefined || (isOver(kept.session) && !isResultInSight)) throw error;
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
  const isMissing = ({ number, question }: StudyRecord) =>
    session.records.every((record) => record.number !== number) &&
    waiting.some(({ questionId }) => questionId === question.id);
  return withRecords(session, kept.session.records.filter(isMissing));
}

/** The session with these records too, each in the place of its number, and with the figures that they come to. */
export function withRecords(session: StudySession, added: readonly StudyRecord[]): StudySession {
  const others = session.records.filter(({ number }) =>
    added.every((record) => record.number !== number),
  );
  const records = [...others, ...added].toSorted((one, other) => one.number - other.number);
  return {
    ...session,
    records,
    questionsAnswered: records.length,
    score: records.filter(({ correct }) => correct).length,
    totalTime: records.reduce((total, { timeSpent }) => total + timeSpent, 0),
  };
}

/** The session that fits among those that are kept, open or over. */
export async function findStudySession(
  uid: string,
  fits: (session: StudySession) => boolean,
): Promise<StudySession | undefined> {
  const kept = await keptStudySessions(uid);
  return kept?.map(({ session }) => session).find(fits);
}

/** All sessions that are kept, open or over; undefined where nothing can be kept. */
export function keptStudySessions(uid: string): Promise<KeptStudySession[] | undefined> {
  return inStock(uid, (database) => database.getAll("sessions"));
}

/** The numbers of a session's questions that are neither answered nor kept. */
export function leftOf({ session, questions }: KeptStudySession): number[] {
  const isAnswered = (number: number) => session.records.some((record) => record.number === number);
  return Array.from({ length: SESSION_LENGTH }, (_, index) => index + 1).filter(
    (number) => !isAnswered(number) && questions[number] === undefined,
  );
}

/** Whether all its questions are answered. */
export function isOver({ records }: StudySession): boolean {
  return records.length === SESSION_LENGTH;
}

function keptSession({ uid, topic, mode }: StudyPlace) {
  return inStock(uid, (database) => database.get("sessions", [topic, mode]));
}
