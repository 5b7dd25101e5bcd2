import type { TopicId } from "@sat/item";
import type { Kysely, Transaction } from "kysely";
import { latestInstant } from "../policies/ahead.ts";
import { RECENT_ANSWERS } from "../policies/mastery.ts";
import { compiledOnce } from "./compiled-once.ts";
import type { Database } from "./database.ts";

/** What a learner has answered of one topic. */
export interface StoredProgress {
  readonly answered: number;
  /** Of the latest answers. */
  readonly recentAnswers: number;
  readonly recentCorrect: number;
}

export interface Progress {
  /** The learner's progress by topic; topics without an answer are left out. */
  find(uid: string): Promise<ReadonlyMap<string, StoredProgress>>;
}

export function progressIn(db: Kysely<Database>): Progress {
  return {
    async find(uid) {
      const rows = await db
        .selectFrom("topic_progress")
        .select(["topic", "answered", "recent"])
        .where("uid", "=", uid)
        .execute();
      return new Map(rows.map(({ topic, ...row }) => [topic, readProgress(row)]));
    },
  };
}

/** What the table holds of a topic: all answers, and the latest as 1 for a right and 0 for a wrong one. */
export interface TopicCount {
  readonly answered: number;
  readonly recent: string;
}

/** The count after one more answer, given after all before it. */
export function countAnswer(before: TopicCount | undefined, correct: boolean): TopicCount {
  return {
    answered: (before?.answered ?? 0) + 1,
    recent: `${before?.recent ?? ""}${Number(correct)}`.slice(-RECENT_ANSWERS),
  };
}

/** The topic that an answer was to. */
interface AnsweredTopic {
  readonly uid: string;
  readonly topic: TopicId;
  readonly now: Date;
}

/** Counts an answer that has been stored; the transaction must hold the learner's lock. */
export async function countInTopic(
  transaction: Transaction<Database>,
  answered: AnsweredTopic,
): Promise<void> {
  const { uid, topic } = answered;
  // One that comes late stands where it was given, not last.
  const recent = await findRecent(transaction, answered);
  await addToTopic(transaction, { uid, topic, recent });
}

const addToTopic = compiledOnce(
  (db, { uid, topic, recent }: { uid: string; topic: string; recent: string }) =>
    db
      .insertInto("topic_progress")
      .values({ uid, topic, answered: 1, recent })
      .onConflict((conflict) =>
        conflict.columns(["uid", "topic"]).doUpdateSet(({ eb, ref }) => ({
          answered: eb("topic_progress.answered", "+", 1),
          recent: ref("excluded.recent"),
        })),
      ),
);

/** The results of the latest answers of the topic, in the order they were given; those that are ahead come first. */
async function findRecent(
  transaction: Transaction<Database>,
  { uid, topic, now }: AnsweredTopic,
): Promise<string> {
  const latest = latestInstant(now);
  const own = { uid, topic, count: RECENT_ANSWERS };
  const all = await findLatest(transaction, own);
  const ahead = all.filter(({ answered_at }) => answered_at > latest);
  const others = ahead.length === 0 ? all : await findNotAhead(transaction, { ...own, latest });
  return [...others, ...ahead]
    .slice(0, RECENT_ANSWERS)
    .map(({ correct }) => correct)
    .toReversed()
    .join("");
}

interface OwnAnswers {
  readonly uid: string;
  readonly topic: string;
  readonly count: number;
}

function latestOf(db: Kysely<Database>, { uid, topic, count }: OwnAnswers) {
  return db
    .selectFrom("answers")
    .select(["correct", "answered_at"])
    .where("uid", "=", uid)
    .where("topic", "=", topic)
    .orderBy("answered_at", "desc")
    .orderBy("question_id", "desc")
    .limit(count);
}

const findLatest = compiledOnce(latestOf);

const findNotAhead = compiledOnce(
  (db, { latest, ...own }: OwnAnswers & { readonly latest: string }) =>
    latestOf(db, own).where("answered_at", "<=", latest),
);

function readProgress({ answered, recent }: { answered: number; recent: string }): StoredProgress {
  const recentCorrect = recent.replaceAll("0", "").length;
  return { answered, recentAnswers: recent.length, recentCorrect };
}
