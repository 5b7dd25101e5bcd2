import { isSkillCode, type SkillCode } from "@sat/item";
import { type Kysely, sql } from "kysely";
import { latestInstant } from "../policies/ahead.ts";
import type { Database } from "./database.ts";

/** So many answers, and so many of them right. */
export interface Tally {
  readonly answers: number;
  readonly right: number;
}

export interface SkillTally extends Tally {
  readonly skill: SkillCode;
}

/** One of a skill's latest answers. */
export interface LatestAnswer {
  readonly skill: SkillCode;
  readonly correct: boolean;
  /** Milliseconds. */
  readonly timeSpent: number;
  readonly answeredAt: string;
}

export interface DayTally extends Tally {
  /** The learner's local day, `YYYY-MM-DD`. */
  readonly day: string;
  /** Null for a question of a time before skills were kept. */
  readonly skill: SkillCode | null;
}

export interface DayTime {
  readonly day: string;
  readonly answers: number;
  /** Milliseconds. */
  readonly time: number;
}

/** What a learner's answers come to, from one index (migration 0021). */
export interface ProgressFigures {
  /** All answers by skill. */
  bySkill(uid: string): Promise<SkillTally[]>;
  /** So many of each skill's answers, the latest first; those that are ahead of the clock come last. */
  latest(uid: string, count: number, now: Date): Promise<LatestAnswer[]>;
  /** By day and skill, from one day on, the first day first. */
  byDay(uid: string, since: string): Promise<DayTally[]>;
  /** Time spent by day, from one day on; one answer counts for ten minutes at most. */
  timeByDay(uid: string, since: string): Promise<DayTime[]>;
  /** Those said to be guesses, and the others. */
  byGuess(uid: string): Promise<{ readonly guessed: Tally; readonly others: Tally }>;
  /** By the ten minutes in which they were given, from an instant on: `at` is their beginning. */
  byTenMinutes(uid: string, since: Date): Promise<(Tally & { readonly at: Date })[]>;
}

export function progressFiguresIn(db: Kysely<Database>): ProgressFigures {
  const own = (uid: string) => db.selectFrom("answers").where("uid", "=", uid);
  return {
    async bySkill(uid) {
      const rows = await own(uid)
        .select(["asked_skill as skill", ...TALLY])
        .where("asked_skill", "is not", null)
        .groupBy("asked_skill")
        .execute();
      return rows.flatMap(({ skill, ...tally }) => withSkill(skill, tally));
    },

    async latest(uid, count, now) {
      const rows = await latestOfSkills(db, { uid, count, until: latestInstant(now) });
      return rows.flatMap(({ skill, correct, time_spent, answered_at }) =>
        withSkill(skill, {
          correct: correct === 1,
          timeSpent: time_spent,
          answeredAt: answered_at,
        }),
      );
    },

    async byDay(uid, since) {
      const rows = await own(uid)
        .select(["day", "asked_skill as skill", ...TALLY])
        .where("day", ">=", since)
        .groupBy(["day", "asked_skill"])
        .orderBy("day")
        .execute();
      return rows.map((row) => ({ ...row, skill: skillOf(row.skill) }));
    },

    timeByDay: (uid, since) => timeOfDays(db, uid, since),

    async byGuess(uid) {
      const isGuess = sql<number>`case when confidence = 'guess' then 1 else 0 end`;
      const rows = await own(uid)
        .select([isGuess.as("is_guess"), ...TALLY])
        .groupBy(isGuess)
        .execute();
      const tallyOf = (value: number) => {
        const { answers = 0, right = 0 } = rows.find(({ is_guess }) => is_guess === value) ?? {};
        return { answers, right };
      };
      return { guessed: tallyOf(1), others: tallyOf(0) };
    },

    async byTenMinutes(uid, since) {
      const begun = sql<string>`substr(answered_at, 1, ${sql.lit(TO_TEN_MINUTES)})`;
      const rows = await own(uid)
        .select([begun.as("begun"), ...TALLY])
        .where("answered_at", ">=", since.toISOString())
        .groupBy(begun)
        .execute();
      return rows.map(({ begun: at, ...tally }) => ({ ...tally, at: new Date(`${at}0Z`) }));
    },
  };
}

/** PostgreSQL would count in numbers that it gives as text. */
const TALLY = [
  sql<number>`cast(count(*) as integer)`.as("answers"),
  sql<number>`cast(sum(correct) as integer)`.as("right"),
] as const;

/** A question that was left open for an hour was not worked on for an hour, in milliseconds. */
const LONGEST = sql.lit(600_000);
const TIME = [
  TALLY[0],
  sql<number>`
    cast(sum(case when time_spent > ${LONGEST} then ${LONGEST} else time_spent end) as integer)
  `.as("time"),
] as const;

function timeOfDays(db: Kysely<Database>, uid: string, since: string): Promise<DayTime[]> {
  return db
    .selectFrom("answers")
    .select(["day", ...TIME])
    .where("uid", "=", uid)
    .where("day", ">=", since)
    .groupBy("day")
    .orderBy("day")
    .execute();
}

/** As many letters as an instant has up to the tens of its minutes. */
const TO_TEN_MINUTES = "2026-11-20T12:3".length;

interface OfSkills {
  readonly uid: string;
  readonly count: number;
  readonly until: string;
}

function latestOfSkills(db: Kysely<Database>, { uid, count, until }: OfSkills) {
  const placed = db
    .selectFrom("answers")
    .select(["asked_skill as skill", "correct", "time_spent", "answered_at"])
    .select(
      sql<number>`
        row_number() over (
          partition by asked_skill
          order by case when answered_at > ${until} then 1 else 0 end, answered_at desc, question_id desc
        )
      `.as("place"),
    )
    .where("uid", "=", uid)
    .where("asked_skill", "is not", null)
    .as("placed");
  return db
    .selectFrom(placed)
    .select(["skill", "correct", "time_spent", "answered_at"])
    .where("place", "<=", count)
    .orderBy("skill")
    .orderBy("place")
    .execute();
}

function skillOf(skill: string | null): SkillCode | null {
  return skill !== null && isSkillCode(skill) ? skill : null;
}

function withSkill<Rest>(skill: string | null, rest: Rest): (Rest & { skill: SkillCode })[] {
  const code = skillOf(skill);
  return code === null ? [] : [{ ...rest, skill: code }];
}
