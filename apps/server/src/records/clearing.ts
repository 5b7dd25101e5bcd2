import type { Kysely } from "kysely";
import { giveWay } from "../policies/give-way.ts";
import type { Database } from "./database.ts";

interface ClearingOptions {
  /** Whether it is forgotten, too, which questions were left unanswered. */
  readonly skips?: boolean;
}

/** Rows that are changed in one statement. */
const PIECE = 100;

/**
 * Forgets answers and study sessions of an account that nobody else uses meanwhile. What has been forgotten when it is
 * broken off stays so, and it can be done again.
 */
export async function clearInPieces(
  db: Kysely<Database>,
  uid: string,
  { skips = false }: ClearingOptions = {},
): Promise<void> {
  await db.deleteFrom("reports").where("uid", "=", uid).execute();
  for await (const ids of pieces(() => answersOf(db, uid))) {
    await db.deleteFrom("answers").where("question_id", "in", ids).execute();
  }
  await clearQuestions(db, uid, skips);
  for await (const ids of pieces(() => sessionsOf(db, uid))) {
    await db.deleteFrom("study_sessions").where("id", "in", ids).execute();
  }
  await db.deleteFrom("topic_progress").where("uid", "=", uid).execute();
}

/** Ids of rows that are there to be deleted, until none is left. */
async function* pieces(find: () => Promise<{ readonly id: string }[]>) {
  for (let rows = await find(); rows.length > 0; rows = await find()) {
    yield rows.map(({ id }) => id);
    await giveWay();
  }
}

function answersOf(db: Kysely<Database>, uid: string) {
  const ids = db.selectFrom("answers").select("question_id as id");
  return ids.where("uid", "=", uid).limit(PIECE).execute();
}

function sessionsOf(db: Kysely<Database>, uid: string) {
  const ids = db.selectFrom("study_sessions").select("id");
  return ids.where("uid", "=", uid).limit(PIECE).execute();
}

async function clearQuestions(db: Kysely<Database>, uid: string, skips: boolean): Promise<void> {
  let rows = await questionsAfter(db, uid, undefined);
  while (rows.length > 0) {
    const ids = rows.map(({ id }) => id);
    await db
      .updateTable("issued_questions")
      .set(({ fn, ref, val }) => ({
        study_session: null,
        number: null,
        reason: null,
        // What was answered was to stay whole, and is unanswered now.
        pruned: fn("nullif", [ref("pruned"), val(0)]),
        ...(skips && { skipped_at: null }),
      }))
      .where("id", "in", ids)
      .where(({ or, eb }) =>
        or([
          eb("study_session", "is not", null),
          eb("reason", "is not", null),
          eb("skipped_at", "is not", null),
          eb("pruned", "=", 0),
        ]),
      )
      .execute();
    await giveWay();
    rows = await questionsAfter(db, uid, rows.at(-1));
  }
}

function questionsAfter(
  db: Kysely<Database>,
  uid: string,
  last: { readonly issued_at: string; readonly id: string } | undefined,
) {
  return db
    .selectFrom("issued_questions")
    .select(["issued_at", "id"])
    .where("uid", "=", uid)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("issued_at", "id"), ">", tuple(last?.issued_at ?? "", last?.id ?? "")),
    )
    .orderBy("issued_at")
    .orderBy("id")
    .limit(PIECE)
    .execute();
}
