import { type MissReason, Mistake, type MistakeCounts, type MistakeState } from "@sat/contract";
import { isSkillCode, isSlipCode, type SkillCode, type SlipCode } from "@sat/item";
import type { ExpressionBuilder, Kysely, Selectable, Transaction } from "kysely";
import { afterRetry, type MistakeCourse } from "../policies/mistake-book.ts";
import { compiledOnce, writtenOnce } from "./compiled-once.ts";
import type { Database, MistakesTable } from "./database.ts";
import { latestFirst, type Stretch, type Wanted } from "./latest-first.ts";
import type { Days } from "./progress-figures.ts";
import { QUESTION_COLUMNS, readQuestion } from "./questions.ts";

/** Which of a learner's mistakes are meant. */
interface Selection {
  readonly uid: string;
  readonly state: MistakeState;
  readonly skill?: SkillCode | undefined;
  readonly slip?: SlipCode | undefined;
}

/** Where a mistake stands in the list. */
type MistakePlace = Pick<Mistake, "missedAt" | "questionId">;

export type MistakesPage = Selection & Wanted<MistakePlace>;

/** Why a learner says that they missed a question. */
export interface ToldReason {
  readonly uid: string;
  readonly questionId: string;
  readonly reason: MissReason;
}

export interface Mistakes {
  /** Those missed latest first. */
  list(page: MistakesPage): Promise<Mistake[]>;
  /** How many there are, and how many of them were missed on this local day or after. */
  count(uid: string, since: string): Promise<MistakeCounts>;
  /** How many were retired in a stretch of days, and are still. */
  countRetired(days: Days): Promise<number>;
  /** Keeps the reason; none if this learner has missed no question of this id. */
  tellReason(told: ToldReason): Promise<Mistake | undefined>;
}

export function mistakesIn(db: Kysely<Database>): Mistakes {
  return {
    async list({ now, before, limit, ...selection }) {
      const rows = await latestFirst(
        { now, before, limit },
        ({ missedAt }) => missedAt,
        (stretch) => listStretch(db, { ...selection, ...stretch }).execute(),
      );
      return rows.map(readMistake);
    },

    count: (uid, since) => countIn(db, uid, since),

    countRetired: ({ uid, since, until }) => countRetired(db, uid, { since, until }),

    async tellReason({ uid, questionId, reason }) {
      const told = await db
        .updateTable("mistakes")
        .set({ miss_reason: reason, reason_told: 1 })
        .where("question_id", "=", questionId)
        .where("uid", "=", uid)
        .returning("question_id")
        .executeTakeFirst();
      if (told === undefined) return undefined;
      const row = await mistakesOf(db, uid)
        .where("question_id", "=", questionId)
        .executeTakeFirstOrThrow();
      return readMistake(row);
    },
  };
}

/** An answer that has been stored, to a question that may be a twin. */
export interface Retry {
  readonly uid: string;
  readonly questionId: string;
  /** The missed question that it is a twin of. */
  readonly twinOf: string | null;
  readonly skill: string | null;
  readonly slip: SlipCode | null;
  readonly correct: boolean;
  readonly instant: string;
  readonly day: string;
  /** Why it was missed, if it was, and whether the learner has said so. */
  readonly reason: MissReason;
  readonly isTold: boolean;
}

/** Keeps a miss, and what an answer to a twin makes of one; the transaction must hold the learner's lock. */
export async function noteRetry(transaction: Transaction<Database>, retry: Retry): Promise<void> {
  const { uid, twinOf, questionId, correct, skill, slip, reason, isTold } = retry;
  if (correct && twinOf === null) return;
  const [root] = twinOf === null ? [] : await findCourse(transaction, { uid, questionId: twinOf });
  const before = root && courseIn(root);
  const course = afterRetry(before, retry);
  if (course === undefined || course === before) return;
  const id = root?.question_id ?? questionId;
  const columns = columnsOf(course);
  if (root === undefined) {
    await add(transaction, {
      question_id: id,
      uid,
      skill,
      slip,
      miss_reason: reason,
      reason_told: Number(isTold),
      ...columns,
    });
  } else await change(transaction, { ...columns, id });
}

const findCourse = compiledOnce((db, { uid, questionId }: { uid: string; questionId: string }) =>
  db
    .selectFrom("mistakes")
    .select(["question_id", "times", "missed_at", "missed_day", "right_day", "retired_day"])
    .where("question_id", "=", questionId)
    .where("uid", "=", uid),
);

const add = writtenOnce((db, row: Selectable<MistakesTable>) =>
  db.insertInto("mistakes").values(row),
);

type CourseColumns = ReturnType<typeof columnsOf>;

const change = writtenOnce((db, { id, ...columns }: CourseColumns & { readonly id: string }) =>
  db.updateTable("mistakes").set(columns).where("question_id", "=", id),
);

function columnsOf({ times, missedAt, missedDay, rightDay, retiredDay }: MistakeCourse) {
  return {
    times,
    missed_at: missedAt,
    missed_day: missedDay,
    right_day: rightDay,
    retired_day: retiredDay,
  };
}

