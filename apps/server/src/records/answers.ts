import type { Stats } from "@sat/contract";
import type { OptionLetter, ShownItem } from "@sat/item";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "./database.ts";
import type { Differences } from "./dialects.ts";
import { readContent } from "./questions.ts";
import { readStats } from "./users.ts";

/** What a learner answered to an issued question. */
export interface GivenAnswer {
  readonly uid: string;
  readonly questionId: string;
  /** None when time ran out with nothing chosen. */
  readonly answer: OptionLetter | null;
  /** Milliseconds. */
  readonly timeSpent: number;
  readonly autoSubmitted: boolean;
  readonly now: Date;
  /** The learner's local day, `YYYY-MM-DD`. */
  readonly day: string;
}

/** Where a learner stands: the statistics, and the local day that the streak ends on. */
export interface Standing {
  readonly stats: Stats;
  readonly lastDay: string | null;
}

/** What an answer comes to. */
export interface Verdict {
  readonly correct: boolean;
  readonly standing: Standing;
}

/** Decides over an answer from the question as stored and where the learner stood before. */
export type Judge = (question: ShownItem, before: Standing) => Verdict;

export interface SettledAnswer {
  readonly correct: boolean;
  readonly correctAnswer: OptionLetter;
  readonly stats: Stats;
}

export interface Answers {
  /**
   * Stores the answer with what the judge makes of it, all or nothing. A question has one answer: a repeated call,
   * also a parallel one, changes nothing and is told what the first was told. None if this learner was never
   * issued the question.
   */
  settle(given: GivenAnswer, judge: Judge): Promise<SettledAnswer | undefined>;
}

export function answersIn(db: Kysely<Database>, differences: Differences): Answers {
  return {
    settle: (given, judge) =>
      db.transaction().execute(async (transaction) => {
        const question = await findQuestion(transaction, given);
        if (question === undefined) return undefined;
        const { correctAnswer } = question;
        const before = await lockStanding(transaction, differences, given.uid);
        const first = await findAnswer(transaction, given.questionId);
        if (first !== undefined)
          return { correct: first.correct, correctAnswer, stats: first.stats };
        const { correct, standing } = judge(question, before);
        await store(transaction, { given, correct, stats: standing.stats });
        await transaction
          .updateTable("users")
          .set({
            stats: differences.mergeJson("stats", standing.stats),
            last_day: standing.lastDay,
          })
          .where("uid", "=", given.uid)
          .execute();
        return { correct, correctAnswer, stats: standing.stats };
      }),
  };
}

async function findQuestion(
  transaction: Transaction<Database>,
  { uid, questionId }: GivenAnswer,
): Promise<ShownItem | undefined> {
  const row = await transaction
    .selectFrom("issued_questions")
    .select("content")
    .where("id", "=", questionId)
    .where("uid", "=", uid)
    .executeTakeFirst();
  return row && readContent(row.content);
}

/** The lock makes a learner's answers wait for each other, so each builds on the one before. */
async function lockStanding(
  transaction: Transaction<Database>,
  { lockUser }: Differences,
  uid: string,
): Promise<Standing> {
  const query = transaction
    .selectFrom("users")
    .select(["stats", "last_day"])
    .where("uid", "=", uid);
  const row = await lockUser(query).executeTakeFirstOrThrow();
  return { stats: readStats(row.stats), lastDay: row.last_day };
}

async function findAnswer(
  transaction: Transaction<Database>,
  questionId: string,
): Promise<Pick<SettledAnswer, "correct" | "stats"> | undefined> {
  const row = await transaction
    .selectFrom("answers")
    .select(["correct", "stats_after"])
    .where("question_id", "=", questionId)
    .executeTakeFirst();
  return row && { correct: row.correct === 1, stats: readStats(row.stats_after) };
}

interface Settlement {
  readonly given: GivenAnswer;
  readonly correct: boolean;
  readonly stats: Stats;
}

async function store(
  transaction: Transaction<Database>,
  { given, correct, stats }: Settlement,
): Promise<void> {
  await transaction
    .insertInto("answers")
    .values({
      question_id: given.questionId,
      uid: given.uid,
      answer: given.answer,
      correct: Number(correct),
      time_spent: given.timeSpent,
      auto_submitted: Number(given.autoSubmitted),
      answered_at: given.now.toISOString(),
      day: given.day,
      stats_after: JSON.stringify(stats),
    })
    .execute();
}
