import type { Kysely } from "kysely";

/** What may come again, in the order in which it does: what was never shown by when it was issued, all else by when it was shown. */
export async function comingAgain(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("issued_questions_again")
    .on("issued_questions")
    .columns(["uid", "section", "level", "shown_at", "issued_at", "id"])
    .execute();
}
