import type { Kysely } from "kysely";

/** Whether a question was issued for the stock of a browser; of earlier ones it matters no more. */
export async function forStock(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("issued_questions")
    .addColumn("for_stock", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
