import { atomically } from "./giving-way.ts";
import { lockLearner } from "./lock-learner.ts";
import type { Store } from "./overhaul-lease.ts";
import {
  readModule,
  sectionScoresOf,
  type SittingOutcome,
  type StoredSitting,
} from "./sitting-rows.ts";

/** Of two that work it out at once, what rests on less than has come by now is not kept; false then. */
export function keepOutcome(
  { db, differences }: Store,
  { uid, id, modules }: StoredSitting,
  outcome: SittingOutcome,
): Promise<boolean> {
  return atomically(db, async (transaction) => {
    await lockLearner(transaction, differences, uid);
    const rows = await transaction
      .selectFrom("sitting_modules")
      .selectAll()
      .where("sitting", "=", id)
      .orderBy("number")
      .execute();
    if (JSON.stringify(rows.map(readModule)) !== JSON.stringify(modules)) return false;
    await transaction
      .updateTable("sittings")
      .set({
        report: JSON.stringify(outcome),
        score: outcome.score && JSON.stringify(outcome.score),
        section_scores: JSON.stringify(sectionScoresOf(outcome)),
      })
      .where("id", "=", id)
      .where("uid", "=", uid)
      .execute();
    return true;
  });
}

export async function forgetOutcome(
  { db }: Store,
  { uid, id }: Pick<StoredSitting, "uid" | "id">,
): Promise<void> {
  await db
    .updateTable("sittings")
    .set({ report: null, score: null, section_scores: null })
    .where("id", "=", id)
    .where("uid", "=", uid)
    .execute();
}
