import {
  type Ability,
  ABILITY_VERSION,
  type Answer,
  chanceOfRight,
  fold,
  UNKNOWN,
} from "@sat/learner";
import type { Kysely, Selectable, Transaction } from "kysely";
import { type AskedOf, difficultiesIn, difficultyOf, revisionOf } from "./accepted-estimates.ts";
import { type AbilityDay, abilityDay, keepDay, replaceDays } from "./ability-days.ts";
import { answersInOrder } from "./answers-in-order.ts";
import { compiledOnce, writtenOnce } from "./compiled-once.ts";
import type { AbilitiesTable, Database } from "./database.ts";
import type { Differences } from "./dialects.ts";
import { learnerAnswer } from "./learner-answers.ts";
import { readStats } from "./users.ts";

export interface Abilities {
  /** What is believed of the learner after all their answers. */
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

/** What is kept, if it is of today's model and estimates: all answers are in it. */
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
  const kept = isFirst
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

/** Works it out from all answers, and keeps it unless there are others by then. */
async function foldAnew(
  db: Kysely<Database>,
  { lockUser }: Differences,
  uid: string,
): Promise<Ability> {
  const counted = await countAnswers(db, uid);
  if (counted === 0) return UNKNOWN;
  const revision = await revisionOf(db);
  const difficultyIn = await difficultiesIn(db);
  let ability = UNKNOWN;
  const days = new Map<string, AbilityDay>();
  for await (const row of answersInOrder(db, uid)) {
    const answer = learnerAnswer(row);
    if (answer === undefined) continue;
    ability = fold(ability, { ...answer, difficulty: difficultyIn(row) });
    const day = abilityDay(ability);
    if (day !== undefined) days.set(day.day, day);
  }
  await db.transaction().execute(async (transaction) => {
    const user = transaction.selectFrom("users").select("stats").where("uid", "=", uid);
    const row = await lockUser(user).executeTakeFirst();
    // An answer that came meanwhile may be in it or not.
    if (row === undefined || readStats(row.stats).totalQuestions !== counted) return;
    await keep(transaction, uid, { ability, revision });
    await replaceDays(transaction, uid, [...days.values()]);
  });
  return ability;
}

async function countAnswers(db: Kysely<Database>, uid: string): Promise<number> {
  const row = await db
    .selectFrom("users")
    .select("stats")
    .where("uid", "=", uid)
    .executeTakeFirst();
  return row === undefined ? 0 : readStats(row.stats).totalQuestions;
}
