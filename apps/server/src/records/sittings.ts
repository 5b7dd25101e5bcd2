import type { SittingSummary } from "@sat/contract";
import type { Kysely } from "kysely";
import type { Database } from "./database.ts";
import { type EnteredPaper, enterPaper, openKey } from "./entered-papers.ts";
import { atomically } from "./giving-way.ts";
import { lockLearner } from "./lock-learner.ts";
import {
  isOpen,
  openOnScreen,
  openPaper,
  openPapers,
  openSitting,
  type SittingStart,
} from "./opened-sittings.ts";
import { overdueSittings } from "./overdue-sittings.ts";
import type { Store } from "./overhaul-lease.ts";
import { unseal } from "./sealed-questions.ts";
import { forgetOutcome, keepOutcome } from "./sitting-outcomes.ts";
import {
  moduleColumns,
  readModule,
  readSitting,
  type SittingOutcome,
  type StoredModule,
  type StoredSitting,
  SUMMARY_COLUMNS,
  summaryIn,
} from "./sitting-rows.ts";

/** Names a sitting of a learner. */
export interface SittingName {
  readonly uid: string;
  readonly id: string;
}

export interface Sittings {
  /** Id of the learner's open sitting on screen, started now if there was none; there is at most one. */
  open(start: SittingStart): Promise<string>;
  /** Id of the learner's open paper of this test, started now if there was none; none if too many are open. */
  openPaper(start: SittingStart): Promise<string | undefined>;
  /** The sitting with its modules, unless it was discarded. */
  find(name: SittingName): Promise<StoredSitting | undefined>;
  /** The one that goes on on screen. */
  findOpen(uid: string): Promise<StoredSitting | undefined>;
  /** Ids of the tests on paper whose answers have not been entered, the latest first. */
  listPapers(uid: string): Promise<string[]>;
  /**
   * Sittings, whosever they are, in which a module should have ended by now, or has and does not count yet, or which have
   * ended themselves and of which it is not worked out what they have come to.
   */
  listOverdue(now: Date): Promise<SittingName[]>;
  /** Those that have ended, the latest first. */
  listEnded(uid: string, limit: number): Promise<SittingSummary[]>;
  /** Ids of those that have ended, and of which it is not worked out what they have come to. */
  listUnreported(uid: string, limit: number): Promise<string[]>;
  /**
   * Changes a module by what it holds, one change after the other, and answers it as it is then.
   * @param change answers undefined to leave it as it is, and is done anew if it had to give way
   */
  changeModule(name: ModuleName, change: ModuleChange): Promise<StoredModule | undefined>;
  /** Ends a sitting; it stays as it ended first. What was chosen for modules that were not begun is sealed no more. */
  end(name: SittingName, now: Date): Promise<void>;
  /** Keeps what a sitting has come to, unless a module was graded anew since it was read; false then. */
  keepOutcome(sitting: StoredSitting, outcome: SittingOutcome): Promise<boolean>;
  /** Has what a sitting has come to worked out anew. */
  forgetOutcome(name: SittingName): Promise<void>;
  /** Ends a test on paper, all at once, with what was answered in its modules; one that has ended stays as it is. */
  enterPaper(paper: EnteredPaper): Promise<void>;
  /** Keeps when the key of a test on paper was opened first, before its answers are entered. */
  openKey(opening: SittingName & { readonly now: Date }): Promise<void>;
  /** Gives up an open sitting, whose questions are like all others then; false if the learner has no such one open. */
  discard(name: SittingName, now: Date): Promise<boolean>;
}

export interface ModuleName extends SittingName {
  readonly number: number;
}

type ModuleChange = (
  module: StoredModule,
  sitting: { readonly goesOn: boolean },
) => Partial<StoredModule> | undefined;

