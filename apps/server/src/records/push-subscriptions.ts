import { MOST_SUBSCRIPTIONS, type PushSubscription } from "@sat/contract";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "./database.ts";
import type { PushSubscriptionsTable } from "./push-subscriptions-table.ts";
import { isGone } from "./gone.ts";

/** A browser that a learner is reminded in. */
export interface StoredSubscription extends PushSubscription {
  readonly uid: string;
  /** When it is looked at next. */
  readonly dueAt: Date;
  /** The local day, `YYYY-MM-DD`, of the latest reminder. */
  readonly remindedDay: string | null;
}

/** What is made of a browser that was due. */
export interface Claim {
  readonly nextDueAt: Date;
  readonly remindedDay: string | null;
}

export interface PushSubscriptions {
  /** Keeps a browser as this learner's, whosever it was; beyond the most there may be, the first to come is forgotten. */
  keep(uid: string, subscription: PushSubscription, at: { now: Date; dueAt: Date }): Promise<void>;
  /** All of a learner's, the first to come first. */
  list(uid: string): Promise<StoredSubscription[]>;
  /** Those that are due, so many of them after another, the first due first. */
  due(now: Date, limit: number, after?: StoredSubscription): Promise<StoredSubscription[]>;
  /** Takes what is due for one's own, in one statement; false if somebody else has, or it is gone. */
  claim(due: StoredSubscription, claim: Claim): Promise<boolean>;
  remove(uid: string, endpoint: string): Promise<void>;
}

export function pushSubscriptionsIn(db: Kysely<Database>): PushSubscriptions {
  return {
    async keep(uid, subscription, at) {
      try {
        await db.transaction().execute(async (transaction) => {
          await store(transaction, rowOf(uid, subscription, at));
          await forgetFirst(transaction, uid);
        });
      } catch (error) {
        // The learner has left meanwhile.
        if (!isGone(error)) throw error;
      }
    },

    async list(uid) {
      const rows = await db
        .selectFrom("push_subscriptions")
        .selectAll()
        .where("uid", "=", uid)
        .orderBy("created_at")
        .orderBy("endpoint")
        .execute();
      return rows.map(read);
    },

    async due(now, limit, after) {
      return (await dueRows(db, { now, limit, after })).map(read);
    },

    async claim({ endpoint, dueAt }, { nextDueAt, remindedDay }) {
      const claimed = await db
        .updateTable("push_subscriptions")
        .set({ due_at: nextDueAt.toISOString(), reminded_day: remindedDay })
        .where("endpoint", "=", endpoint)
        .where("due_at", "=", dueAt.toISOString())
        .returning("endpoint")
        .executeTakeFirst();
      return claimed !== undefined;
    },

    async remove(uid, endpoint) {
      await db
        .deleteFrom("push_subscriptions")
        .where("endpoint", "=", endpoint)
        .where("uid", "=", uid)
        .execute();
    },
  };
}

function rowOf(
  uid: string,
  { endpoint, keys, timeZone }: PushSubscription,
  { now, dueAt }: { readonly now: Date; readonly dueAt: Date },
): Selectable<PushSubscriptionsTable> {
  return {
    endpoint,
    uid,
    ...keys,
    time_zone: timeZone,
    created_at: now.toISOString(),
    due_at: dueAt.toISOString(),
    reminded_day: null,
  };
}

interface Piece {
  readonly now: Date;
  readonly limit: number;
  readonly after: StoredSubscription | undefined;
}

function dueRows(db: Kysely<Database>, { now, limit, after }: Piece) {
  const place = [after?.dueAt.toISOString() ?? "", after?.endpoint ?? ""] as const;
  return db
    .selectFrom("push_subscriptions")
    .selectAll()
    .where("due_at", "<=", now.toISOString())
    .where(({ eb, refTuple, tuple }) => eb(refTuple("due_at", "endpoint"), ">", tuple(...place)))
    .orderBy("due_at")
    .orderBy("endpoint")
    .limit(limit)
    .execute();
}

/** Whoever subscribes again on a day with a reminder has had that reminder. */
async function store(
  transaction: Kysely<Database>,
  row: Selectable<PushSubscriptionsTable>,
): Promise<void> {
  const { endpoint: _, reminded_day: __, ...changed } = row;
  await transaction
    .insertInto("push_subscriptions")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("endpoint").doUpdateSet((stored) => ({
        ...changed,
        reminded_day: stored
          .case()
          .when("push_subscriptions.uid", "=", row.uid)
          .then(stored.ref("push_subscriptions.reminded_day"))
          .end(),
      })),
    )
    .execute();
}

async function forgetFirst(transaction: Kysely<Database>, uid: string): Promise<void> {
  const beyond = await transaction
    .selectFrom("push_subscriptions")
    .select("endpoint")
    .where("uid", "=", uid)
    .orderBy("created_at", "desc")
    .orderBy("endpoint")
    .offset(MOST_SUBSCRIPTIONS)
    // SQLite knows no offset alone; there is one more at most, but for calls at the same time.
    .limit(MOST_SUBSCRIPTIONS)
    .execute();
  if (beyond.length === 0) return;
  const endpoints = beyond.map(({ endpoint }) => endpoint);
  await transaction.deleteFrom("push_subscriptions").where("endpoint", "in", endpoints).execute();
}

function read(row: Selectable<PushSubscriptionsTable>): StoredSubscription {
  const { p256dh, auth } = row;
  return {
    endpoint: row.endpoint,
    uid: row.uid,
    keys: { p256dh, auth },
    timeZone: row.time_zone,
    dueAt: new Date(row.due_at),
    remindedDay: row.reminded_day,
  };
}
