import { type AnsweredQuestion, HistoryEntry } from "@sat/contract";
import type { Section, TopicId } from "@sat/item";
import type { Kysely } from "kysely";
import type { Database } from "./database.ts";
import { QUESTION_COLUMNS, readQuestion } from "./questions.ts";
import { readJoinedReport } from "./reports.ts";
import { readProcessData, readResponse, RESPONSE_COLUMNS } from "./responses.ts";

/** Which of a learner's answers are meant, and how many. */
export interface HistoryPage {
  readonly uid: string;
  readonly section?: Section | undefined;
  readonly topic?: TopicId | undefined;
  readonly correct?: boolean | undefined;
  /** The last entry of the page before; if absent, the page begins at the latest. */
  readonly before?: Pick<HistoryEntry, "answeredAt" | "questionId"> | undefined;
  readonly limit: number;
}

/** Names an answered question of a learner. */
export interface AnsweredName {
  readonly uid: string;
  readonly id: string;
}

export interface History {
  /** The learner's answers, the latest first. */
  list(page: HistoryPage): Promise<HistoryEntry[]>;
  /** The question as it was shown, with its answer; none if this learner has answered no such question. */
  find(name: AnsweredName): Promise<AnsweredQuestion | undefined>;
}

export function historyIn(db: Kysely<Database>): History {
  return {
    async list(page) {
      const rows = await pageOf(db, page).execute();
      return rows.map((row) =>
        HistoryEntry.parse({
          questionId: row.id,
          section: row.section,
          topic: row.topic,
          difficulty: row.level,
          question: readQuestion(row).question,
          correct: row.correct === 1,
          answeredAt: row.answered_at,
          timeSpent: row.time_spent,
        }),
      );
    },

    find: (name) => findAnswered(db, name),
  };
}

function pageOf(
  db: Kysely<Database>,
  { uid, section, topic, correct, before, limit }: HistoryPage,
) {
  return db
    .selectFrom("answers")
    .innerJoin("issued_questions", "issued_questions.id", "answers.question_id")
    .select(["answers.section", "answers.topic", "correct", "answered_at", "time_spent"])
    .select([...QUESTION_COLUMNS, "level"])
    .where("answers.uid", "=", uid)
    .$if(section !== undefined, (query) => query.where("answers.section", "=", section ?? ""))
    .$if(topic !== undefined, (query) => query.where("answers.topic", "=", topic ?? ""))
    .$if(correct !== undefined, (query) => query.where("correct", "=", Number(correct)))
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("answered_at", "question_id"),
          "<",
          tuple(before?.answeredAt ?? "", before?.questionId ?? ""),
        ),
      ),
    )
    .orderBy("answered_at", "desc")
    .orderBy("question_id", "desc")
    .limit(limit);
}

async function findAnswered(
  db: Kysely<Database>,
  { uid, id }: AnsweredName,
): Promise<AnsweredQuestion | undefined> {
  const row = await db
    .selectFrom("answers")
    .innerJoin("issued_questions", "issued_questions.id", "answers.question_id")
    .leftJoin("reports", "reports.question_id", "issued_questions.id")
    .select(QUESTION_COLUMNS)
    .select(["flaw", "comment", "reported_at", "outcome"])
    .select([...RESPONSE_COLUMNS, "correct", "auto_submitted", "answered_at", "time_spent"])
    .where("answers.question_id", "=", id)
    .where("answers.uid", "=", uid)
    .executeTakeFirst();
  return (
    row && {
      question: readQuestion(row),
      ...readResponse(row),
      ...readProcessData(row),
      correct: row.correct === 1,
      autoSubmitted: row.auto_submitted === 1,
      answeredAt: row.answered_at,
      timeSpent: row.time_spent,
      report: readJoinedReport(row),
    }
  );
}
