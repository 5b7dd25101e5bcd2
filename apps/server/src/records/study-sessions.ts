import { randomUUID } from "node:crypto";
import {
  SESSION_LENGTH,
  type StudyMode,
  type StudyRecord,
  type StudySession,
  StudySessionSummary,
} from "@sat/contract";
import type { TopicId } from "@sat/item";
import type { Insertable, Kysely, NotNull, Selectable, Transaction } from "kysely";
import { refuseWhile } from "../policies/overhaul.ts";
import type { Database, StudySessionsTable } from "./database.ts";
import type { Differences } from "./dialects.ts";
import { latestFirst, type Stretch, type Wanted } from "./latest-first.ts";
import { LEASE_COLUMNS, leaseIn, type Store } from "./overhaul-lease.ts";
import { QUESTION_COLUMNS, readQuestion } from "./questions.ts";
import { readResponse } from "./responses.ts";

/** Names a study session of a learner. */
export interface StudySessionName {
  readonly uid: string;
  readonly id: string;
}

export interface StudySessionStart {
  readonly uid: string;
  readonly topic: TopicId;
  readonly mode: StudyMode;
  readonly now: Date;
}

export interface StudySessions {
  /** Id of the learner's open session of this topic and mode; there is at most one, started now if there was none. */
  open(start: StudySessionStart): Promise<string>;
  /** The session, open or completed. */
  find(name: StudySessionName): Promise<StudySessionSummary | undefined>;
  /** The session with all that was answered in it up to one moment. */
  read(name: StudySessionName): Promise<StudySession | undefined>;
  /** The learner's open sessions in which something is answered, the latest started first. */
  listOpen(uid: string): Promise<StudySessionSummary[]>;
  /** The learner's sessions completed before an instant, the latest completed first and those that are ahead last. */
  listCompleted(uid: string, page: StudyHistoryPage): Promise<StudySessionSummary[]>;
  /** Ends an open session without completing it; false when the learner has no such session open. */
  discard(name: StudySessionName, now: Date): Promise<boolean>;
}

/** Which completed sessions are wanted; what is undefined leaves none out. */
export interface StudyHistoryFilter {
  readonly topic?: TopicId | undefined;
  readonly mode?: StudyMode | undefined;
  /** Milliseconds. */
  readonly totalTime?: number | undefined;
}

/** Before an instant, in place of a session. */
export type StudyHistoryPage = StudyHistoryFilter & Wanted<Date>;

export function studySessionsIn(db: Kysely<Database>, differences: Differences): StudySessions {
  return {
    open: (start) => openSession({ db, differences }, start),

    find: (name) => findSession(db, name),

    read: (name) =>
      // Read apart, an answer could come in between, and the session contradict its records.
      db
        .transaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute(async (snapshot) => {
          const session = await findSession(snapshot, name);
          return session && { ...session, records: await findRecords(snapshot, name.id) };
        }),

    async listOpen(uid) {
      const rows = await allOpen(db, uid)
        .where("questions_answered", ">", 0)
        .orderBy("started_at", "desc")
        .orderBy("id")
        .execute();
      return rows.map(readSession);
    },

    async listCompleted(uid, { now, before, limit, ...filter }) {
      const rows = await latestFirst(
        { now, before, limit },
        (instant) => instant.toISOString(),
        (stretch) => completedIn(db, uid, { ...filter, ...stretch }).execute(),
      );
      return rows.map(readSession);
    },

    async discard({ uid, id }, now) {
      const discarded = await db
        .updateTable("study_sessions")
        .set({ discarded_at: now.toISOString() })
        .where("id", "=", id)
        .where("uid", "=", uid)
        .where("completed_at", "is", null)
        .where("discarded_at", "is", null)
        .returning("id")
        .executeTakeFirst();
      return discarded !== undefined;
    },
  };
}

/** An answer to a question of a study session. */
interface SessionAnswer {
  readonly id: string;
  readonly correct: boolean;
  /** Milliseconds. */
  readonly timeSpent: number;
  readonly instant: Date;
}

/**
 * Counts the answer in its session, which the first one starts and the last one completes; a discarded session stays as
 * it is. The transaction must hold the learner's lock.
 */