function courseIn(row: CourseColumns): MistakeCourse {
  return {
    times: row.times,
    missedAt: row.missed_at,
    missedDay: row.missed_day,
    rightDay: row.right_day,
    retiredDay: row.retired_day,
  };
}

function mistakesOf(db: Kysely<Database>, uid: string) {
  return db
    .selectFrom("mistakes")
    .innerJoin("issued_questions", "issued_questions.id", "mistakes.question_id")
    .selectAll("mistakes")
    .select([...QUESTION_COLUMNS, "section", "topic", "level"])
    .where("mistakes.uid", "=", uid);
}

function listStretch(
  db: Kysely<Database>,
  { uid, state, skill, slip, after, until, before, limit }: Selection & Stretch<MistakePlace>,
) {
  return mistakesOf(db, uid)
    .where("retired_day", state === "open" ? "is" : "is not", null)
    .$if(after !== undefined, (query) => query.where("missed_at", ">", after ?? ""))
    .$if(until !== undefined, (query) => query.where("missed_at", "<=", until ?? ""))
    .$if(skill !== undefined, (query) => query.where("mistakes.skill", "=", skill ?? ""))
    .$if(slip !== undefined, (query) => query.where("slip", "=", slip ?? ""))
    .$if(before !== undefined, (query) => query.where((builder) => isBefore(builder, before)))
    .orderBy("missed_at", "desc")
    .orderBy("question_id", "desc")
    .limit(limit);
}

function isBefore(
  { eb, refTuple, tuple }: ExpressionBuilder<Database, "mistakes" | "issued_questions">,
  before: MistakePlace | undefined,
) {
  const place = tuple(before?.missedAt ?? "", before?.questionId ?? "");
  return eb(refTuple("missed_at", "question_id"), "<", place);
}

type MistakeRow = Awaited<ReturnType<ReturnType<typeof mistakesOf>["execute"]>>[number];

function readMistake(row: MistakeRow): Mistake {
  const { right_day, retired_day } = row;
  return Mistake.parse({
    questionId: row.question_id,
    section: row.section,
    topic: row.topic,
    skill: row.skill,
    difficulty: row.level,
    question: readQuestion(row).question,
    slip: row.slip,
    reason: row.miss_reason,
    reasonTold: row.reason_told === 1,
    missedAt: row.missed_at,
    times: row.times,
    daysRight: [right_day, retired_day].filter((day) => day !== null).length,
  });
}

/** Read from one index, and added up here: a learner makes few kinds of mistake. */
async function countIn(db: Kysely<Database>, uid: string, since: string): Promise<MistakeCounts> {
  const rows = await db
    .selectFrom("mistakes")
    .select(["slip", "skill"])
    .select((query) => [
      query.fn.countAll<number | string>().as("open"),
      query.fn
        .sum<number | string>(query.case().when("missed_day", ">=", since).then(1).else(0).end())
        .as("week"),
    ])
    .where("uid", "=", uid)
    .where("retired_day", "is", null)
    .groupBy(["slip", "skill"])
    .execute();
  const open = rows.map((row) => ({ ...row, open: Number(row.open), week: Number(row.week) }));
  return {
    ...sumOf(open),
    retired: await countRetired(db, uid),
    bySlip: countsBy(open, ({ slip }) => slip, isSlipCode).map(([slip, counts]) => ({
      slip,
      ...counts,
    })),
    bySkill: countsBy(open, ({ skill }) => skill, isSkillCode).map(([skill, counts]) => ({
      skill,
      ...counts,
    })),
  };
}

/** Days compare as their texts do: from the first that there is to beyond the last, if no others are named. */
const EVER = { since: "", until: "9999" };

async function countRetired(
  db: Kysely<Database>,
  uid: string,
  { since, until }: Omit<Days, "uid"> = EVER,
): Promise<number> {
  const row = await db
    .selectFrom("mistakes")
    .select(({ fn }) => fn.countAll<number | string>().as("retired"))
    .where("uid", "=", uid)
    .where("retired_day", ">=", since)
    .where("retired_day", "<=", until)
    .executeTakeFirstOrThrow();
  return Number(row.retired);
}

interface Counts {
  readonly open: number;
  readonly week: number;
}

function sumOf(rows: readonly Counts[]): Counts {
  return rows.reduce((sum, { open, week }) => ({ open: sum.open + open, week: sum.week + week }), {
    open: 0,
    week: 0,
  });
}

/** The counts of each code, the most first. */
function countsBy<Row extends Counts, Code extends string>(
  rows: readonly Row[],
  codeOf: (row: Row) => string | null,
  isCode: (text: string) => text is Code,
): [Code, Counts][] {
  return [...Map.groupBy(rows, codeOf)]
    .flatMap(([code, some]): [Code, Counts][] =>
      code !== null && isCode(code) ? [[code, sumOf(some)]] : [],
    )
    .toSorted(([, one], [, other]) => other.open - one.open);
}
