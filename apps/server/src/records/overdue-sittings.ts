import type { Kysely } from "kysely";
import { isOverdue } from "../policies/exam-clock.ts";
import type { Database } from "./database.ts";
import type { SittingName } from "./sittings.ts";

/** Sittings of one kind that one look finds; the next look finds more. */
const AT_ONCE = 20;

/** Sittings of all learners in which something was to happen by now, read from indexes of such alone. */
export async function overdueSittings(db: Kysely<Database>, now: Date): Promise<SittingName[]> {
  const found = [...(await runOut(db, now)), ...(await uncounted(db)), ...(await unreported(db))];
  return [...new Map(found.map(({ uid, id }) => [id, { uid, id }])).values()];
}

/** In which a module should have ended by now: those first that have run longest. */
async function runOut(db: Kysely<Database>, now: Date): Promise<SittingName[]> {
  const rows = await db
    .selectFrom("sitting_modules as module")
    .innerJoin("sittings", "sittings.id", "module.sitting")
    .select(["module.uid", "module.sitting as id", "elapsed", "running_since", "time_limit"])
    .where("running_since", "is not", null)
    .where("time_limit", "is not", null)
    .where("module.ended_at", "is", null)
    .where("discarded_at", "is", null)
    .orderBy("running_since")
    .execute();
  return rows
    .filter(({ elapsed, running_since: since, time_limit: limit }) =>
      isOverdue({ elapsed, since: since === null ? null : new Date(since), limit }, now),
    )
    .slice(0, AT_ONCE);
}

/** In which a module has ended, and its answers do not count yet: what follows an end was broken off. */
function uncounted(db: Kysely<Database>): Promise<SittingName[]> {
  return db
    .selectFrom("sitting_modules as module")
    .innerJoin("sittings", "sittings.id", "module.sitting")
    .select(["module.uid", "module.sitting as id"])
    .where("module.ended_at", "is not", null)
    .where("graded_at", "is", null)
    .where("discarded_at", "is", null)
    .limit(AT_ONCE)
    .execute();
}

/** That have ended, and of which it is not worked out what they have come to, as of those that an import brought. */
function unreported(db: Kysely<Database>): Promise<SittingName[]> {
  return db
    .selectFrom("sittings")
    .select(["uid", "id"])
    .where("ended_at", "is not", null)
    .where("section_scores", "is", null)
    .orderBy("ended_at")
    .limit(AT_ONCE)
    .execute();
}
