import type { StudyHistory, StudyMode, StudySession } from "@sat/contract";
import type { TopicId } from "@sat/item";
import { notFound, studySessionCompleted } from "../../problems/refusal.ts";
import type {
  StudyHistoryFilter,
  StudySessionName,
  StudySessions,
} from "../../records/study-sessions.ts";

export interface StudySessionContext {
  readonly studySessions: StudySessions;
  readonly clock: () => Date;
}

/** What a learner wants to study, validated. */
export interface StudyInput {
  readonly uid: string;
  readonly topic: TopicId;
  readonly mode: StudyMode;
}

/** Which part of the history a learner wants to see, validated. */
export interface HistoryInput extends StudyHistoryFilter {
  readonly uid: string;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** The learner's open session of the topic and mode, as far as it got, or a new one. */
export async function openStudySession(
  input: StudyInput,
  { studySessions, clock }: StudySessionContext,
): Promise<StudySession> {
  const id = await studySessions.open({ ...input, now: clock() });
  return readStudySession({ uid: input.uid, id }, { studySessions });
}

/** A session of the learner, open or completed. */
export async function readStudySession(
  name: StudySessionName,
  { studySessions }: Pick<StudySessionContext, "studySessions">,
): Promise<StudySession> {
  const session = await studySessions.read(name);
  if (session === undefined) throw noSession();
  return session;
}

/** The learner's completed sessions. */
export async function readHistory(
  { uid, before, ...rest }: HistoryInput,
  { studySessions, clock }: StudySessionContext,
): Promise<StudyHistory> {
  const below = before === undefined ? undefined : new Date(before);
  const page = { ...rest, before: below, now: clock() };
  return { sessions: await studySessions.listCompleted(uid, page) };
}

/** Ends an open session; what was answered in it stays answered. */
export async function discardStudySession(
  name: StudySessionName,
  { studySessions, clock }: StudySessionContext,
): Promise<void> {
  if (await studySessions.discard(name, clock())) return;
  throw (await studySessions.find(name)) === undefined ? noSession() : studySessionCompleted();
}

/** Whether there never was such a session, it is another learner's, or it was discarded. */
export function noSession() {
  return notFound("You have no study session with this id.");
}
