import { randomUUID } from "node:crypto";
import type {
  ExportedSession,
  ExportedSitting,
  PreferencesChange,
  ScoreReportRequest,
} from "@sat/contract";
import type { TopicId } from "@sat/item";
import type { Insertable, Transaction } from "kysely";
import { giveWay } from "../policies/give-way.ts";
import { refuseWhile } from "../policies/overhaul.ts";
import type { Standing } from "../policies/streak.ts";
import { clearInPieces } from "./clearing.ts";
import type { Database, IssuedQuestionsTable } from "./database.ts";
import type { Differences } from "./dialects.ts";
import { forgetAnswers } from "./erasure.ts";
import { atomically } from "./giving-way.ts";
import { noteMiss } from "./learning.ts";
import {
  begun,
  ENDED,
  inOverhaul,
  type Lease,
  LEASE_COLUMNS,
  leaseOf,
  leaseIn,
  type Store,
  takeOver,
} from "./overhaul-lease.ts";
import { openPapers } from "./opened-sittings.ts";
import { overhaulsIn } from "./overhauls.ts";
import type { TopicCount } from "./progress.ts";
import { storeReports } from "./reports.ts";
import {
  answerRow,
  nameOf,
  type NewIds,
  questionRow,
  reportRow,
  type RestoredQuestion,
  sessionRow,
} from "./restored-rows.ts";
import { restorePlaces, restoreSittings } from "./restored-sittings.ts";
import { reportColumns } from "./score-report-rows.ts";
import { linkTwins, TwinLinks } from "./twin-links.ts";
import { uncountedModules } from "./uncounted-modules.ts";

/** Some of an export: few rows enough to be taken in a moment. */
export interface RestoredPiece {
  readonly studySessions: readonly ExportedSession[];
  readonly sittings?: readonly ExportedSitting[];
  /** Their study sessions and tests come in this piece, or came in one before. */
  readonly questions: readonly RestoredQuestion[];
}

/** What an export comes to, for the account that it is taken into. */
export interface Restoration {
  readonly uid: string;
  readonly preferences: PreferencesChange;
  readonly progress: ReadonlyMap<TopicId, TopicCount>;
  readonly standing: Standing;
  readonly scoreReports?: readonly ScoreReportRequest[];
  readonly pieces: AsyncIterable<RestoredPiece>;
}

export interface Restorations {
  /**
   * Takes all of it into the account, or nothing and answers false if there are answers in it already, or may be in a
   * test under way or on paper. It is done in pieces, and others have their turn between two of them. Until the last,
   * what has come does not count, and nobody is to be let in.
   */
  restore(restoration: Restoration, clock: () => Date): Promise<boolean>;
}

export function restorationsIn(store: Store): Restorations {
  return { restore: (restoration, clock) => restore(store, restoration, clock) };
}

async function restore(
  store: Store,
  restoration: Restoration,
  clock: () => Date,
): Promise<boolean> {
  const { uid, pieces } = restoration;
  await overhaulsIn(store).refuseUnderWay(uid, clock);
  const lease = leaseOf(uid, "import");
  if (!(await begin(store, lease, clock()))) return false;
  const inPiece = <Done>(work: (transaction: Transaction<Database>) => Promise<Done>) =>
    inOverhaul(store, lease, clock, work);
  const taken = async (work: (transaction: Transaction<Database>) => Promise<void>) => {
    await inPiece(work);
    await giveWay();
  };
  try {
    // Sessions that were opened and never answered would stand in the way.
    await clearInPieces(inPiece, uid);
    const [sessionIds, sittingIds] = [new Map<string, string>(), new Map<string, string>()];
    const twins = new TwinLinks();
    for await (const piece of pieces) {
      for (const session of piece.studySessions) sessionIds.set(session.id, randomUUID());
      for (const sitting of piece.sittings ?? []) sittingIds.set(sitting.id, randomUUID());
      const ids = { sessionIds, sittingIds };
      await taken((transaction) => restorePiece(transaction, { uid, ...ids, twins, ...piece }));
    }
    for (const links of twins.inPieces())
      await taken((transaction) => linkTwins(transaction, links));
    await taken((transaction) => finish(transaction, store.differences, restoration));
  } catch (error) {
    // If the store is away, it is undone as one that was broken off.
    await undo(store, lease, clock).catch(() => undefined);
    throw error;
  }
  return true;
}

function begin({ db, differences }: Store, lease: Lease, now: Date): Promise<boolean> {
  const { uid } = lease;
  return atomically(db, async (transaction) => {
    const user = transaction.selectFrom("users").select(LEASE_COLUMNS).where("uid", "=", uid);
    // Whatever is about to refer to a row that is cleared comes first.
    const locked = differences.lockUserForDeletion(user);
    refuseWhile(leaseIn(await locked.executeTakeFirstOrThrow())?.overhaul);
    if (await hasAnswers(transaction, uid)) return false;
    await transaction.updateTable("users").set(begun(lease, now)).where("uid", "=", uid).execute();
    return true;
  });
}

