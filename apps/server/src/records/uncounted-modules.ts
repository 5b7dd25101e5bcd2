import type { Kysely } from "kysely";
import type { Database } from "./database.ts";

/** The learner's modules that were begun, and in which answers stand that do not count yet. */
export function uncountedModules(db: Kysely<Database>, uid: string) {
  return (
    db
      .selectFrom("sitting_modules as module")
      .innerJoin("sittings", "sittings.id", "module.sitting")
      .select("module.sitting")
      .where("module.uid", "=", uid)
      .where("begun_at", "is not", null)
      .where("graded_at", "is", null)
      // What was given up never counts.
      .where("discarded_at", "is", null)
  );
}
