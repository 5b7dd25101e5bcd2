import { type AnsweredQuestion, HistoryEntry, type Result } from "@sat/contract";
import type { Section, TopicId } from "@sat/item";
import type { ExpressionBuilder, Kysely, ReferenceExpression } from "kysely";
import type { Database } from "./database.ts";
import { latestFirst, type Stretch, type Wanted } from "./latest-first.ts";
import { QUESTION_COLUMNS, type QuestionRow, readQuestion } from "./questions.ts";
import { readJoinedReport } from "./reports.ts";
import { readProcessData, readResponse, RESPONSE_COLUMNS } from "./responses.ts";

/** Which of a learner's questions are meant. */
interface Selection {
  readonly uid: string;
  readonly section?: Section | undefined;
  readonly topic?: TopicId | undefined;
  readonly result?: Result | undefined;
}

/** Where a question stands in the history. */
type HistoryPlace = Pick<HistoryEntry, "answeredAt" | "questionId">;

export type HistoryPage = Selection & Wanted<HistoryPlace>;

/** Names an answered or skipped question of a learner. */
export interface AnsweredName {
  readonly uid: string;
  readonly id: string;
}

export interface History {
  /** The questions that the learner has answered or skipped, the latest first and those that are ahead last. */
  list(page: HistoryPage): Promise<HistoryEntry[]>;
  /** The question as it was shown, with its answer if it has one; none if this learner neither answered nor skipped it. */
  find(name: AnsweredName): Promise<AnsweredQuestion | undefined>;
}

export function historyIn(db: Kysely<Database>): History {
  return {
    async list({ now, before, limit, ...selection }) {
      const rows = await latestFirst(
        { now, before, limit },
        ({ answeredAt }) => answeredAt,
        (stretch) => listStretch(db, { ...selection, ...stretch }),
      );
      return rows.map(entryOf);
    },

    find: (name) => findAnswered(db, name),
  };
}

type Part = Selection & Stretch<HistoryPlace>;

async function listStretch(db: Kysely<Database>, part: Part): Promise<ListedRow[]> {
  const { result, limit } = part;
  // One kind alone is read at one moment anyway.
  if (result === "skipped") return skipsOf(db, part).execute();
  if (result !== undefined) return answersOf(db, part).execute();
  // Two short lists, each read from an index of its own, come to one. Read apart, an answer to a skipped question
  // could come in between, and the question stand in both or in neither.
  const [answered, skipped] = await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (snapshot) => [
      await answersOf(snapshot, part).execute(),
      await skipsOf(snapshot, part).execute(),
    ]);
  return [...answered, ...skipped].toSorted(byPlace).slice(0, limit);
}

interface ListedRow extends QuestionRow {
  readonly section: string;
  readonly topic: string;
  readonly level: string;
  readonly instant: string | null;
  readonly correct: number | null;
  readonly time_spent: number | null;
}

/** The latest first. */
function byPlace(one: ListedRow, other: ListedRow): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  return a === b ? 0 : a < b ? 1 : -1;
}

function placeOf({ instant, id }: ListedRow): string {
  return `${instant} ${id}`;
}

function entryOf(row: ListedRow): HistoryEntry {
  return HistoryEntry.parse({
    questionId: row.id,
    section: row.section,
    topic: row.topic,
    difficulty: row.level,
    question: readQuestion(row).question,
    correct: readCorrect(row.correct),
    answeredAt: row.instant,
    timeSpent: row.time_spent,
  });
}

/** Null where there is no answer. */
function readCorrect(correct: number | null): boolean | null {
  return correct === null ? null : correct === 1;
}

function answersOf(
  db: Kysely<Database>,
  { uid, section, topic, result, after, until, before, limit }: Part,
) {
  return db
    .selectFrom("answers")
    .innerJoin("issued_questions", "issued_questions.id", "answers.question_id")
    .select(["answers.section", "answers.topic", "correct", "time_spent"])
    .select([...QUESTION_COLUMNS, "level", "answered_at as instant"])
    .where("answers.uid", "=", uid)
    .$if(after !== undefined, (query) => query.where("answered_at", ">", after ?? ""))
    .$if(until !== undefined, (query) => query.where("answered_at", "<=", until ?? ""))
    .$if(section !== undefined, (query) => query.where("answers.section", "=", section ?? ""))
    .$if(topic !== undefined, (query) => query.where("answers.topic", "=", topic ?? ""))
    .$if(result !== undefined, (query) => query.where("correct", "=", Number(result === "correct")))
    .$if(before !== undefined, (query) =>
      query.where((builder) => isBefore(builder, ["answered_at", "question_id"], before)),
    )
    .orderBy("answered_at", "desc")
    .orderBy("question_id", "desc")
    .limit(limit);
}

/** What was skipped and never answered, so that the columns of an answer are null. */
function skipsOf(db: Kysely<Database>, { uid, section, topic, after, until, before, limit }: Part) {
  return db
    .selectFrom("issued_questions")
    .leftJoin("answers", "answers.question_id", "issued_questions.id")
    .select(["issued_questions.section", "issued_questions.topic", "correct", "time_spent"])
    .select([...QUESTION_COLUMNS, "level", "skipped_at as instant"])
    .where("issued_questions.uid", "=", uid)
    .where("skipped_at", "is not", null)
    .$if(after !== undefined, (query) => query.where("skipped_at", ">", after ?? ""))
    .$if(until !== undefined, (query) => query.where("skipped_at", "<=", until ?? ""))
    .where("answers.question_id", "is", null)
    .$if(section !== undefined, (query) =>
      query.where("issued_questions.section", "=", section ?? ""),
    )
    .$if(topic !== undefined, (query) => query.where("issued_questions.topic", "=", topic ?? ""))
    .$if(before !== undefined, (query) =>
      query.where((builder) => isBefore(builder, ["skipped_at", "issued_questions.id"], before)),
    )
    .orderBy("skipped_at", "desc")
    .orderBy("issued_questions.id", "desc")
    .limit(limit);
}

type Tables = "answers" | "issued_questions";

function isBefore(
  { eb, refTuple, tuple }: ExpressionBuilder<Database, Tables>,
  [instant, id]: readonly [
    ReferenceExpression<Database, Tables>,
    ReferenceExpression<Database, Tables>,
  ],
  before: HistoryPlace | undefined,
) {
  return eb(refTuple(instant, id), "<", tuple(before?.answeredAt ?? "", before?.questionId ?? ""));
}

async function findAnswered(
  db: Kysely<Database>,
  { uid, id }: AnsweredName,
): Promise<AnsweredQuestion | undefined> {
  const row = await db
    .selectFrom("issued_questions")
    .leftJoin("answers", "answers.question_id", "issued_questions.id")
    .leftJoin("reports", "reports.question_id", "issued_questions.id")
    .select([...QUESTION_COLUMNS, "skipped_at"])
    .select(["flaw", "comment", "reported_at", "outcome"])
    .select([...RESPONSE_COLUMNS, "correct", "auto_submitted", "answered_at", "time_spent"])
    .where("issued_questions.id", "=", id)
    .where("issued_questions.uid", "=", uid)
    .executeTakeFirst();
  const instant = row?.answered_at ?? row?.skipped_at;
  if (row === undefined || !instant) return undefined;
  return {
    question: readQuestion(row),
    ...readResponse(row),
    ...readProcessData(row),
    correct: readCorrect(row.correct),
    autoSubmitted: row.auto_submitted === 1,
    answeredAt: instant,
    timeSpent: row.time_spent,
    report: readJoinedReport(row),
  };
}
