import { randomUUID } from "node:crypto";
import type { SittingSummary } from "@sat/contract";
import { NO_WORK } from "@sat/item";
import type { Kysely } from "kysely";
import { refuseWhile } from "../policies/overhaul.ts";
import type { Database } from "./database.ts";
import { atomically } from "./giving-way.ts";
import { lockLearner } from "./lock-learner.ts";
import { overdueSittings } from "./overdue-sittings.ts";
import { LEASE_COLUMNS, leaseIn, type Store } from "./overhaul-lease.ts";
import { unseal } from "./sealed-questions.ts";
import { forgetOutcome, keepOutcome } from "./sitting-outcomes.ts";
import {
  moduleColumns,
  readModule,
  readSitting,
  type SittingChoice,
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

/** A module as it is before it is begun. */
export interface PlannedModule extends Pick<
  StoredModule,
  "section" | "questions" | "breakAfter" | "route"
> {
  /** Milliseconds that it may take; null if untimed. */
  readonly limit: number | null;
}

interface SittingStart extends SittingChoice {
  readonly uid: string;
  readonly modules: readonly PlannedModule[];
  readonly now: Date;
}

export interface Sittings {
  /** Id of the learner's open sitting, started now if there was none; there is at most one. */
  open(start: SittingStart): Promise<string>;
  /** The sitting with its modules, unless it was discarded. */
  find(name: SittingName): Promise<StoredSitting | undefined>;
  findOpen(uid: string): Promise<StoredSitting | undefined>;
  /** Open sittings, whosever they are, in which a module should have ended by now, or has and does not count yet. */
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
    find: ({ uid, id }) => findSitting(db, { uid, id }),
    findOpen: (uid) => findSitting(db, { uid }),
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
        .where("report", "is", null)
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    changeModule: (name, change) => changeModule(store, name, change),

    end: (name, now) => end(store, name, now),

    keepOutcome: (sitting, outcome) => keepOutcome(store, sitting, outcome),

    forgetOutcome: (name) => forgetOutcome(store, name),

    discard: (name, now) => discard(store, name, now),
  };
}

/** Also of parallel calls, also by several processes, one starts it and the others find it. */
async function openSitting({ db, differences }: Store, start: SittingStart): Promise<string> {
  const { uid, modules, now } = start;
  return atomically(db, async (transaction) => {
    const user = transaction.selectFrom("users").select(LEASE_COLUMNS).where("uid", "=", uid);
    const locked = await differences.lockUser(user).executeTakeFirstOrThrow();
    refuseWhile(leaseIn(locked)?.overhaul);
    const open = await findSitting(transaction, { uid });
    if (open !== undefined) return open.id;
    const id = randomUUID();
    await transaction
      .insertInto("sittings")
      .values({
        id,
        uid,
        test: JSON.stringify(start.test),
        timing: start.timing,
        extra_breaks: Number(start.extraBreaks),
        mode: start.mode,
        time_zone: start.timeZone,
        started_at: now.toISOString(),
      })
      .execute();
    const rows = modules.map((planned, index) => ({
      sitting: id,
      uid,
      number: index + 1,
      ...moduleColumns(notBegun(planned, index + 1)),
    }));
    await transaction.insertInto("sitting_modules").values(rows).execute();
    return id;
  });
}

function notBegun({ limit, ...planned }: PlannedModule, number: number): StoredModule {
  return {
    ...planned,
    number,
    assembledAt: null,
    unmet: [],
    begunAt: null,
    clock: { elapsed: 0, since: null, limit },
    endedAt: null,
    ended: null,
    gradedAt: null,
    late: [],
    work: NO_WORK,
  };
}

/** The sitting of this id, else the open one. */
async function findSitting(
  db: Kysely<Database>,
  { uid, id }: { readonly uid: string; readonly id?: string },
): Promise<StoredSitting | undefined> {
  const row = await db
    .selectFrom("sittings")
    .selectAll()
    .where("uid", "=", uid)
    .where("discarded_at", "is", null)
    .$if(id === undefined, (query) => query.where("ended_at", "is", null))
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
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

function openOnes(db: Kysely<Database>, uid: string) {
  return db
    .updateTable("sittings")
    .where("uid", "=", uid)
    .where("ended_at", "is", null)
    .where("discarded_at", "is", null);
}

function discard(
  { db, differences }: Store,
  { uid, id }: SittingName,
  now: Date,
): Promise<boolean> {
  return atomically(db, async (transaction) => {
    await lockLearner(transaction, differences, uid);
    const discarded = await openOnes(transaction, uid)
      .set({ discarded_at: now.toISOString() })
      .where("id", "=", id)
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
    await openOnes(transaction, uid)
      .set({ ended_at: now.toISOString() })
      .where("id", "=", id)
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
