import type { Kysely } from "kysely";

/** Users, their sessions, questions and answers, and what a sign-in needs. */
export async function initial(db: Kysely<unknown>): Promise<void> {
  await createUsers(db);
  await createSignIn(db);
  await createIssuedQuestions(db);
  await createAnswers(db);
}

async function createUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("users")
    .addColumn("uid", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("display_name", "text", (column) => column.notNull())
    .addColumn("display_name_changed", "integer", (column) => column.notNull())
    .addColumn("photo_url", "text")
    .addColumn("email_verified", "integer", (column) => column.notNull())
    .addColumn("join_date", "text", (column) => column.notNull())
    .addColumn("last_login_date", "text", (column) => column.notNull())
    .addColumn("preferences", "text", (column) => column.notNull())
    .addColumn("stats", "text", (column) => column.notNull())
    .addColumn("last_day", "text")
    .execute();
}

async function createSignIn(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sessions")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("uid", "text", (column) => column.notNull().references("users.uid"))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("sign_ins")
    .addColumn("state_hash", "text", (column) => column.primaryKey())
    .addColumn("nonce", "text", (column) => column.notNull())
    .addColumn("code_verifier", "text", (column) => column.notNull())
    .addColumn("mode", "text", (column) => column.notNull())
    .addColumn("browser_hash", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  // Every new sign-in sweeps out those that have expired.
  await db.schema.createIndex("sign_ins_expiry").on("sign_ins").column("expires_at").execute();
  await db.schema
    .createTable("local_accounts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
}

async function createIssuedQuestions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("issued_questions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("uid", "text", (column) => column.notNull().references("users.uid"))
    .addColumn("item_id", "text", (column) => column.notNull())
    .addColumn("round", "integer", (column) => column.notNull())
    .addColumn("section", "text", (column) => column.notNull())
    .addColumn("topic", "text", (column) => column.notNull())
    .addColumn("model", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("level", "text", (column) => column.notNull())
    .addColumn("seed", "integer", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("archetype", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("issued_at", "text", (column) => column.notNull())
    .addUniqueConstraint("issued_questions_once", ["uid", "item_id", "round"])
    .execute();
  await db.schema
    .createIndex("issued_questions_recent")
    .on("issued_questions")
    .columns(["uid", "issued_at"])
    .execute();
  await db.schema
    .createIndex("issued_questions_walk")
    .on("issued_questions")
    .columns(["uid", "model", "version", "level", "position"])
    .execute();
}

async function createAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("answers")
    .addColumn("question_id", "text", (column) =>
      column.primaryKey().references("issued_questions.id"),
    )
    .addColumn("uid", "text", (column) => column.notNull().references("users.uid"))
    .addColumn("answer", "text")
    .addColumn("correct", "integer", (column) => column.notNull())
    .addColumn("time_spent", "integer", (column) => column.notNull())
    .addColumn("auto_submitted", "integer", (column) => column.notNull())
    .addColumn("answered_at", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("stats_after", "text", (column) => column.notNull())
    .execute();
}
