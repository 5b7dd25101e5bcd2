import { type Kysely, sql } from "kysely";

/** Tests that are sat: their modules with clock and work, and which questions stand in them. */
export async function sittings(db: Kysely<unknown>): Promise<void> {
  await createSittings(db);
  await createModules(db);
  await db.schema
    .createTable("sitting_questions")
    .addColumn("question_id", "text", (column) =>
      column.primaryKey().references("issued_questions.id"),
    )
    .addColumn("uid", "text", (column) => column.notNull().references("users.uid"))
    .addColumn("sitting", "text", (column) => column.notNull().references("sittings.id"))
    .addColumn("module", "integer", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("scored", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("sitting_questions_place")
    .unique()
    .on("sitting_questions")
    .columns(["sitting", "module", "number"])
    .execute();
  await db.schema
    .createIndex("sitting_questions_learner")
    .on("sitting_questions")
    .column("uid")
    .execute();
  await db.schema.alterTable("issued_questions").addColumn("sealed", "integer").execute();
}

async function createSittings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sittings")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("uid", "text", (column) => column.notNull().references("users.uid"))
    .addColumn("test", "text", (column) => column.notNull())
    .addColumn("timing", "text", (column) => column.notNull())
    .addColumn("extra_breaks", "integer", (column) => column.notNull())
    .addColumn("mode", "text", (column) => column.notNull())
    .addColumn("time_zone", "text", (column) => column.notNull())
    .addColumn("started_at", "text", (column) => column.notNull())
    .addColumn("ended_at", "text")
    .addColumn("discarded_at", "text")
    .addColumn("report", "text")
    .addColumn("score", "text")
    .execute();
  await db.schema
    .createIndex("sittings_one_open")
    .unique()
    .on("sittings")
    .columns(["uid"])
    .where(sql.ref("ended_at"), "is", null)
    .where(sql.ref("discarded_at"), "is", null)
    .execute();
  await db.schema
    .createIndex("sittings_unreported")
    .on("sittings")
    .column("ended_at")
    .where(sql.ref("ended_at"), "is not", null)
    .where(sql.ref("report"), "is", null)
    .execute();
  await db.schema
    .createIndex("sittings_ended")
    .on("sittings")
    .columns(["uid", "ended_at"])
    .execute();
}

async function createModules(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sitting_modules")
    .addColumn("sitting", "text", (column) => column.notNull().references("sittings.id"))
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("uid", "text", (column) => column.notNull().references("users.uid"))
    .addColumn("section", "text")
    .addColumn("questions", "integer", (column) => column.notNull())
    .addColumn("time_limit", "integer")
    .addColumn("break_after", "integer", (column) => column.notNull())
    .addColumn("route", "text")
    .addColumn("assembled_at", "text")
    .addColumn("unmet", "text", (column) => column.notNull())
    .addColumn("begun_at", "text")
    // More than an integer of PostgreSQL holds, in an untimed module that nobody ends.
    .addColumn("elapsed", "double precision", (column) => column.notNull())
    .addColumn("running_since", "text")
    .addColumn("ended_at", "text")
    .addColumn("ended", "text")
    .addColumn("graded_at", "text")
    .addColumn("late", "text", (column) => column.notNull())
    .addColumn("work", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("sitting_modules_key", ["sitting", "number"])
    .execute();
  await db.schema
    .createIndex("sitting_modules_learner")
    .on("sitting_modules")
    .column("uid")
    .execute();
  await db.schema
    .createIndex("sitting_modules_running")
    .on("sitting_modules")
    .column("running_since")
    .where(sql.ref("running_since"), "is not", null)
    .execute();
  await db.schema
    .createIndex("sitting_modules_ungraded")
    .on("sitting_modules")
    .column("ended_at")
    .where(sql.ref("ended_at"), "is not", null)
    .where(sql.ref("graded_at"), "is", null)
    .execute();
}
