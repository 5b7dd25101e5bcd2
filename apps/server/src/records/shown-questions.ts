import type { Meeting } from "@sat/engine";
import type { Kysely } from "kysely";
import { latestInstant } from "../policies/ahead.ts";
import { ON_ITS_WAY } from "../policies/on-its-way.ts";
import type { Database } from "./database.ts";
import type { Line } from "./questions.ts";

/** What a learner says they were shown, in this order, and when they say so. */
export interface Showing {
  readonly uid: string;
  readonly ids: readonly string[];
  readonly now: Date;
}

/** How many meetings of late, as seen from which line. */
export interface Latest extends Line {
  readonly count: number;
  readonly now: Date;
}

/** What the ids of issued questions look like; PostgreSQL would not even take every text. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Keeps when those of the questions were shown that are this learner's and were not known to be. */
export async function noteShown(db: Kysely<Database>, { uid, ids, now }: Showing): Promise<void> {
  const known = ids.filter((id) => ID.test(id));
  if (known.length === 0) return;
  await db
    .updateTable("issued_questions")
    .set({ shown_at: now.toISOString() })
    .where("id", "in", known)
    .where("uid", "=", uid)
    .where("shown_at", "is", null)
    .execute();
}

/**
 * What a learner has met of late, the newest first: what was shown, and before it what is on its way in this line: on a
 * page and in the stock, what was issued a short time ago; in a study session, all that it is to ask.
 */
export async function findRecent(
  db: Kysely<Database>,
  uid: string,
  { count, place, forStock = false, now }: Latest,
): Promise<Meeting[]> {
  const own = db.selectFrom("issued_questions").select(["model", "source"]).where("uid", "=", uid);
  const latest = latestInstant(now);
  const since = new Date(now.getTime() - ON_ITS_WAY).toISOString();
  const session = place?.studySession ?? null;
  const [coming, shown] = await Promise.all([
    own
      .where("shown_at", "is", null)
      .where("for_stock", "=", Number(forStock))
      .where("study_session", session === null ? "is" : "=", session)
      .$if(session === null, (query) =>
        query.where("issued_at", ">", since).where("issued_at", "<=", latest),
      )
      .orderBy("issued_at", "desc")
      .limit(count)
      .execute(),
    own
      .where("shown_at", "<=", latest)
      .orderBy("shown_at", "desc")
      .orderBy("issued_at", "desc")
      .limit(count)
      .execute(),
  ]);
  return [...coming, ...shown].slice(0, count);
}
