import { ExportedSession, type ExportedQuestion } from "@sat/contract";
import type { Kysely } from "kysely";
import type { Database } from "./database.ts";
import { readQuestion } from "./questions.ts";
import { readJoinedReport } from "./reports.ts";
import { readProcessData, readResponse, RESPONSE_COLUMNS } from "./responses.ts";

/** What is kept of a learner, to be taken along. */
export interface Exports {
  /** Every issued question with its answer, in the order they were issued, some at a time. */
  questions(uid: string): AsyncIterable<ExportedQuestion[]>;
  /** Every study session, discarded ones too, in the order they were started. */
  studySessions(uid: string): Promise<ExportedSession[]>;
}

/** Questions read at once: so many are in memory, however many there are. */
const BATCH = 200;

export function exportsIn(db: Kysely<Database>): Exports {
  return {
    async *questions(uid) {
      let rows = await questionsAfter(db, uid, { issued_at: "", id: "" });
      while (rows.length > 0) {
        yield rows.map(exported);
        rows = await questionsAfter(db, uid, rows.at(-1) ?? { issued_at: "", id: "" });
      }
    },

    async studySessions(uid) {
      const rows = await db
        .selectFrom("study_sessions")
        .selectAll()
        .where("uid", "=", uid)
        .orderBy("started_at")
        .orderBy("id")
        .execute();
      return rows.map((row) =>
        ExportedSession.parse({
          id: row.id,
          topic: row.topic,
          mode: row.mode,
          startedAt: row.started_at,
          completedAt: row.completed_at,
          discardedAt: row.discarded_at,
          questionsAnswered: row.questions_answered,
          score: row.score,
          totalTime: row.total_time,
        }),
      );
    },
  };
}

interface Place {
  readonly issued_at: string;
  readonly id: string;
}

function questionsAfter(db: Kysely<Database>, uid: string, { issued_at, id }: Place) {
  return db
    .selectFrom("issued_questions as issued")
    .leftJoin("answers", "answers.question_id", "issued.id")
    .leftJoin("reports", "reports.question_id", "issued.id")
    .selectAll("issued")
    .select(["flaw", "comment", "reported_at", "outcome"])
    .select([...RESPONSE_COLUMNS, "correct", "time_spent", "auto_submitted", "answered_at", "day"])
    .where("issued.uid", "=", uid)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("issued_at", "issued.id"), ">", tuple(issued_at, id)),
    )
    .orderBy("issued_at")
    .orderBy("issued.id")
    .limit(BATCH)
    .execute();
}

type Row = Awaited<ReturnType<typeof questionsAfter>>[number];

function exported(row: Row): ExportedQuestion {
  const { id, seenBefore, ...question } = readQuestion(row);
  return {
    id,
    itemId: row.item_id,
    round: row.round,
    seenBefore,
    model: row.model,
    version: row.version,
    // The columns hold what the item's own types allow; only `issue` writes them.
    level: row.level as ExportedQuestion["level"],
    seed: row.seed,
    archetype: row.archetype,
    source: row.source,
    sourceVersion: row.source_version,
    ...readTraits(row),
    issuedAt: row.issued_at,
    shownAt: row.shown_at,
    skippedAt: row.skipped_at,
    studySession: row.study_session,
    number: row.number,
    question,
    answer: answerIn(row),
    report: readJoinedReport(row),
    ...(row.pruned === 1 && { pruned: true }),
  };
}

type Traits = Pick<ExportedQuestion, "skill" | "codes" | "features">;

function readTraits({ skill, codes, features }: Row): Traits {
  return {
    skill: skill as Traits["skill"], // only `issue` and `restore` write it
    codes: JSON.parse(codes ?? "null") as Traits["codes"], // as above
    features: JSON.parse(features ?? "null") as Traits["features"], // as above
  };
}

/** None for a question that is still open. */
function answerIn(row: Row): ExportedQuestion["answer"] {
  const { correct, time_spent, auto_submitted, answered_at, day } = row;
  if (answered_at === null || day === null) return null;
  return {
    ...readResponse(row),
    ...readProcessData(row),
    correct: correct === 1,
    timeSpent: time_spent ?? 0,
    autoSubmitted: auto_submitted === 1,
    answeredAt: answered_at,
    day,
  };
}
