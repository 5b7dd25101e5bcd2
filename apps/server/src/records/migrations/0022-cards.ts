import { type Kysely, sql } from "kysely";

/**
 * What is asked again so that it sticks: a card of each slip in a skill, and of words. It has few rows a learner, all of
 * which are read at once. Of what was missed earlier and is still open, the latest miss of each kind makes one; it is due.
 */
export async function cards(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("cards")
    .addColumn("uid", "text", (column) => column.notNull().references("users.uid"))
    .addColumn("skill", "text", (column) => column.notNull())
    .addColumn("slip", "text", (column) => column.notNull())
    .addColumn("words", "text", (column) => column.notNull())
    .addColumn("question_id", "text", (column) => column.notNull())
    .addColumn("due_day", "text", (column) => column.notNull())
    .addColumn("seen_day", "text", (column) => column.notNull())
    .addColumn("missed_day", "text", (column) => column.notNull())
    .addColumn("stability", "double precision", (column) => column.notNull())
    .addColumn("difficulty", "double precision", (column) => column.notNull())
    .addColumn("reps", "integer", (column) => column.notNull())
    .addColumn("lapses", "integer", (column) => column.notNull())
    .addColumn("asked_at", "text")
    .addPrimaryKeyConstraint("cards_key", ["uid", "skill", "slip", "words"])
    .execute();
  await takeEarlierIn(db);
}

/** The memory is that of a card which was missed once. */
async function takeEarlierIn(db: Kysely<unknown>): Promise<void> {
  const isOfWords = sql`mistakes.skill = 'WIC' and source is not null`;
  await sql`
    insert into cards
      (uid, skill, slip, words, question_id, due_day, seen_day, missed_day, stability, difficulty, reps, lapses)
    select uid, skill, slip, words, question_id, missed_day, missed_day, missed_day, 0.212, 6.4133, 1, 0
    from (
      select named.*, row_number() over (
        partition by uid, skill, slip, words order by missed_at desc, question_id
      ) as place
      from (
        select mistakes.uid, mistakes.skill, question_id, missed_at, missed_day,
          case when ${isOfWords} then '' else slip end as slip,
          case when ${isOfWords} then source else '' end as words
        from mistakes
        join issued_questions on issued_questions.id = question_id
        where retired_day is null and mistakes.skill is not null and slip is not null
      ) as named
    ) as latest
    where place = 1
  `.execute(db);
}
