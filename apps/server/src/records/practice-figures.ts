import type { Section } from "@sat/item";
import { type Kysely, sql } from "kysely";
import { placeReaching } from "../policies/mastery.ts";
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
        topics: await topicsOf(db, uid),
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

/**
 * The answers of a topic in order, each 1 for a right one or 0 for a wrong one, and its instant: to read one text a topic
 * takes SQLite a third of the time that windows over its answers do, or a row for each.
 */
const ANSWERS_IN_ORDER = sql<string>`
  string_agg(cast(correct as text) || answered_at, ' ' order by answered_at, question_id)
`;

async function topicsOf(db: Kysely<Database>, uid: string): Promise<TopicMilestones[]> {
  const topics = await db
    .selectFrom("answers")
    .select(ANSWERS_IN_ORDER.as("answers"))
    .where("uid", "=", uid)
    .groupBy("topic")
    .execute();
  return topics.map(({ answers }) => milestonesOf(answers.split(" ")));
}

function milestonesOf(answers: readonly string[]): TopicMilestones {
  const results = answers.map((answer) => answer.startsWith("1"));
  const instantAt = (place: number) => answers[place]?.slice(1) ?? null;
  return {
    firstAt: instantAt(0) ?? "", // a topic has an answer
    advancedAt: instantAt(placeReaching("advanced", results)),
    masteryAt: instantAt(placeReaching("mastery", results)),
  };
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
