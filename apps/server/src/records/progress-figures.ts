import { isSkillCode, isSlipCode, SKILL_CODES, type SkillCode, type SlipCode } from "@sat/item";
import { type Kysely, sql } from "kysely";
import { latestInstant } from "../policies/ahead.ts";
import { compiledOnce } from "./compiled-once.ts";
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
  readonly answeredAt: string;
}

/** What one of a skill's latest answers took. */
export interface LatestTime {
  readonly skill: SkillCode;
  /** Milliseconds. */
  readonly timeSpent: number;
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

export interface SlipTally {
  readonly day: string;
  readonly slip: SlipCode;
  readonly misses: number;
}

/** A learner's local days, `YYYY-MM-DD`, from one to another, both among them. */
export interface Days {
  readonly uid: string;
  readonly since: string;
  readonly until: string;
}

/** What a learner's answers come to, each from an index that has all of it. */
export interface ProgressFigures {
  /** All answers by skill. */
  bySkill(uid: string): Promise<SkillTally[]>;
  /** So many of each skill's answers, the latest first, without those that are ahead of the clock. */
  latest(uid: string, count: number, now: Date): Promise<LatestAnswer[]>;
  /** What as many of them took, past those on paper, of which it is unknown. */
  latestTimes(uid: string, count: number, now: Date): Promise<LatestTime[]>;
  /** By day and skill, in a stretch of days, the first day first. */
  byDay(days: Days): Promise<DayTally[]>;
  /** Wrong answers by day and by the slip behind them, in a stretch of days; the first day first. */
  slipsByDay(days: Days): Promise<SlipTally[]>;
  /** Time spent by day, from one day on; one answer counts for ten minutes at most, and one on paper for none. */
  timeByDay(uid: string, since: string): Promise<DayTime[]>;
  /** Those said to be guesses, and the others. */
  byGuess(uid: string): Promise<{ readonly guessed: Tally; readonly others: Tally }>;
  /**
   * By the ten minutes in which they were given, from an instant on: `at` is their beginning. Of answers on paper it is
   * only known when they were entered, so they are left out.
   */
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

    latest: (uid, count, now) => findLatest(db, { uid, count, until: latestInstant(now) }),
    latestTimes: (uid, count, now) => findTimes(db, { uid, count, until: latestInstant(now) }),
    byDay: (days) => countByDay(db, days),
    slipsByDay: (days) => countSlips(db, days),

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
        .where("time_spent", "is not", null)
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
    cast(sum(case when time_spent > ${LONGEST} then ${LONGEST} else coalesce(time_spent, 0) end) as integer)
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

/** The answers of a learner in a stretch of days. */
function within(db: Kysely<Database>, { uid, since, until }: Days) {
  return db
    .selectFrom("answers")
    .where("uid", "=", uid)
    .where("day", ">=", since)
    .where("day", "<=", until)
    .orderBy("day");
}

async function countByDay(db: Kysely<Database>, days: Days): Promise<DayTally[]> {
  return tallied(await within(db, days).select(["day", "asked_skill", "correct"]).execute());
}

async function countSlips(db: Kysely<Database>, days: Days): Promise<SlipTally[]> {
  const rows = await within(db, days)
    .select(["day", "slip", sql<number>`cast(count(*) as integer)`.as("misses")])
    .where("slip", "is not", null)
    .groupBy(["day", "slip"])
    .execute();
  return rows.flatMap(({ day, slip, misses }) =>
    slip !== null && isSlipCode(slip) ? [{ day, slip, misses }] : [],
  );
}

async function findLatest(db: Kysely<Database>, ofSkills: OfSkills): Promise<LatestAnswer[]> {
  const rows = await latestOfSkills(db, ofSkills);
  return rows.flatMap(({ skill, correct, answered_at }) =>
    withSkill(skill, { correct: correct === 1, answeredAt: answered_at }),
  );
}

async function findTimes(db: Kysely<Database>, ofSkills: OfSkills): Promise<LatestTime[]> {
  const rows = await latestTimedOfSkills(db, ofSkills);
  return rows.flatMap(({ skill, time_spent: timeSpent }) =>
    timeSpent === null ? [] : withSkill(skill, { timeSpent }),
  );
}

interface OfSkills {
  readonly uid: string;
  readonly count: number;
  readonly until: string;
}

/**
 * Of each skill the latest are read from the end of its part of the index. Asked for at once, PostgreSQL reads all that a
 * learner has answered as long as it has not counted the rows of the table, which it does later than an import needs it.
 */
function selectLatest(db: Kysely<Database>, ofSkills: OfSkills, which: "all" | "timed") {
  const latest = SKILL_CODES.map((skill) => latestOf(db, { ...ofSkills, skill, which })).reduce(
    (all, each) => all.unionAll(each),
  );
  return db
    .selectFrom(latest.as("latest"))
    .select(["skill", "correct", "time_spent", "answered_at"])
    .orderBy("skill")
    .orderBy("answered_at", "desc")
    .orderBy("question_id", "desc");
}

const latestOfSkills = compiledOnce((db, ofSkills: OfSkills) => selectLatest(db, ofSkills, "all"));
const latestTimedOfSkills = compiledOnce((db, ofSkills: OfSkills) =>
  selectLatest(db, ofSkills, "timed"),
);

interface OfSkill extends OfSkills {
  readonly skill: SkillCode;
  readonly which: "all" | "timed";
}

function latestOf(db: Kysely<Database>, { uid, count, until, skill, which }: OfSkill) {
  // A part of a union has an end of its own only within brackets, which SQLite allows around a table alone.
  return db
    .selectFrom((from) =>
      from
        .selectFrom("answers")
        .select(["asked_skill as skill", "correct", "time_spent", "answered_at", "question_id"])
        .where("uid", "=", uid)
        .where("asked_skill", "=", sql.lit(skill))
        .where("answered_at", "<=", until)
        .$if(which === "timed", (answers) => answers.where("time_spent", "is not", null))
        .orderBy("answered_at", "desc")
        .orderBy("question_id", "desc")
        .limit(count)
        .as("of_skill"),
    )
    .selectAll();
}

interface DayRow {
  readonly day: string;
  readonly asked_skill: string | null;
  readonly correct: number;
}

/** A day has few answers of one skill: counted here, they need not be sorted first. */
function tallied(rows: readonly DayRow[]): DayTally[] {
  const tallies = new Map<string, DayTally>();
  for (const { day, asked_skill, correct } of rows) {
    const key = `${day} ${asked_skill}`;
    const { answers, right } = tallies.get(key) ?? { answers: 0, right: 0 };
    const tally = { answers: answers + 1, right: right + correct };
    tallies.set(key, { day, skill: skillOf(asked_skill), ...tally });
  }
  return [...tallies.values()];
}

function skillOf(skill: string | null): SkillCode | null {
  return skill !== null && isSkillCode(skill) ? skill : null;
}

function withSkill<Rest>(skill: string | null, rest: Rest): (Rest & { skill: SkillCode })[] {
  const code = skillOf(skill);
  return code === null ? [] : [{ ...rest, skill: code }];
}
