import { type Kysely, sql } from "kysely";

/** Answers by their skill, with all that figures are made of, and what was believed of learners from day to day. */
export async function progress(db: Kysely<unknown>): Promise<void> {
  await nameSkill(db);
  await createIndex(db);
  await createAbilityDays(db);
}

async function nameSkill(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("answers").addColumn("skill", "text").execute();
  await sql`
    update answers set skill = (
      select skill from issued_questions where issued_questions.id = answers.question_id
    )
  `.execute(db);
}

/** What is summed stands last: no answer is looked at itself. */
async function createIndex(db: Kysely<unknown>): Promise<void> {
  const order = ["uid", "skill", "answered_at", "question_id"];
  const summed = ["day", "correct", "time_spent", "confidence"];
  await db.schema
    .createIndex("answers_by_skill")
    .on("answers")
    .columns([...order, ...summed])
    .execute();
}

async function createAbilityDays(db: Kysely<unknown>): Promise<void> {
  const figures = [
    "reading_writing_mean",
    "reading_writing_spread",
    "math_mean",
    "math_spread",
  ] as const;
  let table = db.schema
    .createTable("ability_days")
    .addColumn("uid", "text", (column) => column.notNull().references("users.uid"))
    .addColumn("day", "text", (column) => column.notNull());
  for (const figure of figures)
    table = table.addColumn(figure, "double precision", (column) => column.notNull());
  await table.addPrimaryKeyConstraint("ability_days_key", ["uid", "day"]).execute();
}
