import { randomUUID } from "node:crypto";
import type { ExportedSession, PreferencesChange } from "@sat/contract";
import type { TopicId } from "@sat/item";
import type { Insertable, Kysely, Transaction } from "kysely";
import { latestInstant } from "../policies/ahead.ts";
import { giveWay } from "../policies/give-way.ts";
import { refuseWhileImporting } from "../policies/refuse-while-importing.ts";
import type { Standing } from "../policies/streak.ts";
import { clearInPieces, type InPiece } from "./clearing.ts";
import type { Database, IssuedQuestionsTable } from "./database.ts";
import type { Differences } from "./dialects.ts";
import { atomically } from "./giving-way.ts";
import type { TopicCount } from "./progress.ts";
import { storeReports } from "./reports.ts";
import {
  answerRow,
  nameOf,
  questionRow,
  reportRow,
  type RestoredQuestion,
  sessionRow,
} from "./restored-rows.ts";

/** Some of an export: few rows enough to be taken in a moment. */
export interface RestoredPiece {
  readonly studySessions: readonly ExportedSession[];
  /** Their study sessions come in this piece, or came in one before. */
  readonly questions: readonly RestoredQuestion[];
}

/** What an export comes to, for the account that it is taken into. */
export interface Restoration {
  readonly uid: string;
  readonly preferences: PreferencesChange;
  readonly progress: ReadonlyMap<TopicId, TopicCount>;
  readonly standing: Standing;
  /** How many answers come with all the pieces. */
  readonly answers: number;
  readonly pieces: AsyncIterable<RestoredPiece>;
}

export interface Restorations {
  /**
   * Takes all of it into the account, or nothing and answers false if there are answers in it already. It is done in
   * pieces, and others have their turn between two of them. Until the last, the account is importing: what has come
   * does not count, and nobody is to be let in.
   */
  restore(restoration: Restoration, clock: () => Date): Promise<boolean>;
  /** Whether an import into the account is under way. One that was broken off is undone. */
  isUnderWay(uid: string, clock: () => Date): Promise<boolean>;
}

/** Milliseconds without a piece from which on an import counts as broken off: its process is gone. */
const LEASE = 30_000;

export function restorationsIn(db: Kysely<Database>, differences: Differences): Restorations {
  const store = { db, differences };
  return {
    restore: (restoration, clock) => restore(store, restoration, clock),
    isUnderWay: (uid, clock) => isUnderWay(store, uid, clock),
  };
}

interface Store {
  readonly db: Kysely<Database>;
  readonly differences: Differences;
}

async function restore(
  store: Store,
  restoration: Restoration,
  clock: () => Date,
): Promise<boolean> {
  const { uid, pieces } = restoration;
  refuseWhileImporting(await isUnderWay(store, uid, clock));
  const id = randomUUID();
  if (!(await begin(store, { uid, id, now: clock() }))) return false;
  const inPiece = <Done>(work: (transaction: Transaction<Database>) => Promise<Done>) =>
    inImport(store, { uid, id, now: clock() }, work);
  const taken = async (work: (transaction: Transaction<Database>) => Promise<void>) => {
    await inPiece(work);
    await giveWay();
  };
  try {
    // Sessions that were opened and never answered would stand in the way.
    await clearInPieces(inPiece, uid);
    const sessionIds = new Map<string, string>();
    for await (const piece of pieces) {
      for (const session of piece.studySessions) sessionIds.set(session.id, randomUUID());
      await taken((transaction) => restorePiece(transaction, { uid, sessionIds, ...piece }));
    }
    await taken((transaction) => finish(transaction, store.differences, restoration));
  } catch (error) {
    // If the store is away, the next one to be let in sees to it.
    await undo(store, { uid, id }, clock).catch(() => undefined);
    throw error;
  }
  return true;
}

/** An import under way, by its learner and its own name. */
interface ImportName {
  readonly uid: string;
  readonly id: string;
}

interface ImportAt extends ImportName {
  readonly now: Date;
}

function untilOf(now: Date): string {
  return new Date(now.getTime() + LEASE).toISOString();
}

