import { randomUUID } from "node:crypto";
import { MOST_PAPERS } from "@sat/contract";
import { NO_WORK } from "@sat/item";
import type { ExpressionBuilder, Kysely, Transaction } from "kysely";
import { refuseWhile } from "../policies/overhaul.ts";
import type { Database } from "./database.ts";
import { atomically } from "./giving-way.ts";
import { LEASE_COLUMNS, leaseIn, type Store } from "./overhaul-lease.ts";
import { moduleColumns, type SittingChoice, type StoredModule } from "./sitting-rows.ts";

/** A module as it is before it is begun. */
export interface PlannedModule extends Pick<
  StoredModule,
  "section" | "questions" | "breakAfter" | "route"
> {
  /** Milliseconds that it may take; null if untimed. */
  readonly limit: number | null;
}

/** A test that is to be started. */
export interface SittingStart extends SittingChoice {
  readonly uid: string;
  readonly modules: readonly PlannedModule[];
  readonly now: Date;
}

/** Id of the learner's test on screen that goes on, else of the one that is started now. */
export function openSitting(store: Store, start: SittingStart): Promise<string> {
  return oneAfterTheOther(store, start.uid, async (transaction) => {
    const open = await openOnScreen(transaction, start.uid).select("id").executeTakeFirst();
    return open?.id ?? insertSitting(transaction, start);
  });
}

/** Id of the learner's open paper of this test, else of the one that is started now; none if too many are open. */
export function openPaper(store: Store, start: SittingStart): Promise<string | undefined> {
  return oneAfterTheOther(store, start.uid, async (transaction) => {
    const papers = await openPapers(transaction, start.uid).select(["id", "test"]).execute();
    const same = papers.find(({ test }) => test === JSON.stringify(start.test));
    if (same !== undefined) return same.id;
    return papers.length < MOST_PAPERS ? insertSitting(transaction, start) : undefined;
  });
}

/** The learner's test that goes on, unless it is on paper: there is at most one. */
export function openOnScreen(db: Kysely<Database>, uid: string) {
  return db
    .selectFrom("sittings")
    .where("uid", "=", uid)
    .where(isOpen)
    .where("mode", "<>", "paper");
}

/** The learner's tests on paper whose answers have not been entered. */
export function openPapers(db: Kysely<Database>, uid: string) {
  return db.selectFrom("sittings").where("uid", "=", uid).where(isOpen).where("mode", "=", "paper");
}

/** Those that have neither ended nor been discarded. */
export function isOpen({ and, eb }: ExpressionBuilder<Database, "sittings">) {
  return and([eb("ended_at", "is", null), eb("discarded_at", "is", null)]);
}

/** Also of parallel calls, also by several processes, one starts a test and the others find it. */
function oneAfterTheOther<Found>(
  { db, differences }: Store,
  uid: string,
  start: (transaction: Transaction<Database>) => Promise<Found>,
): Promise<Found> {
  return atomically(db, async (transaction) => {
    const user = transaction.selectFrom("users").select(LEASE_COLUMNS).where("uid", "=", uid);
    const locked = await differences.lockUser(user).executeTakeFirstOrThrow();
    refuseWhile(leaseIn(locked)?.overhaul);
    return start(transaction);
  });
}

async function insertSitting(
  transaction: Transaction<Database>,
  { uid, modules, now, ...choice }: SittingStart,
): Promise<string> {
  const id = randomUUID();
  await transaction
    .insertInto("sittings")
    .values({
      id,
      uid,
      test: JSON.stringify(choice.test),
      timing: choice.timing,
      extra_breaks: Number(choice.extraBreaks),
      mode: choice.mode,
      time_zone: choice.timeZone,
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
