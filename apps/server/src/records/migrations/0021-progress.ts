import type { Kysely } from "kysely";

/** Answers by their skill, with all that their figures are made of, and what was believed of learners from day to day. */
export async function progress(db: Kysely<unknown>): Promise<void> {
  await createIndex(db);
  await createAbilityDays(db);
}

/** What is summed stands last: no answer is looked at itself. */
async function createIndex(db: Kysely<unknown>): Promise<void> {
  const order = ["uid", "asked_skill", "answered_at", "question_id"];
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