async function hasAnswers(transaction: Transaction<Database>, uid: string): Promise<boolean> {
  const answers = transaction.selectFrom("answers").select("question_id").where("uid", "=", uid);
  // The learner holds the booklet of such a one, and may have answered in it already.
  const papers = openPapers(transaction, uid).select("id");
  const modules = uncountedModules(transaction, uid);
  const { found } = await transaction
    .selectNoFrom(({ exists, or }) =>
      or([exists(answers), exists(papers), exists(modules)]).as("found"),
    )
    .executeTakeFirstOrThrow();
  return Boolean(found);
}

/** Leaves the account as a reset does, unless somebody else does it. */
async function undo(store: Store, lease: Lease, clock: () => Date): Promise<void> {
  const own = await takeOver(store, lease, clock);
  if (own !== undefined) await forgetAnswers(store, own, clock);
}

interface Taken extends RestoredPiece {
  readonly uid: string;
  /** Ids of the sessions that have come, by those in the file. */
  readonly sessionIds: ReadonlyMap<string, string>;
  /** The same of tests. */
  readonly sittingIds: ReadonlyMap<string, string>;
  /** What of the questions so far is twins; those of this piece are added. */
  readonly twins: TwinLinks;
}

async function restorePiece(
  transaction: Transaction<Database>,
  { uid, sessionIds, sittingIds, twins, studySessions, sittings = [], questions }: Taken,
): Promise<void> {
  if (studySessions.length > 0) {
    const rows = studySessions.map((session) => sessionRow(session, uid, sessionIds));
    await transaction.insertInto("study_sessions").values(rows).execute();
  }
  await restoreSittings(transaction, { uid, sittings, ids: sittingIds });
  if (questions.length === 0) return;
  const ids = await restoreQuestions(
    transaction,
    questions.map(({ exported }) => questionRow(exported, uid, sessionIds)),
  );
  const places = { questions: ids, sittings: sittingIds };
  await restorePlaces(transaction, { uid, questions, ids: places });
  const answered = questions.flatMap((question) =>
    answerRow(question, uid, ids).map((row) => ({ row, ...question.exported })),
  );
  if (answered.length > 0) {
    const answers = answered.map(({ row }) => row);
    await transaction.insertInto("answers").values(answers).execute();
  }
  twins.add(questions, ids);
  for (const { row, id, question, skill = null, source, answer } of answered) {
    const asked = { question, skill, source, twinOf: twins.missedBy(id) ?? null };
    await noteMiss(transaction, { row, asked, told: answer?.missReason });
  }
  const reports = questions.flatMap(({ exported }) => reportRow(exported, uid, ids));
  if (reports.length > 0) await storeReports(transaction, reports);
}

/** A question that the account was issued already, and has not answered, is this one: it takes the answer. */
async function restoreQuestions(
  transaction: Transaction<Database>,
  rows: readonly Insertable<IssuedQuestionsTable>[],
): Promise<NewIds> {
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
        twin_of: row.ref("excluded.twin_of"),
        skill: row.fn.coalesce("excluded.skill", "issued_questions.skill"),
        // They speak of the options in the order that the content has them.
        codes: row.ref("excluded.codes"),
        proof: row.ref("excluded.proof"),
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

async function finish(
  transaction: Transaction<Database>,
  { mergeJson }: Differences,
  { uid, preferences, progress, standing, scoreReports = [] }: Restoration,
): Promise<void> {
  const rows = [...progress].map(([topic, counted]) => ({ uid, topic, ...counted }));
  if (rows.length > 0) await transaction.insertInto("topic_progress").values(rows).execute();
  await restoreReports(transaction, uid, scoreReports);
  await transaction
    .updateTable("users")
    .set({
      preferences: mergeJson("preferences", preferences),
      stats: JSON.stringify(standing.stats),
      last_day: standing.lastDay,
      ...ENDED,
    })
    .where("uid", "=", uid)
    .execute();
}

/** Those of days of which the account has none: what was copied here stays. */
async function restoreReports(
  transaction: Transaction<Database>,
  uid: string,
  reports: readonly ScoreReportRequest[],
): Promise<void> {
  if (reports.length === 0) return;
  await transaction
    .insertInto("score_reports")
    .values(reports.map((report) => ({ id: randomUUID(), uid, ...reportColumns(report) })))
    .onConflict((conflict) => conflict.columns(["uid", "day"]).doNothing())
    .execute();
}
