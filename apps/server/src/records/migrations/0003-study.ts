import { type Kysely, sql } from "kysely";

/** Study sessions, the questions' places in them, and how far each learner is in each topic. */
export async function study(db: Kysely<unknown>): Promise<void> {
  await createStudySessions(db);
  await placeQuestions(db);
  await createTopicProgress(db);
  await countEarlierAnswers(db);
}

async function createStudySessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("study_sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("uid", "text", (column) => column.notNull().references("users.uid"))
    .addColumn("topic", "text", (column) => column.notNull())
    .addColumn("mode", "text", (column) => column.notNull())
    .addColumn("started_at", "text", (column) => column.notNull())
    .addColumn("completed_at", "text")
    .addColumn("discarded_at", "text")
    .addColumn("questions_answered", "integer", (column) => column.notNull())
    .addColumn("score", "integer", (column) => column.notNull())
    .addColumn("total_time", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("study_sessions_one_open")
    .unique()
    .on("study_sessions")
    .columns(["uid", "topic", "mode"])
    .where(sql.ref("completed_at"), "is", null)
    .where(sql.ref("discarded_at"), "is", null)
    .execute();
  await db.schema
    .createIndex("study_sessions_history")
    .on("study_sessions")
    .columns(["uid", "completed_at"])
    .execute();
}

async function placeQuestions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("issued_questions")
    .addColumn("study_session", "text", (column) => column.references("study_sessions.id"))
    .execute();
  await db.schema.alterTable("issued_questions").addColumn("number", "integer").execute();
  await db.schema
    .createIndex("issued_questions_place")
    .unique()
    .on("issued_questions")
    .columns(["study_session", "number"])
    .execute();
}

async function createTopicProgress(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("topic_progress")
    .addColumn("uid", "text", (column) => column.notNull().references("users.uid"))
    .addColumn("topic", "text", (column) => column.notNull())
    .addColumn("answered", "integer", (column) => column.notNull())
    .addColumn("recent", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("topic_progress_key", ["uid", "topic"])
    .execute();
}

/** What learners answered before there was any progress is progress too. */
async function countEarlierAnswers(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into topic_progress (uid, topic, answered, recent)
    select
      uid,
      topic,
      count(*),
      string_agg(cast(correct as text), '' order by age desc) filter (where age <= 20)
    from (
      select
        answers.uid,
        topic,
        correct,
        row_number() over (
          partition by answers.uid, topic order by answered_at desc, question_id desc
        ) as age
      from answers
      join issued_questions on issued_questions.id = answers.question_id
    ) as dated
    group by uid, topic
  `.execute(db);
}