export function sittingsIn(store: Store): Sittings {
  const { db } = store;
  return {
    open: (start) => openSitting(store, start),
    openPaper: (start) => openPaper(store, start),
    find: (name) => findSitting(db, name),

    findOpen: (uid) => findOpen(db, uid),

    listPapers: (uid) => listPapers(db, uid),

    listOverdue: (now) => overdueSittings(db, now),

    async listEnded(uid, limit) {
      const rows = await db
        .selectFrom("sittings")
        .select(SUMMARY_COLUMNS)
        .where("uid", "=", uid)
        .where("ended_at", "is not", null)
        .orderBy("ended_at", "desc")
        .limit(limit)
        .execute();
      return rows.map(summaryIn);
    },

    async listUnreported(uid, limit) {
      const rows = await db
        .selectFrom("sittings")
        .select("id")
        .where("uid", "=", uid)
        .where("ended_at", "is not", null)
        .where("section_scores", "is", null)
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    changeModule: (name, change) => changeModule(store, name, change),

    end: (name, now) => end(store, name, now),

    keepOutcome: (sitting, outcome) => keepOutcome(store, sitting, outcome),

    forgetOutcome: (name) => forgetOutcome(store, name),

    enterPaper: (paper) => enterPaper(store, paper),

    openKey: (opening) => openKey(store, opening),

    discard: (name, now) => discard(store, name, now),
  };
}

async function findOpen(db: Kysely<Database>, uid: string): Promise<StoredSitting | undefined> {
  const open = await openOnScreen(db, uid).select("id").executeTakeFirst();
  return open && findSitting(db, { uid, id: open.id });
}

async function listPapers(db: Kysely<Database>, uid: string): Promise<string[]> {
  const papers = await openPapers(db, uid)
    .select("id")
    .orderBy("started_at", "desc")
    .orderBy("id")
    .execute();
  return papers.map(({ id }) => id);
}

async function findSitting(
  db: Kysely<Database>,
  { uid, id }: SittingName,
): Promise<StoredSitting | undefined> {
  const row = await db
    .selectFrom("sittings")
    .selectAll()
    .where("id", "=", id)
    .where("uid", "=", uid)
    .where("discarded_at", "is", null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return readSitting(row, await modulesOf(db, row.id));
}

/** The learner's lock has one change wait for the other. */
async function changeModule(
  { db, differences }: Store,
  { uid, id, number }: ModuleName,
  change: ModuleChange,
): Promise<StoredModule | undefined> {
  return atomically(db, async (transaction) => {
    await lockLearner(transaction, differences, uid);
    const row = await transaction
      .selectFrom("sitting_modules")
      .innerJoin("sittings", "sittings.id", "sitting_modules.sitting")
      .selectAll("sitting_modules")
      .select(["sittings.ended_at as sitting_ended", "discarded_at"])
      .where("sitting", "=", id)
      .where("number", "=", number)
      .where("sittings.uid", "=", uid)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const module = readModule(row);
    const goesOn = row.sitting_ended === null && row.discarded_at === null;
    const changed = change(module, { goesOn });
    if (changed === undefined) return module;
    const after = { ...module, ...changed };
    await transaction
      .updateTable("sitting_modules")
      .set(moduleColumns(after))
      .where("sitting", "=", id)
      .where("number", "=", number)
      .execute();
    return after;
  });
}

function discard(
  { db, differences }: Store,
  { uid, id }: SittingName,
  now: Date,
): Promise<boolean> {
  return atomically(db, async (transaction) => {
    await lockLearner(transaction, differences, uid);
    const discarded = await transaction
      .updateTable("sittings")
      .set({ discarded_at: now.toISOString() })
      .where("id", "=", id)
      .where("uid", "=", uid)
      .where(isOpen)
      .returning("id")
      .executeTakeFirst();
    if (discarded === undefined) return false;
    const modules = await modulesOf(transaction, id);
    for (const { number } of modules) await unsealModule(transaction, id, number);
    return true;
  });
}

/** What was chosen for modules that were not begun is like all other questions then. */
function end({ db, differences }: Store, { uid, id }: SittingName, now: Date): Promise<void> {
  return atomically(db, async (transaction) => {
    await lockLearner(transaction, differences, uid);
    await transaction
      .updateTable("sittings")
      .set({ ended_at: now.toISOString() })
      .where("id", "=", id)
      .where("uid", "=", uid)
      .where(isOpen)
      .execute();
    const modules = await modulesOf(transaction, id);
    for (const { number } of modules.filter(({ begun_at }) => begun_at === null))
      await unsealModule(transaction, id, number);
  });
}

function modulesOf(db: Kysely<Database>, id: string) {
  return db
    .selectFrom("sitting_modules")
    .selectAll()
    .where("sitting", "=", id)
    .orderBy("number")
    .execute();
}

async function unsealModule(db: Kysely<Database>, id: string, number: number): Promise<void> {
  const placed = await db
    .selectFrom("sitting_questions")
    .select("question_id")
    .where("sitting", "=", id)
    .where("module", "=", number)
    .execute();
  const ids = placed.map(({ question_id }) => question_id);
  if (ids.length > 0) await unseal(db, ids);
}
