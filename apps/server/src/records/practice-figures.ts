import type { Section } from "@sat/item";
import { type Kysely, sql } from "kysely";
import { LEVELS, RECENT_ANSWERS } from "../policies/mastery.ts";
import type { Database } from "./database.ts";

/** What the answers of one local day come to. */
export interface DayFigures {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly answered: number;
  readonly right: number;
  readonly hardRight: number;
  readonly typedRight: number;
  readonly rightIn: Readonly<Record<Section, number>>;
}

/** When a topic was first answered, and when its latest answers first came to a level; null if they never did. */
export interface TopicMilestones {
  readonly firstAt: string;
  readonly advancedAt: string | null;
  readonly masteryAt: string | null;
}

/** What a learner's practice comes to, with when it did. */
export interface PracticeFigures {
  /** The days with an answer, in order. */
  readonly days: readonly DayFigures[];
  readonly topics: readonly TopicMilestones[];
  /** The days on which each skill was first answered right. */
  readonly skills: readonly string[];
  /** The days of right answers to twins. */
  readonly comebacks: readonly string[];
  readonly sessions: readonly { readonly completedAt: string; readonly score: number }[];
  /** How many of the learner's reports led to a question being mended. */
  readonly mended: number;
}

export interface FiguresOfPractice {
  find(uid: string): Promise<PracticeFigures>;
}

export function figuresOfPracticeIn(db: Kysely<Database>): FiguresOfPractice {
  return {
    async find(uid) {
      return {
        days: await daysOf(db, uid),
        topics: await topicsOf(db, uid).execute(),
        skills: (await skillsOf(db, uid).execute()).map(({ day }) => day),
        comebacks: (await comebacksOf(db, uid).execute()).map(({ day }) => day),
        sessions: await sessionsOf(db, uid),
        mended: await mendedOf(db, uid),
      };
    },
  };
}

async function daysOf(db: Kysely<Database>, uid: string): Promise<DayFigures[]> {
  const rows = await db
    .selectFrom("answers")
    .select(({ fn }) => {
      const all = fn.countAll<number | string>(); // as PostgreSQL says whole numbers
      const right = all.filterWhere("correct", "=", 1);
      return [
        "day",
        all.as("answered"),
        right.as("right_ones"),
        right.filterWhere("asked_level", "=", "Hard").as("hard"),
        right.filterWhere("response_kind", "=", "entry").as("typed"),
        right.filterWhere("section", "=", "Reading").as("reading"),
        right.filterWhere("section", "=", "Writing").as("writing"),
      ];
    })
    .where("uid", "=", uid)
    .groupBy("day")
    .orderBy("day")
    .execute();
  return rows.map(({ day, ...counts }) => {
    const right = Number(counts.right_ones);
    const [Reading, Writing] = [Number(counts.reading), Number(counts.writing)];
    return {
      day,
      answered: Number(counts.answered),
      right,
      hardRight: Number(counts.hard),
      typedRight: Number(counts.typed),
      rightIn: { Reading, Writing, Math: right - Reading - Writing },
    };
  });
}

/** The latest answers of a topic as of each. */
const OF_LATE = sql`over (
  partition by topic order by answered_at, question_id
  rows between ${sql.lit(RECENT_ANSWERS - 1)} preceding and current row
)`;

function topicsOf(db: Kysely<Database>, uid: string) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom("answers")
        .select(["topic", "answered_at"])
        .select(sql<number>`sum(correct) ${OF_LATE}`.as("right_ones"))
        .select(sql<number>`count(*) ${OF_LATE}`.as("recent"))
        .where("uid", "=", uid)
        .as("dated"),
    )
    .select(({ fn }) => [
      fn.min("answered_at").as("firstAt"),
      reachedAt("advanced").as("advancedAt"),
      reachedAt("mastery").as("masteryAt"),
    ])
    .groupBy("topic");
}

/** When the latest answers first came to what the level takes, as `masteryLevel` has it. */
function reachedAt(level: (typeof LEVELS)[number]["level"]) {
  const { right, percent } = LEVELS.find((each) => each.level === level) ?? LEVELS[0];
  return sql<string | null>`min(case
    when right_ones >= ${sql.lit(right)} and 100 * right_ones >= ${sql.lit(percent)} * recent
    then answered_at
  end)`;
}

function skillsOf(db: Kysely<Database>, uid: string) {
  return db
    .selectFrom("answers")
    .select(({ fn }) => fn.min("day").as("day"))
    .where("uid", "=", uid)
    .where("correct", "=", 1)
    .where("asked_skill", "is not", null)
    .groupBy("asked_skill");
}

function comebacksOf(db: Kysely<Database>, uid: string) {
  return db
    .selectFrom("issued_questions")
    .innerJoin("answers", "answers.question_id", "issued_questions.id")
    .select("day")
    .where("issued_questions.uid", "=", uid)
    .where("twin_of", "is not", null)
    .where("correct", "=", 1);
}

async function sessionsOf(db: Kysely<Database>, uid: string) {
  const rows = await db
    .selectFrom("study_sessions")
    .select(["completed_at", "score"])
    .where("uid", "=", uid)
    .where("completed_at", "is not", null)
    .execute();
  return rows.map(({ completed_at, score }) => ({ completedAt: completed_at ?? "", score }));
}

async function mendedOf(db: Kysely<Database>, uid: string): Promise<number> {
  const { count } = await db
    .selectFrom("reports")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("uid", "=", uid)
    .where("outcome", "=", "fixed")
    .executeTakeFirstOrThrow();
  return Number(count);
}
