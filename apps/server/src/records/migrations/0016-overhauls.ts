import { type Kysely, sql } from "kysely";

/**
 * Which overhaul of an account is under way, where an import was the only one before; those broken off, and whose
 * sessions are whose, are found by an index each.
 */
export async function overhauls(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").addColumn("overhaul", "text").execute();
  await db.schema
    .createIndex("users_overhauled")
    .on("users")
    .column("uid")
    .where(sql.ref("import_id"), "is not", null)
    .execute();
  await db.schema.createIndex("sessions_of_learner").on("sessions").column("uid").execute();
}
