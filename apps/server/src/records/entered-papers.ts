import type { ModuleWork } from "@sat/item";
import { atomically } from "./giving-way.ts";
import { lockLearner } from "./lock-learner.ts";
import { openPapers } from "./opened-sittings.ts";
import type { Store } from "./overhaul-lease.ts";
import type { SittingName } from "./sittings.ts";

/** What was answered on paper. */
export interface EnteredPaper extends SittingName {
  /** By module, in their order. */
  readonly works: readonly ModuleWork[];
  readonly now: Date;
}

/** Ends a test on paper with what was answered in its modules; one that has ended stays as it is. */
export function enterPaper(
  { db, differences }: Store,
  { uid, id, works, now }: EnteredPaper,
): Promise<void> {
  return atomically(db, async (transaction) => {
    await lockLearner(transaction, differences, uid);
    const open = await openPapers(transaction, uid)
      .select("id")
      .where("id", "=", id)
      .executeTakeFirst();
    if (open === undefined) return;
    const at = now.toISOString();
    for (const [index, work] of works.entries())
      await transaction
        .updateTable("sitting_modules")
        .set({ begun_at: at, ended_at: at, ended: "handed-in", work: JSON.stringify(work) })
        .where("sitting", "=", id)
        .where("number", "=", index + 1)
        .execute();
    await transaction.updateTable("sittings").set({ ended_at: at }).where("id", "=", id).execute();
  });
}

/** Keeps when the key of a test on paper was opened first; of one that has ended it is open anyway. */
export async function openKey(
  { db }: Store,
  { uid, id, now }: SittingName & { readonly now: Date },
): Promise<void> {
  await db
    .updateTable("sittings")
    .set({ key_opened_at: now.toISOString() })
    .where("id", "=", id)
    .where("uid", "=", uid)
    .where("mode", "=", "paper")
    .where("ended_at", "is", null)
    .where("key_opened_at", "is", null)
    .execute();
}
