import type { Kysely } from "kysely";
import { giveWay } from "../policies/give-way.ts";
import type { Database } from "./database.ts";
import { ANSWER_COLUMNS } from "./learner-answers.ts";

/** Rows that are read in one piece. */
const PIECE = 250;

/** What a learner has answered and in what order, with what was asked; others have their turn between two pieces. */
export async function* answersInOrder(db: Kysely<Database>, uid: string) {
  let rows = await answersAfter(db, uid, undefined);
  while (rows.length > 0) {
    yield* rows;
    await giveWay();
    rows = await answersAfter(db, uid, rows.at(-1));
  }
}

function answersAfter(
  db: Kysely<Database>,
  uid: string,
  last: { readonly answered_at: string; readonly question_id: string } | undefined,
) {
  return db
    .selectFrom("answers")
    .innerJoin("issued_questions", "issued_questions.id", "answers.question_id")
    .select(["answered_at", "question_id", "answer"])
    .select(ANSWER_COLUMNS)
    .select(["model", "version", "level", "source", "codes"])
    .where("answers.uid", "=", uid)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("answered_at", "question_id"),
        ">",
        tuple(last?.answered_at ?? "", last?.question_id ?? ""),
      ),
    )
    .orderBy("answered_at")
    .orderBy("question_id")
    .limit(PIECE)
    .execute();
}
