import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * How far the callers have used up their allowances. Unlogged, since a crash may as well restore them all, and no
 * call should wait for the disk on their account. Beside SQLite they are kept in memory: see `dialects.ts`.
 */
export async function limits(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await db.schema
    .createTable("limits")
    .modifyFront(sql`unlogged`)
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("restored_at", "bigint", (column) => column.notNull())
    .execute();
}
