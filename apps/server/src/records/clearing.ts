import type { Kysely } from "kysely";
import { giveWay } from "../policies/give-way.ts";
import type { Database } from "./database.ts";

interface ClearingOptions {
  /** Whether it is forgotten, too, which questions were left unanswered. */
  readonly skips?: boolean;
}

/** Rows that are changed in one piece. */
const PIECE = 100;

/** Does some of the work by itself, all or nothing; fails when it is no longer one's own to do. */
export type InPiece = <Done>(piece: (db: Kysely<Database>) => Promise<Done>) => Promise<Done>;

/**
 * Forgets answers and study sessions of an account that nobody else uses meanwhile. What has been forgotten when it is
 * broken off stays so, and it can be done again.
 */
export async function clearInPieces(
  inPiece: InPiece,
  uid: string,
  { skips = false }: ClearingOptions = {},
): Promise<void> {
  await inPiece(async (db) => {
    await db.deleteFrom("reports").where("uid", "=", uid).execute();
    await db.deleteFrom("topic_progress").where("uid", "=", uid).execute();
  });
  await untilNone(inPiece, async (db) => {
    const ids = (await answersOf(db, uid)).map(({ id }) => id);
    if (ids.length > 0) await db.deleteFrom("answers").where("question_id", "in", ids).execute();
    return ids.length > 0;
  });
  const clearAfter = (after: Place | undefined) =>
    inPiece((db) => clearQuestions(db, { uid, after, skips }));
  for (let last = await clearAfter(undefined); last !== undefined; last = await clearAfter(last)) {
    await giveWay();
  }
  await untilNone(inPiece, async (db) => {
    const ids = (await sessionsOf(db, uid)).map(({ id }) => id);
    if (ids.length > 0) await db.deleteFrom("study_sessions").where("id", "in", ids).execute();
    return ids.length > 0;
  });
}

/** Does pieces until one finds nothing left to do. */
async function untilNone(
  inPiece: InPiece,
  piece: (db: Kysely<Database>) => Promise<boolean>,
): Promise<void> {
  while (await inPiece(piece)) await giveWay();
}

function answersOf(db: Kysely<Database>, uid: string) {
  const ids = db.selectFrom("answers").select("question_id as id");
  return ids.where("uid", "=", uid).limit(PIECE).execute();
}

function sessionsOf(db: Kysely<Database>, uid: string) {
  const ids = db.selectFrom("study_sessions").select("id");
  return ids.where("uid", "=", uid).limit(PIECE).execute();
}

/** Where a question stands in the order in which they were issued. */
interface Place {
  readonly issued_at: string;
  readonly id: string;
}

interface ClearedQuestions {
  readonly uid: string;
  readonly after: Place | undefined;
  readonly skips: boolean;
}

/** Clears the next few, and says which is the last of them. */
async function clearQuestions(
  db: Kysely<Database>,
  { uid, after, skips }: ClearedQuestions,
): Promise<Place | undefined> {
  const rows = await questionsAfter(db, uid, after);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await clearedQuestions(db, { skips }).where("id", "in", ids).execute();
  return rows.at(-1);
}

/** Takes from questions all that followed from their answers, and leaves those alone of which there is nothing to take. */
export function clearedQuestions(db: Kysely<Database>, { skips = false }: ClearingOptions = {}) {
  return db
    .updateTable("issued_questions")
    .set(({ fn, ref, val }) => ({
      study_session: null,
      number: null,
      reason: null,
      // What was answered was to stay whole, and is unanswered now.
      pruned: fn("nullif", [ref("pruned"), val(0)]),
      ...(skips && { skipped_at: null }),
    }))
    .where(({ or, eb }) =>
      or([
        eb("study_session", "is not", null),
        eb("reason", "is not", null),
        eb("pruned", "=", 0),
        ...(skips ? [eb("skipped_at", "is not", null)] : []),
      ]),
    );
}

function questionsAfter(db: Kysely<Database>, uid: string, last: Place | undefined) {
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
