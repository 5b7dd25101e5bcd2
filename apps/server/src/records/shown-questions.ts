import type { Meeting } from "@sat/engine";
import { type Kysely, sql } from "kysely";
import { latestInstant } from "../policies/ahead.ts";
import { ON_ITS_WAY } from "../policies/on-its-way.ts";
import { compiledOnce, writtenOnce } from "./compiled-once.ts";
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
  const [id] = known;
  if (id === undefined) return;
  const showing = { uid, now: now.toISOString() };
  if (known.length === 1) await noteOne(db, { ...showing, id });
  else await unshown(db, showing).where("id", "in", known).execute();
}

function unshown(db: Kysely<Database>, { uid, now }: { uid: string; now: string }) {
  return db
    .updateTable("issued_questions")
    .set({ shown_at: now })
    .where("uid", "=", uid)
    .where("shown_at", "is", null);
}

/** Nearly every answer, and every question that is asked for, comes with one. */
const noteOne = writtenOnce((db, showing: { uid: string; now: string; id: string }) =>
  unshown(db, showing).where("id", "=", showing.id),
);

/**
 * What a learner has met of late, the newest first: what was shown, and before it what is on its way in this line: on a
 * page and in the stock, what was issued a short time ago; in a study session, all that it is to ask.
 */
export async function findRecent(
  db: Kysely<Database>,
  uid: string,
  { count, place, forStock = false, now }: Latest,
): Promise<Meeting[]> {
  const latest = latestInstant(now);
  const since = new Date(now.getTime() - ON_ITS_WAY).toISOString();
  const line = { uid, count, forStock: Number(forStock), latest };
  const [met] =
    place === undefined
      ? await findLoose(db, { ...line, since })
      : await findPlaced(db, { ...line, session: place.studySession });
  return [met?.coming, met?.shown].flatMap(readMeetings).slice(0, count);
}

const [BETWEEN_MEETINGS, BETWEEN_PARTS] = ["\n", "\t"];

/** Meetings as one text: to be handed 240 rows takes longer than to find them. */
function asText(db: Kysely<Database>, met: ReturnType<typeof meetingsOf>) {
  const meeting = sql`model || ${sql.lit(BETWEEN_PARTS)} || coalesce(source, '')`;
  return db
    .selectFrom(met.as("met"))
    .select(sql<string | null>`string_agg(${meeting}, ${sql.lit(BETWEEN_MEETINGS)})`.as("text"));
}

function readMeetings(text: string | null | undefined): Meeting[] {
  if (text === null || text === undefined) return [];
  return text.split(BETWEEN_MEETINGS).map((meeting) => {
    const end = meeting.indexOf(BETWEEN_PARTS);
    return { model: meeting.slice(0, end), source: meeting.slice(end + 1) || null };
  });
}

interface LineOf {
  readonly uid: string;
  readonly forStock: number;
  readonly count: number;
  readonly latest: string;
}

function meetingsOf(db: Kysely<Database>, uid: string) {
  return db.selectFrom("issued_questions").select(["model", "source"]).where("uid", "=", uid);
}

/** What is on its way to the learner in a line, whichever study session it is for. */
function onItsWay(db: Kysely<Database>, { uid, forStock, count }: LineOf) {
  return meetingsOf(db, uid)
    .where("shown_at", "is", null)
    .where("for_stock", "=", forStock)
    .orderBy("issued_at", "desc")
    .limit(count);
}

function whatWasShown(db: Kysely<Database>, { uid, count, latest }: LineOf) {
  return meetingsOf(db, uid)
    .where("shown_at", "<=", latest)
    .orderBy("shown_at", "desc")
    .orderBy("issued_at", "desc")
    .limit(count);
}

/** What is coming, as a query finds it, and what was shown, by one statement. */
function withShown(db: Kysely<Database>, coming: ReturnType<typeof onItsWay>, line: LineOf) {
  return db.selectNoFrom([
    asText(db, coming).as("coming"),
    asText(db, whatWasShown(db, line)).as("shown"),
  ]);
}

const findLoose = compiledOnce((db, line: LineOf & { readonly since: string }) => {
  const coming = onItsWay(db, line)
    .where("study_session", "is", null)
    .where("issued_at", ">", line.since)
    .where("issued_at", "<=", line.latest);
  return withShown(db, coming, line);
});

const findPlaced = compiledOnce((db, line: LineOf & { readonly session: string }) =>
  withShown(db, onItsWay(db, line).where("study_session", "=", line.session), line),
);
