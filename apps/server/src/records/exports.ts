import {
  ExportedSession,
  type ExportedQuestion,
  type ExportedSitting,
  type MissReason,
} from "@sat/contract";
import type { Kysely, Selectable } from "kysely";
import { giveWay } from "../policies/give-way.ts";
import { Queue } from "../policies/queue.ts";
import type { Database, StudySessionsTable } from "./database.ts";
import { exportedSitting, placeColumn, readPlace, sittingsAfter } from "./exported-sittings.ts";
import { readQuestion } from "./questions.ts";
import { readJoinedReport } from "./reports.ts";
import type { StoredSitting } from "./sitting-rows.ts";
import { readProcessData, readResponse, RESPONSE_COLUMNS } from "./responses.ts";

/** What is kept of a learner, to be taken along. */
export interface Exports {
  /** Every issued question with its answer, in the order they were issued, some at a time. */
  questions(uid: string): AsyncIterable<ExportedQuestion[]>;
  /** Every study session, discarded ones too, in the order they were started, some at a time. */
  studySessions(uid: string): AsyncIterable<ExportedSession[]>;
  /** Every test that has ended and counts, in the order they were started, some at a time. */
  sittings(uid: string): AsyncIterable<ExportedSitting[]>;
}

/** Rows read at once: so many are in memory, however many there are, and take some milliseconds. */
const PAGE = 50;

export function exportsIn(db: Kysely<Database>): Exports {
  // One page at a time, of however many exports: each gives way to all else before the next.
  const pages = new Queue({ atOnce: 1, waiting: Infinity });

  async function* inPages<Each>(read: (last: Each | undefined) => Promise<Each[]>) {
    let rows: Each[] = [];
    do {
      const last = rows.at(-1);
      rows = await pages.take(async () => {
        await giveWay();
        return read(last);
      });
      if (rows.length > 0) yield rows;
    } while (rows.length === PAGE);
  }

  return {
    async *questions(uid) {
      for await (const rows of inPages<Row>((last) => questionsAfter(db, uid, last))) {
        yield rows.map(exported);
      }
    },

    async *studySessions(uid) {
      for await (const rows of inPages<SessionRow>((last) => sessionsAfter(db, uid, last))) {
        yield rows.map(exportedSession);
      }
    },

    async *sittings(uid) {
      for await (const sittings of inPages<StoredSitting>((last) => sittingsAfter(db, uid, last))) {
        yield sittings.map(exportedSitting);
      }
    },
  };
}

type SessionRow = Selectable<StudySessionsTable>;

function sessionsAfter(db: Kysely<Database>, uid: string, last: SessionRow | undefined) {
  return db
    .selectFrom("study_sessions")
    .selectAll()
    .where("uid", "=", uid)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("started_at", "id"), ">", tuple(last?.started_at ?? "", last?.id ?? "")),
    )
    .orderBy("started_at")
    .orderBy("id")
    .limit(PAGE)
    .execute();
}

function exportedSession(row: SessionRow): ExportedSession {
  return ExportedSession.parse({
    id: row.id,
    topic: row.topic,
    mode: row.mode,
    startedAt: row.started_at,
    completedAt: row.completed_at,
    discardedAt: row.discarded_at,
    questionsAnswered: row.questions_answered,
    score: row.score,
    totalTime: row.total_time,
  });
}

function questionsAfter(
  db: Kysely<Database>,
  uid: string,
  last: { readonly issued_at: string; readonly id: string } | undefined,
) {
  return (
    db
      .selectFrom("issued_questions as issued")
      .leftJoin("answers", "answers.question_id", "issued.id")
      .leftJoin("reports", "reports.question_id", "issued.id")
      .leftJoin("mistakes", "mistakes.question_id", "issued.id")
      .selectAll("issued")
      .select(["flaw", "comment", "reported_at", "outcome"])
      .select(["miss_reason", "reason_told"])
      .select(placeColumn)
      .select([
        ...RESPONSE_COLUMNS,
        "correct",
        "time_spent",
        "auto_submitted",
        "answered_at",
        "day",
      ])
      .where("issued.uid", "=", uid)
      // Nobody is told the key of a module that goes on.
      .where("sealed", "is", null)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple("issued_at", "issued.id"), ">", tuple(last?.issued_at ?? "", last?.id ?? "")),
      )
      .orderBy("issued_at")
      .orderBy("issued.id")
      .limit(PAGE)
      .execute()
  );
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
    twinOf: row.twin_of,
    studySession: row.study_session,
    number: row.number,
    ...(row.place !== null && { place: readPlace(row.place) }),
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
    timeSpent: time_spent,
    autoSubmitted: auto_submitted === 1,
    answeredAt: answered_at,
    day,
    ...(row.reason_told === 1 && {
      missReason: row.miss_reason as MissReason, // only `tellReason` and `restore` write it
    }),
  };
}
