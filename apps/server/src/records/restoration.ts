import { randomUUID } from "node:crypto";
import type { ExportedQuestion, ExportedSession, PreferencesChange, Stats } from "@sat/contract";
import { responseOf, type TopicId } from "@sat/item";
import type { Insertable, Kysely, Transaction } from "kysely";
import type { Standing } from "../policies/streak.ts";
import type { AnswersTable, Database, IssuedQuestionsTable, ReportsTable } from "./database.ts";
import type { Differences } from "./dialects.ts";
import { clearProgress } from "./erasure.ts";
import { atomically } from "./giving-way.ts";
import type { TopicCount } from "./progress.ts";
import { storeReports } from "./reports.ts";
import { responseColumns } from "./responses.ts";

/** What an export comes to, for the account that it is taken into. */
export interface Restoration {
  readonly uid: string;
  readonly preferences: PreferencesChange;
  readonly studySessions: readonly ExportedSession[];
  readonly questions: readonly ExportedQuestion[];
  /** The statistics after each answer and those of earlier days, by the question's id. */
  readonly statsAfter: ReadonlyMap<string, Stats>;
  readonly progress: ReadonlyMap<TopicId, TopicCount>;
  readonly standing: Standing;
}

export interface Restorations {
  /** Takes all of it into the account, or nothing and answers false if there are answers in it already. */
  restore(restoration: Restoration): Promise<boolean>;
}

export function restorationsIn(db: Kysely<Database>, differences: Differences): Restorations {
  return {
    restore: (restoration) =>
      atomically(db, async (transaction) => {
        const { uid } = restoration;
        const user = transaction.selectFrom("users").select("uid").where("uid", "=", uid);
        await differences.lockUserForDeletion(user).executeTakeFirstOrThrow();
        if (await hasAnswers(transaction, uid)) return false;
        // Sessions that were opened and never answered would stand in the way.
        await clearProgress(transaction, differences, uid);
        await restoreAll(transaction, restoration);
        await restoreUser(transaction, differences, restoration);
        return true;
      }),
  };
}

async function hasAnswers(transaction: Transaction<Database>, uid: string): Promise<boolean> {
  const answer = await transaction
    .selectFrom("answers")
    .select("question_id")
    .where("uid", "=", uid)
    .limit(1)
    .executeTakeFirst();
  return answer !== undefined;
}

/** Rows of one insert: few enough for the parameters that a statement may have. */
const BATCH = 100;

function batches<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / BATCH);
  return Array.from({ length: count }, (_, at) => rows.slice(at * BATCH, (at + 1) * BATCH));
}

async function restoreAll(
  transaction: Transaction<Database>,
  restoration: Restoration,
): Promise<void> {
  const { uid, studySessions, questions, progress } = restoration;
  const sessionIds = new Map(studySessions.map(({ id }) => [id, randomUUID()]));
  for (const batch of batches(studySessions)) {
    const rows = batch.map((session) => sessionRow(session, uid, sessionIds));
    await transaction.insertInto("study_sessions").values(rows).execute();
  }
  for (const batch of batches(questions)) {
    const ids = await restoreQuestions(
      transaction,
      batch.map((question) => questionRow(question, uid, sessionIds)),
    );
    const answers = batch.flatMap((question) => answerRow(question, restoration, ids));
    if (answers.length > 0) await transaction.insertInto("answers").values(answers).execute();
    const reports = batch.flatMap((question) => reportRow(question, uid, ids));
    if (reports.length > 0) await storeReports(transaction, reports);
  }
  for (const [topic, count] of progress) {
    await transaction
      .insertInto("topic_progress")
      .values({ uid, topic, ...count })
      .execute();
  }
}

/** A question that the account was issued already, and has not answered, is this one: it takes the answer. */
async function restoreQuestions(
  transaction: Transaction<Database>,
  rows: readonly Insertable<IssuedQuestionsTable>[],
): Promise<ReadonlyMap<string, string>> {
  const stored = await transaction
    .insertInto("issued_questions")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["uid", "item_id", "round"]).doUpdateSet((row) => ({
        content: row.ref("excluded.content"),
        issued_at: row.ref("excluded.issued_at"),
        // What was shown here stays so, though the file does not know of it.
        shown_at: row.fn.coalesce("excluded.shown_at", "issued_questions.shown_at"),
        skipped_at: row.fn.coalesce("excluded.skipped_at", "issued_questions.skipped_at"),
        seen_before: row.ref("excluded.seen_before"),
        reason: row.ref("excluded.reason"),
        skill: row.fn.coalesce("excluded.skill", "issued_questions.skill"),
        // They speak of the options in the order that the content has them.
        codes: row.ref("excluded.codes"),
        source_version: row.fn.coalesce(
          "excluded.source_version",
          "issued_questions.source_version",
        ),
        features: row.fn.coalesce("excluded.features", "issued_questions.features"),
        study_session: row.ref("excluded.study_session"),
        number: row.ref("excluded.number"),
        pruned: row.ref("excluded.pruned"),
      })),
    )
    .returning(["id", "item_id", "round"])
    .execute();
  return new Map(stored.map((row) => [nameOf(row.item_id, row.round), row.id]));
}

