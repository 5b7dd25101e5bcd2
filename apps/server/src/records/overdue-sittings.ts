import type { Kysely } from "kysely";
import { isOverdue } from "../policies/exam-clock.ts";
import type { Database } from "./database.ts";
import type { SittingName } from "./sittings.ts";

/** Open sittings of all learners in which something was to happen by now: there is at most one of each learner. */
export async function overdueSittings(db: Kysely<Database>, now: Date): Promise<SittingName[]> {
  const rows = await db
    .selectFrom("sittings")
    .innerJoin("sitting_modules as module", "module.sitting", "sittings.id")
    .select(["sittings.uid", "sittings.id", "module.graded_at", "module.ended_at"])
    .select(["module.elapsed", "module.running_since", "module.time_limit"])
    .where("sittings.ended_at", "is", null)
    .where("sittings.discarded_at", "is", null)
    .execute();
  const bySitting = Map.groupBy(rows, ({ id }) => id);
  return [...bySitting.values()].flatMap((modules) => {
    const [{ uid, id } = { uid: "", id: "" }] = modules;
    const isBehind = modules.some((row) => isUncounted(row, now)) || modules.every(hasEnded);
    return isBehind ? [{ uid, id }] : [];
  });
}

interface ModuleTimes {
  readonly elapsed: number;
  readonly running_since: string | null;
  readonly time_limit: number | null;
  readonly ended_at: string | null;
  readonly graded_at: string | null;
}

function hasEnded({ ended_at }: ModuleTimes): boolean {
  return ended_at !== null;
}

/** Whether a module should have ended by now, or has and its answers do not count yet. */
function isUncounted(row: ModuleTimes, now: Date): boolean {
  if (hasEnded(row)) return row.graded_at === null;
  const { elapsed, running_since, time_limit: limit } = row;
  const since = running_since === null ? null : new Date(running_since);
  return isOverdue({ elapsed, since, limit }, now);
}