export async function countInSession(
  transaction: Transaction<Database>,
  { id, correct, timeSpent, instant }: SessionAnswer,
): Promise<void> {
  await transaction
    .updateTable("study_sessions")
    .set((stored) => ({
      questions_answered: stored("questions_answered", "+", 1),
      score: stored("score", "+", Number(correct)),
      total_time: stored("total_time", "+", timeSpent),
      started_at: stored
        .case()
        .when("questions_answered", "=", 0)
        .then(instant.toISOString())
        .else(stored.ref("started_at"))
        .end(),
      completed_at: stored
        .case()
        .when("questions_answered", "=", SESSION_LENGTH - 1)
        .then(instant.toISOString())
        .end(),
    }))
    .where("id", "=", id)
    .where("discarded_at", "is", null)
    .execute();
}

/** Also of parallel calls, also by several processes, one starts the session and the others find it. */
async function openSession(store: Store, start: StudySessionStart): Promise<string> {
  const { uid, topic, mode, now } = start;
  const open = await allOpen(store.db, uid)
    .where("topic", "=", topic)
    .where("mode", "=", mode)
    .executeTakeFirst();
  if (open !== undefined) return open.id;
  const started = await startSession(store, {
    id: randomUUID(),
    uid,
    topic,
    mode,
    started_at: now.toISOString(),
    questions_answered: 0,
    score: 0,
    total_time: 0,
  });
  // Another call has started one a moment ago, so there is one to be found now.
  return started?.id ?? openSession(store, start);
}

/** Starts the session, unless there is one open like it, or an overhaul has begun: its own would find this in the way. */
function startSession({ db, differences }: Store, row: Insertable<StudySessionsTable>) {
  return db.transaction().execute(async (transaction) => {
    const user = transaction.selectFrom("users").select(LEASE_COLUMNS).where("uid", "=", row.uid);
    refuseWhile(leaseIn(await differences.lockUser(user).executeTakeFirst())?.overhaul);
    return transaction
      .insertInto("study_sessions")
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(["uid", "topic", "mode"])
          .where("completed_at", "is", null)
          .where("discarded_at", "is", null)
          .doNothing(),
      )
      .returning("id")
      .executeTakeFirst();
  });
}

function allOpen(db: Kysely<Database>, uid: string) {
  return db
    .selectFrom("study_sessions")
    .selectAll()
    .where("uid", "=", uid)
    .where("completed_at", "is", null)
    .where("discarded_at", "is", null);
}

function completedIn(
  db: Kysely<Database>,
  uid: string,
  { topic, mode, totalTime, after, until, before, limit }: StudyHistoryFilter & Stretch<Date>,
) {
  return db
    .selectFrom("study_sessions")
    .selectAll()
    .where("uid", "=", uid)
    .where("completed_at", "is not", null)
    .$if(topic !== undefined, (query) => query.where("topic", "=", topic ?? ""))
    .$if(mode !== undefined, (query) => query.where("mode", "=", mode ?? ""))
    .$if(totalTime !== undefined, (query) => query.where("total_time", "=", totalTime ?? 0))
    .$if(after !== undefined, (query) => query.where("completed_at", ">", after ?? ""))
    .$if(until !== undefined, (query) => query.where("completed_at", "<=", until ?? ""))
    .$if(before !== undefined, (query) =>
      query.where("completed_at", "<", before?.toISOString() ?? ""),
    )
    .orderBy("completed_at", "desc")
    .limit(limit);
}

async function findSession(
  db: Kysely<Database>,
  { uid, id }: StudySessionName,
): Promise<StudySessionSummary | undefined> {
  const row = await db
    .selectFrom("study_sessions")
    .selectAll()
    .where("id", "=", id)
    .where("uid", "=", uid)
    .where("discarded_at", "is", null)
    .executeTakeFirst();
  return row && readSession(row);
}

/** What was answered in the session, in the order of the numbers. */
async function findRecords(db: Kysely<Database>, id: string): Promise<StudyRecord[]> {
  const rows = await db
    .selectFrom("issued_questions")
    .innerJoin("answers", "answers.question_id", "issued_questions.id")
    .select([...QUESTION_COLUMNS, "number", "response_kind", "answer", "correct", "time_spent"])
    .where("study_session", "=", id)
    .orderBy("number")
    // Every question of a session has a number.
    .$narrowType<{ number: NotNull }>()
    .execute();
  return rows.map((row) => ({
    number: row.number,
    question: readQuestion(row),
    ...readResponse(row),
    correct: row.correct === 1,
    timeSpent: row.time_spent ?? 0, // no session is on paper
  }));
}

function readSession(row: Selectable<StudySessionsTable>): StudySessionSummary {
  return StudySessionSummary.parse({
    id: row.id,
    topic: row.topic,
    mode: row.mode,
    startedAt: row.started_at,
    completedAt: row.completed_at,
    questionsAnswered: row.questions_answered,
    score: row.score,
    totalTime: row.total_time,
  });
}
