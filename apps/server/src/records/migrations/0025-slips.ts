import { type Kysely, sql } from "kysely";

/**
 * The slip behind each wrong answer stands with it, so that slips can be counted by day, and what is believed of the
 * domains with what is believed of the sections. Of earlier answers the slip is known where the question says it by
 * option, or the mistake book has it; days are told of domains once abilities are worked out anew.
 */
export async function slips(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("answers").addColumn("slip", "text").execute();
  await findEarlier(db);
  await db.schema
    .createIndex("answers_by_slip")
    .on("answers")
    .columns(["uid", "day", "slip"])
    .where(sql.ref("slip"), "is not", null)
    .execute();
  await db.schema.alterTable("ability_days").addColumn("domains", "text").execute();
  await sql`delete from abilities`.execute(db);
}

/** Answers that are looked at at once. */
const PAGE = 500;

async function findEarlier(db: Kysely<unknown>): Promise<void> {
  let rows = await missesAfter(db, "");
  while (rows.length > 0) {
    for (const { question_id, response_kind, answer, codes, booked } of rows) {
      const slip = (response_kind === "choice" ? slipIn(codes, answer) : null) ?? booked;
      if (slip !== null)
        await sql`update answers set slip = ${slip} where question_id = ${question_id}`.execute(db);
    }
    rows = await missesAfter(db, rows.at(-1)?.question_id ?? "");
  }
}

interface Miss {
  readonly question_id: string;
  readonly response_kind: string | null;
  readonly answer: string | null;
  readonly codes: string | null;
  /** The slip that the mistake book has. */
  readonly booked: string | null;
}

async function missesAfter(db: Kysely<unknown>, last: string): Promise<readonly Miss[]> {
  const found = await sql<Miss>`
    select answers.question_id, response_kind, answer, codes, mistakes.slip as booked
    from answers
    join issued_questions on issued_questions.id = answers.question_id
    left join mistakes on mistakes.question_id = answers.question_id
    where correct = 0 and answers.question_id > ${last}
    order by answers.question_id
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
