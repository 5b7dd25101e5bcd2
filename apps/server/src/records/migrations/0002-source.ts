import type { Kysely } from "kysely";

/** Which fact card a question draws on, so that a learner does not meet one card twice in a row. */
export async function source(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("issued_questions").addColumn("source", "text").execute();
}