function nameOf(itemId: string, round: number): string {
  return `${itemId} ${round}`;
}

async function restoreUser(
  transaction: Transaction<Database>,
  { mergeJson }: Differences,
  { uid, preferences, standing }: Restoration,
): Promise<void> {
  await transaction
    .updateTable("users")
    .set({
      preferences: mergeJson("preferences", preferences),
      stats: mergeJson("stats", standing.stats),
      last_day: standing.lastDay,
    })
    .where("uid", "=", uid)
    .execute();
}

type NewIds = ReadonlyMap<string, string>;

function sessionRow(session: ExportedSession, uid: string, ids: NewIds) {
  return {
    id: ids.get(session.id) ?? randomUUID(),
    uid,
    topic: session.topic,
    mode: session.mode,
    started_at: session.startedAt,
    completed_at: session.completedAt,
    discarded_at: session.discardedAt,
    questions_answered: session.questionsAnswered,
    score: session.score,
    total_time: session.totalTime,
  };
}

/** Before the path's beginning: another learner goes another way, and begins it anew. */
const BEFORE_THE_PATH = -1;

function questionRow(
  question: ExportedQuestion,
  uid: string,
  sessionIds: NewIds,
): Insertable<IssuedQuestionsTable> {
  const { studySession } = question;
  const { reason, ...shown } = question.question;
  return {
    id: randomUUID(),
    uid,
    item_id: question.itemId,
    round: question.round,
    section: shown.section,
    topic: shown.topic,
    model: question.model,
    version: question.version,
    level: question.level,
    seed: question.seed,
    position: BEFORE_THE_PATH,
    archetype: question.archetype,
    source: question.source,
    source_version: question.sourceVersion ?? null,
    content: JSON.stringify(shown),
    issued_at: question.issuedAt,
    shown_at: shownAt(question),
    skipped_at: question.skippedAt ?? null,
    seen_before: Number(question.seenBefore ?? question.round > 0),
    reason: reason === undefined ? null : JSON.stringify(reason),
    skill: question.skill ?? null,
    codes: question.codes ? JSON.stringify(question.codes) : null,
    features: question.features ? JSON.stringify(question.features) : null,
    kind: shown.kind ?? "choice",
    study_session: studySession === null ? null : (sessionIds.get(studySession) ?? null),
    number: question.number,
    pruned: question.pruned === true ? 1 : null,
  };
}

/** An answered question was shown; of others an export of a time that kept no account of it tells nothing. */
function shownAt({ shownAt: told, answer, issuedAt }: ExportedQuestion): string | null {
  if (told === undefined) return answer?.answeredAt ?? issuedAt;
  return told ?? answer?.answeredAt ?? null;
}

function answerRow(
  { id, itemId, round, question, answer }: ExportedQuestion,
  { uid, statsAfter }: Restoration,
  ids: NewIds,
): Insertable<AnswersTable>[] {
  const questionId = ids.get(nameOf(itemId, round));
  if (answer === null || questionId === undefined) return [];
  return [
    {
      question_id: questionId,
      uid,
      section: question.section,
      topic: question.topic,
      ...responseColumns(responseOf(answer.userAnswer, answer.entry), answer),
      correct: Number(answer.correct),
      time_spent: answer.timeSpent,
      auto_submitted: Number(answer.autoSubmitted),
      answered_at: answer.answeredAt,
      day: answer.day,
      stats_after: JSON.stringify(statsAfter.get(id)),
    },
  ];
}

function reportRow(
  { itemId, round, model, version, level, seed, report }: ExportedQuestion,
  uid: string,
  ids: NewIds,
): Insertable<ReportsTable>[] {
  const questionId = ids.get(nameOf(itemId, round));
  if (report === null || questionId === undefined) return [];
  const origin = { item_id: itemId, model, version, level, seed };
  const { flaw, comment, reportedAt, outcome } = report;
  return [
    { question_id: questionId, uid, ...origin, flaw, comment, reported_at: reportedAt, outcome },
  ];
}
