import { randomUUID } from "node:crypto";
import type { ExportedQuestion, ExportedSession, Stats } from "@sat/contract";
import { responseOf } from "@sat/item";
import type { Insertable, Selectable } from "kysely";
import { slipOf } from "../policies/slip-of.ts";
import type { AnswersTable, IssuedQuestionsTable, ReportsTable } from "./database.ts";
import { responseColumns } from "./responses.ts";

/** A question of an export, with the statistics after its answer and those of earlier days. */
export interface RestoredQuestion {
  readonly exported: ExportedQuestion;
  readonly statsAfter: Stats | undefined;
}

/** Ids of this account by those of the file, or by the names of items. */
export type NewIds = ReadonlyMap<string, string>;

/** Names an item and its round. */
export function nameOf(itemId: string, round: number): string {
  return `${itemId} ${round}`;
}

export function sessionRow(session: ExportedSession, uid: string, ids: NewIds) {
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

export function questionRow(
  question: ExportedQuestion,
  uid: string,
  sessionIds: NewIds,
): Insertable<IssuedQuestionsTable> {
  const { studySession } = question;
  const { reason, proof: _, ...shown } = question.question;
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
    // A file says what it likes: only what was proven here is said to be.
    proof: null,
    // It is told once all questions have ids of this account.
    twin_of: null,
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

export function answerRow(
  { exported: { itemId, round, level, skill, question, answer }, statsAfter }: RestoredQuestion,
  uid: string,
  ids: NewIds,
): Selectable<AnswersTable>[] {
  const questionId = ids.get(nameOf(itemId, round));
  if (answer === null || questionId === undefined) return [];
  const response = responseOf(answer.userAnswer, answer.entry);
  return [
    {
      question_id: questionId,
      uid,
      section: question.section,
      topic: question.topic,
      asked_level: level,
      asked_skill: skill ?? null,
      ...responseColumns(response, answer),
      correct: Number(answer.correct),
      time_spent: answer.timeSpent,
      auto_submitted: Number(answer.autoSubmitted),
      answered_at: answer.answeredAt,
      day: answer.day,
      stats_after: JSON.stringify(statsAfter),
      slip: slipOf(question, response) ?? null,
    },
  ];
}

export function reportRow(
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
