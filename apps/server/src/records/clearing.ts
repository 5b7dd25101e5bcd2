import type { Kysely } from "kysely";
import { giveWay } from "../policies/give-way.ts";
import type { Database } from "./database.ts";

interface ClearingOptions {
  /** Whether it is forgotten, too, which questions were left unanswered. */
  readonly skips?: boolean;
}

/** Rows that are changed in one piece. */
const PIECE = 100;

/**
 * Does some of the work by itself, all or nothing, and while it does so nothing can come to refer to a row of the
 * learner's; fails when it is no longer one's own to do.
 */
export type InPiece = <Done>(piece: (db: Kysely<Database>) => Promise<Done>) => Promise<Done>;

/**
 * Forgets answers, and study sessions, of an account that nobody else uses meanwhile; questions stay known. What has
 * been forgotten when it is broken off stays so, and it can be done again.
 */
export async function clearInPieces(
  inPiece: InPiece,
  uid: string,
  { skips = false }: ClearingOptions = {},
): Promise<void> {
  await inPiece(async (db) => {
    await db.deleteFrom("topic_progress").where("uid", "=", uid).execute();
    await db.deleteFrom("abilities").where("uid", "=", uid).execute();
    await db.deleteFrom("ability_days").where("uid", "=", uid).execute();
    await db.deleteFrom("cards").where("uid", "=", uid).execute();
  });
  // Before the questions: none can be sealed any more then.
  await removeSittings(inPiece, uid);
  await untilNone(inPiece, {
    find: (db, last: Place | undefined) => questionsAfter(db, uid, last),
    async forget(db, ids) {
      await forgetAnswers(db, ids);
      await clearQuestions(db, ids, skips);
    },
  });
  await removeSessions(inPiece, uid);
}

/** Removes questions and study sessions, and with them all that was ever said of them. */
export async function removeInPieces(inPiece: InPiece, uid: string): Promise<void> {
  await untilNone(inPiece, {
    find: (db, last: Place | undefined) => questionsAfter(db, uid, last),
    async forget(db, ids) {
      await forgetAnswers(db, ids);
      await db.deleteFrom("sitting_questions").where("question_id", "in", ids).execute();
      await db.deleteFrom("issued_questions").where("id", "in", ids).execute();
    },
  });
  await removeSittings(inPiece, uid);
  await removeSessions(inPiece, uid);
}

/** What is forgotten, some rows at a time, each time those after the last. */
interface Forgetting<Row extends { readonly id: string }> {
  readonly find: (db: Kysely<Database>, last: Row | undefined) => Promise<readonly Row[]>;
  readonly forget: (db: Kysely<Database>, ids: readonly string[]) => Promise<void>;
}

/** Does pieces until one finds nothing left to do. One that had to give way is done anew, from where it began. */
async function untilNone<Row extends { readonly id: string }>(
  inPiece: InPiece,
  { find, forget }: Forgetting<Row>,
): Promise<void> {
  const pieceAfter = (last: Row | undefined) =>
    inPiece(async (db) => {
      const rows = await find(db, last);
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await forget(db, ids);
      return rows.at(-1);
    });
  for (let last = await pieceAfter(undefined); last !== undefined; last = await pieceAfter(last)) {
    await giveWay();
  }
}

/** Where a question stands in the order in which they were issued. */
interface Place {
  readonly issued_at: string;
  readonly id: string;
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

async function forgetAnswers(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  await db.deleteFrom("reports").where("question_id", "in", ids).execute();
  await db.deleteFrom("mistakes").where("question_id", "in", ids).execute();
  await db.deleteFrom("answers").where("question_id", "in", ids).execute();
}

/** Takes from questions all that followed from their answers, and leaves those alone of which there is nothing to take. */
async function clearQuestions(
  db: Kysely<Database>,
  ids: readonly string[],
  skips: boolean,
): Promise<void> {
  await db
    .updateTable("issued_questions")
    .set(({ fn, ref, val }) => ({
      study_session: null,
      number: null,
      reason: null,
      twin_of: null,
      sealed: null,
      // What was answered was to stay whole, and is unanswered now.
      pruned: fn("nullif", [ref("pruned"), val(0)]),
      ...(skips && { skipped_at: null }),
    }))
    .where("id", "in", ids)
    .where(({ or, eb }) =>
      or([
        eb("study_session", "is not", null),
        eb("reason", "is not", null),
        eb("twin_of", "is not", null),
        eb("pruned", "=", 0),
        eb("sealed", "is not", null),
        ...(skips ? [eb("skipped_at", "is not", null)] : []),
      ]),
    )
    .execute();
}

/** Removes tests that were sat, with the places of their questions. */
function removeSittings(inPiece: InPiece, uid: string): Promise<void> {
  return untilNone(inPiece, {
    find: (db) => db.selectFrom("sittings").select("id").where("uid", "=", uid).limit(1).execute(),
    async forget(db, ids) {
      await db.deleteFrom("sitting_questions").where("sitting", "in", ids).execute();
      await db.deleteFrom("sitting_modules").where("sitting", "in", ids).execute();
      await db.deleteFrom("sittings").where("id", "in", ids).execute();
    },
  });
}

/** Removes study sessions, of which questions may speak that have come meanwhile. */
function removeSessions(inPiece: InPiece, uid: string): Promise<void> {
  return untilNone(inPiece, {
    find: (db) =>
      db.selectFrom("study_sessions").select("id").where("uid", "=", uid).limit(PIECE).execute(),
    async forget(db, ids) {
      await db
        .updateTable("issued_questions")
        .set({ study_session: null, number: null })
        .where("study_session", "in", ids)
        .execute();
      await db.deleteFrom("study_sessions").where("id", "in", ids).execute();
    },
  });
}
