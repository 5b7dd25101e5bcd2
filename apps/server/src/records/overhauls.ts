import { type Overhaul, refuseWhile } from "../policies/overhaul.ts";
import { forgetAnswers, forgetRest } from "./erasure.ts";
import { isHeld, LEASE_COLUMNS, leaseIn, type Store, takeOver } from "./overhaul-lease.ts";

export interface Overhauls {
  /**
   * Refuses while an overhaul of the account is under way. One that was broken off is brought to its end first: an
   * import is undone, as a reset would, since its file is gone; the learner of a deletion is gone then.
   */
  refuseUnderWay(uid: string, clock: () => Date): Promise<void>;
  /** Brings all to their ends that were broken off, whosever they are, and reports each that it could not. */
  finishBrokenOff(clock: () => Date, report: (error: unknown) => void): Promise<void>;
}

export function overhaulsIn(store: Store): Overhauls {
  return {
    async refuseUnderWay(uid, clock) {
      refuseWhile(await underWay(store, uid, clock));
    },

    async finishBrokenOff(clock, report) {
      const marked = await store.db
        .selectFrom("users")
        .select("uid")
        .where("import_id", "is not", null)
        .execute();
      for (const { uid } of marked) await underWay(store, uid, clock).catch(report);
    },
  };
}

/** What is under way; what was broken off is no more once this says so. */
async function underWay(
  store: Store,
  uid: string,
  clock: () => Date,
): Promise<Overhaul | undefined> {
  const row = await store.db
    .selectFrom("users")
    .select(LEASE_COLUMNS)
    .where("uid", "=", uid)
    .executeTakeFirst();
  const lease = leaseIn(row);
  if (lease?.overhaul === "deletion") {
    // Whoever has begun it need not be waited for.
    await forgetRest(store, uid);
    return undefined;
  }
  if (lease === undefined || isHeld(lease, clock())) return lease?.overhaul;
  const own = await takeOver(store, lease, clock);
  if (own === undefined) return underWay(store, uid, clock);
  await forgetAnswers(store, own, clock);
  return undefined;
}
