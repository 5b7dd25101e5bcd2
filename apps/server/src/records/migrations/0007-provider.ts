import type { Kysely } from "kysely";

/**
 * What the embedded identity provider remembers while somebody signs in, and its keys: one browser's sign-in may
 * meet any of the processes that serve side by side.
 */
export async function provider(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("provider_states")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("grant_id", "text")
    .addColumn("consumed_at", "text")
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  // Every new sign-in sweeps out those that have expired.
  await db.schema
    .createIndex("provider_states_expiry")
    .on("provider_states")
    .column("expires_at")
    .execute();
  await db.schema
    .createTable("provider_keys")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
}
