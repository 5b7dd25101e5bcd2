import { type Kysely, sql } from "kysely";

/**
 * What was missed, one row a question, with what has become of its twins. Of earlier misses the slip is known where the
 * question says it apart, and of their reasons nothing.
 */
export async function mistakes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("mistakes")
    .addColumn("question_id", "text", (column) =>
      column.primaryKey().references("issued_questions.id"),
    )
    .addColumn("uid", "text", (column) => column.notNull().references("users.uid"))
    .addColumn("skill", "text")
    .addColumn("slip", "text")
    .addColumn("miss_reason", "text", (column) => column.notNull())
    .addColumn("reason_told", "integer", (column) => column.notNull())
    .addColumn("times", "integer", (column) => column.notNull())
    .addColumn("missed_at", "text", (column) => column.notNull())
    .addColumn("missed_day", "text", (column) => column.notNull())
    .addColumn("right_day", "text")
    .addColumn("retired_day", "text")
    .execute();
  await db.schema
    .createIndex("mistakes_in_order")
    .on("mistakes")
    .columns(["uid", "missed_at", "question_id"])
    .execute();
  await db.schema
    .createIndex("mistakes_counted")
    .on("mistakes")
    .columns(["uid", "retired_day", "slip", "skill", "missed_day"])
    .execute();
  await takeEarlierIn(db);
}

/** Rows that are taken in at once. */
const PAGE = 500;

async function takeEarlierIn(db: Kysely<unknown>): Promise<void> {
  let rows = await missesAfter(db, "");
  while (rows.length > 0) {
    for (const { codes, answer, response_kind, ...row } of rows) {
      const slip = response_kind === "choice" ? slipIn(codes, answer) : null;
      const rest = sql`${row.skill}, ${slip}, 'gap', 0, 1, ${row.answered_at}, ${row.day}`;
      await sql`
        insert into mistakes
          (question_id, uid, skill, slip, miss_reason, reason_told, times, missed_at, missed_day)
        values (${row.question_id}, ${row.uid}, ${rest})
      `.execute(db);
    }
    rows = await missesAfter(db, rows.at(-1)?.question_id ?? "");
  }
}

interface Miss {
  readonly question_id: string;
  readonly uid: string;
  readonly response_kind: string | null;
  readonly answer: string | null;
  readonly answered_at: string;
  readonly day: string;
  readonly skill: string | null;
  readonly codes: string | null;
}

async function missesAfter(db: Kysely<unknown>, last: string): Promise<readonly Miss[]> {
  const found = await sql<Miss>`
    select question_id, answers.uid, response_kind, answer, answered_at, day, skill, codes
    from answers
    join issued_questions on issued_questions.id = answers.question_id
    where correct = 0 and question_id > ${last}
    order by question_id
    limit ${PAGE}
  `.execute(db);
  return found.rows;
}

/** The slip behind an option, where the question keeps them by letter. */
function slipIn(codes: string | null, letter: string | null): string | null {
  if (codes === null || letter === null) return null;
  const byLetter = JSON.parse(codes) as Readonly<Record<string, string | null>>; // only what was issued has any
  return byLetter[letter] ?? null;
}
