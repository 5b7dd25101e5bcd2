import type { Kysely } from "kysely";

/** The estimates of difficulty that count, and by which of them an ability was worked out. */
export async function calibrations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("calibrations")
    .addColumn("model", "text", (column) => column.notNull())
    .addColumn("level", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("difficulty", "double precision", (column) => column.notNull())
    .addColumn("spread", "double precision", (column) => column.notNull())
    .addColumn("answers", "integer", (column) => column.notNull())
    .addColumn("accepted_at", "text", (column) => column.notNull())
    .addColumn("withdrawn_at", "text")
    .addColumn("revision", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("calibrations_key", ["model", "level", "kind", "version"])
    .execute();
  await db.schema
    .createIndex("calibrations_revised")
    .on("calibrations")
    .column("revision")
    .execute();
  await db.schema
    .alterTable("abilities")
    .addColumn("revision", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
