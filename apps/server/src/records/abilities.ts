import { isDeepStrictEqual } from "node:util";
import type { CopiedScoreReport } from "@sat/contract";
import {
  type Ability,
  ABILITY_VERSION,
  type Answer,
  chanceOfRight,
  fold,
  foldReport,
  UNKNOWN,
} from "@sat/learner";
import type { Kysely, Selectable, Transaction } from "kysely";
import { type AskedOf, difficultiesIn, difficultyOf, revisionOf } from "./accepted-estimates.ts";
import { type AbilityDay, abilityDay, keepDay, replaceDays } from "./ability-days.ts";
import { answersInOrder } from "./answers-in-order.ts";
import { compiledOnce, writtenOnce } from "./compiled-once.ts";
import type { AbilitiesTable, Database } from "./database.ts";
import type { Differences } from "./dialects.ts";
import { dayNumber, learnerAnswer } from "./learner-answers.ts";
import { reportsByDay } from "./score-report-rows.ts";
import { readStats } from "./users.ts";

export interface Abilities {
  /** What is believed of the learner after all their answers, and what reports of the exam say. */
  find(uid: string): Promise<Ability>;
}

export function abilitiesIn(db: Kysely<Database>, differences: Differences): Abilities {
  return {
    async find(uid) {
      return (await findKept(db, uid))?.ability ?? foldAnew(db, differences, uid);
    },
  };
}

const findRow = compiledOnce((db, { uid, version }: { uid: string; version: number }) =>
  db
    .selectFrom("abilities")
    .select(["revision", "state"])
    .where("uid", "=", uid)
    .where("version", "=", version)
    .where("revision", "=", ({ selectFrom }) =>
      selectFrom("calibrations").select(({ fn, lit }) =>
        fn.coalesce(fn.max("calibrations.revision"), lit(0)).as("latest"),
      ),
    ),
);

/** What is believed, and by which accepted estimates. */
interface Kept {
  readonly ability: Ability;
  readonly revision: number;
}

/** What is kept, if it is of today's model and estimates: all answers and reports are in it. */
async function findKept(db: Kysely<Database>, uid: string): Promise<Kept | undefined> {
  const [row] = await findRow(db, { uid, version: ABILITY_VERSION });
  if (row === undefined) return undefined;
  return { ability: JSON.parse(row.state) as Ability, revision: row.revision }; // only `keep` writes it
}

type Row = Selectable<AbilitiesTable>;

const write = writtenOnce((db, row: Row) =>
  db
    .insertInto("abilities")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("uid").doUpdateSet(({ ref }) => ({
        version: ref("excluded.version"),
        revision: ref("excluded.revision"),
        state: ref("excluded.state"),
      })),
    ),
);

async function keep(db: Kysely<Database>, uid: string, { ability, revision }: Kept): Promise<void> {
  await write(db, { uid, version: ability.version, revision, state: JSON.stringify(ability) });
}

/** An answer that is about to count. */
interface CountedAnswer {
  readonly uid: string;
  readonly answer: Answer | undefined;
  readonly asked: AskedOf;
  /** Whether it is the learner's first. */
  readonly isFirst: boolean;
}

/**
 * Counts an answer; the transaction must hold the learner's lock. What is not kept yet, or is of another version, is
 * left for whoever wants to know it.
 * @returns how likely it was to be right, if that is known
 */
export async function countInAbility(
  transaction: Transaction<Database>,
  { uid, answer, asked, isFirst }: CountedAnswer,
): Promise<number | undefined> {
  // The revision first: what is accepted in between makes it an earlier one, and the row is worked out anew.
  const isUnknown = isFirst && (await reportsByDay(transaction, uid)).length === 0;
  const kept = isUnknown
    ? { ability: UNKNOWN, revision: await revisionOf(transaction) }
    : await findKept(transaction, uid);
  if (kept === undefined) return undefined;
  const { ability: before, revision } = kept;
  const whole = answer && { ...answer, difficulty: await difficultyOf(transaction, asked) };
  const ability = whole === undefined ? before : fold(before, whole);
  if (ability !== before || isFirst) {
    await keep(transaction, uid, { ability, revision });
    const day = abilityDay(ability);
    if (day !== undefined) await keepDay(transaction, uid, day);
  }
  return whole && chanceOfRight(before, whole);
}

/** Works it out from all answers and reports, and keeps it unless there are others by then. */
async function foldAnew(
  db: Kysely<Database>,
  { lockUser }: Differences,
  uid: string,
): Promise<Ability> {
  const counted = await countAnswers(db, uid);
  const reports = await reportsByDay(db, uid);
  if (counted === 0 && reports.length === 0) return UNKNOWN;
  const revision = await revisionOf(db);
  const { ability, days } = await workOut(db, uid, reports);
  await db.transaction().execute(async (transaction) => {
    const user = transaction.selectFrom("users").select("stats").where("uid", "=", uid);
    const row = await lockUser(user).executeTakeFirst();
    // An answer that came meanwhile may be in it or not.
    if (row === undefined || readStats(row.stats).totalQuestions !== counted) return;
    if (!isDeepStrictEqual(await reportsByDay(transaction, uid), reports)) return;
    await keep(transaction, uid, { ability, revision });
    await replaceDays(transaction, uid, days);
  });
  return ability;
}

/** Folds answers as they were given, and each report before the answers of its day: who sits the exam does so first. */
async function workOut(
  db: Kysely<Database>,
  uid: string,
  reports: readonly CopiedScoreReport[],
): Promise<{ readonly ability: Ability; readonly days: readonly AbilityDay[] }> {
  const difficultyIn = await difficultiesIn(db);
  let ability = UNKNOWN;
  const days = new Map<string, AbilityDay>();
  const believe = (after: Ability) => {
    ability = after;
    const day = abilityDay(ability);
    if (day !== undefined) days.set(day.day, day);
  };
  const waiting = reports.map((report) => ({ ...report, day: dayNumber(report.day) }));
  const reportsUntil = (day: number) => {
    const due = waiting.findLastIndex((report) => report.day <= day) + 1;
    for (const report of waiting.splice(0, due)) believe(foldReport(ability, report));
  };
  for await (const row of answersInOrder(db, uid)) {
    const answer = learnerAnswer(row);
    if (answer === undefined) continue;
    reportsUntil(answer.day);
    believe(fold(ability, { ...answer, difficulty: difficultyIn(row) }));
  }
  reportsUntil(Infinity);
  return { ability, days: [...days.values()] };
}

async function countAnswers(db: Kysely<Database>, uid: string): Promise<number> {
  const row = await db
    .selectFrom("users")
    .select("stats")
    .where("uid", "=", uid)
    .executeTakeFirst();
  return row === undefined ? 0 : readStats(row.stats).totalQuestions;
}