function begin({ db, differences }: Store, { uid, id, now }: ImportAt): Promise<boolean> {
  return atomically(db, async (transaction) => {
    const user = transaction.selectFrom("users").select("import_id").where("uid", "=", uid);
    // Whatever is about to refer to a row that is cleared comes first.
    const locked = differences.lockUserForDeletion(user);
    const { import_id: other } = await locked.executeTakeFirstOrThrow();
    refuseWhileImporting(other !== null);
    if (await hasAnswers(transaction, uid)) return false;
    await transaction
      .updateTable("users")
      .set({ import_id: id, import_until: untilOf(now) })
      .where("uid", "=", uid)
      .execute();
    return true;
  });
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

/** Does a piece of the import, and says that it goes on; fails if it was taken for broken off. */
function inImport<Done>(
  { db, differences }: Store,
  { uid, id, now }: ImportAt,
  work: (transaction: Transaction<Database>) => Promise<Done>,
): Promise<Done> {
  return atomically(db, async (transaction) => {
    const user = transaction.selectFrom("users").select("import_id").where("uid", "=", uid);
    const row = await differences.lockUser(user).executeTakeFirst();
    refuseWhileImporting(row?.import_id !== id);
    await transaction
      .updateTable("users")
      .set({ import_until: untilOf(now) })
      .where("uid", "=", uid)
      .execute();
    return work(transaction);
  });
}

async function isUnderWay(store: Store, uid: string, clock: () => Date): Promise<boolean> {
  const now = clock();
  const row = await store.db
    .selectFrom("users")
    .select(["import_id", "import_until"])
    .where("uid", "=", uid)
    .executeTakeFirst();
  const { import_id: id = null, import_until: until } = row ?? {};
  if (id === null) return false;
  // A clock that has been set back would have it wait for long; one of another process may be a little ahead.
  const isNear = (until ?? "") <= latestInstant(new Date(now.getTime() + LEASE));
  if (isNear && (until ?? "") > now.toISOString()) return true;
  await undo(store, { uid, id }, clock);
  return false;
}

/** Leaves the account as a reset does: what came of the import is gone but for the questions, which stay known. */
async function undo(store: Store, { uid, id }: ImportName, clock: () => Date): Promise<void> {
  const { db } = store;
  // Nothing more can come of it from here on, though its process be alive; and nobody else undoes it meanwhile.
  const other = randomUUID();
  const taken = await db
    .updateTable("users")
    .set({ import_id: other, import_until: untilOf(clock()) })
    .where("uid", "=", uid)
    .where("import_id", "=", id)
    .returning("uid")
    .executeTakeFirst();
  if (taken === undefined) return;
  const inPiece: InPiece = (piece) => inImport(store, { uid, id: other, now: clock() }, piece);
  await clearInPieces(inPiece, uid, { skips: true });
  await db
    .updateTable("users")
    .set({ import_id: null, import_until: null })
    .where("uid", "=", uid)
    .where("import_id", "=", other)
    .execute();
}

interface Taken extends RestoredPiece {
  readonly uid: string;
  /** Ids of the sessions that have come, by those in the file. */
  readonly sessionIds: ReadonlyMap<string, string>;
}

async function restorePiece(
  transaction: Transaction<Database>,
  { uid, sessionIds, studySessions, questions }: Taken,
): Promise<void> {
  if (studySessions.length > 0) {
    const rows = studySessions.map((session) => sessionRow(session, uid, sessionIds));
    await transaction.insertInto("study_sessions").values(rows).execute();
  }
  if (questions.length === 0) return;
  const ids = await restoreQuestions(
    transaction,
    questions.map(({ exported }) => questionRow(exported, uid, sessionIds)),
  );
  const answers = questions.flatMap((question) => answerRow(question, uid, ids));
  if (answers.length > 0) await transaction.insertInto("answers").values(answers).execute();
  const reports = questions.flatMap(({ exported }) => reportRow(exported, uid, ids));
  if (reports.length > 0) await storeReports(transaction, reports);
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

async function finish(
  transaction: Transaction<Database>,
  { mergeJson }: Differences,
  { uid, preferences, progress, standing, answers }: Restoration,
): Promise<void> {
  const { count } = await transaction
    .selectFrom("answers")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("uid", "=", uid)
    .executeTakeFirstOrThrow();
  // A reset that was let in just before has taken some of them away.
  refuseWhileImporting(Number(count) !== answers);
  const rows = [...progress].map(([topic, counted]) => ({ uid, topic, ...counted }));
  if (rows.length > 0) await transaction.insertInto("topic_progress").values(rows).execute();
  await transaction
    .updateTable("users")
    .set({
      preferences: mergeJson("preferences", preferences),
      stats: mergeJson("stats", standing.stats),
      last_day: standing.lastDay,
      import_id: null,
      import_until: null,
    })
    .where("uid", "=", uid)
    .execute();
}
