import { type Ability, ABILITY_VERSION, type Answer, fold, UNKNOWN } from "@sat/learner";
import type { Kysely, Transaction } from "kysely";
import { giveWay } from "../policies/give-way.ts";
import { type AbilityDay, abilityDay, keepDay, replaceDays } from "./ability-days.ts";
import { compiledOnce, writtenOnce } from "./compiled-once.ts";
import type { Database } from "./database.ts";
import type { Differences } from "./dialects.ts";
import { ANSWER_COLUMNS, learnerAnswer } from "./learner-answers.ts";
import { readStats } from "./users.ts";

export interface Abilities {
  /** What is believed of the learner after all their answers. */
  find(uid: string): Promise<Ability>;
}

export function abilitiesIn(db: Kysely<Database>, differences: Differences): Abilities {
  return {
    async find(uid) {
      return (await findKept(db, uid)) ?? foldAnew(db, differences, uid);
    },
  };
}

const findRow = compiledOnce((db, { uid, version }: { uid: string; version: number }) =>
  db.selectFrom("abilities").select("state").where("uid", "=", uid).where("version", "=", version),
);

/** What is kept, if it is of today's model: all answers are in it. */
async function findKept(db: Kysely<Database>, uid: string): Promise<Ability | undefined> {
  const [row] = await findRow(db, { uid, version: ABILITY_VERSION });
  return row && (JSON.parse(row.state) as Ability); // only `keep` writes it
}

const write = writtenOnce((db, row: { uid: string; version: number; state: string }) =>
  db
    .insertInto("abilities")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("uid").doUpdateSet(({ ref }) => ({
        version: ref("excluded.version"),
        state: ref("excluded.state"),
      })),
    ),
);

async function keep(db: Kysely<Database>, uid: string, ability: Ability): Promise<void> {
  await write(db, { uid, version: ability.version, state: JSON.stringify(ability) });
}

/** An answer that is about to count. */
interface CountedAnswer {
  readonly uid: string;
  readonly answer: Answer | undefined;
  /** Whether it is the learner's first. */
  readonly isFirst: boolean;
}

/**
 * Counts an answer; the transaction must hold the learner's lock. What is not kept yet, or is of another version, is
 * left for whoever wants to know it.
 * @returns what was believed before it, if that is known
 */
export async function countInAbility(
  transaction: Transaction<Database>,
  { uid, answer, isFirst }: CountedAnswer,
): Promise<Ability | undefined> {
  const before = isFirst ? UNKNOWN : await findKept(transaction, uid);
  if (before === undefined) return undefined;
  const after = answer === undefined ? before : fold(before, answer);
  if (after === before && !isFirst) return before;
  await keep(transaction, uid, after);
  const day = abilityDay(after);
  if (day !== undefined) await keepDay(transaction, uid, day);
  return before;
}

/** Works it out from all answers, and keeps it unless there are others by then. */
async function foldAnew(
  db: Kysely<Database>,
  { lockUser }: Differences,
  uid: string,
): Promise<Ability> {
  const counted = await countAnswers(db, uid);
  if (counted === 0) return UNKNOWN;
  let ability = UNKNOWN;
  const days = new Map<string, AbilityDay>();
  for await (const answer of answersOf(db, uid)) {
    ability = fold(ability, answer);
    const day = abilityDay(ability);
    if (day !== undefined) days.set(day.day, day);
  }
  await db.transaction().execute(async (transaction) => {
    const user = transaction.selectFrom("users").select("stats").where("uid", "=", uid);
    const row = await lockUser(user).executeTakeFirst();
    // An answer that came meanwhile may be in it or not.
    if (row === undefined || readStats(row.stats).totalQuestions !== counted) return;
    await keep(transaction, uid, ability);
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

/** Rows that are read in one piece. */
const PIECE = 250;

/** The learner's answers in the order in which they were given; others have their turn between two pieces. */
async function* answersOf(db: Kysely<Database>, uid: string): AsyncIterable<Answer> {
  let rows = await answersAfter(db, uid, undefined);
  while (rows.length > 0) {
    yield* rows.flatMap((row) => learnerAnswer(row) ?? []);
    await giveWay();
    rows = await answersAfter(db, uid, rows.at(-1));
  }
}

function answersAfter(
  db: Kysely<Database>,
  uid: string,
  last: { readonly answered_at: string; readonly question_id: string } | undefined,
) {
  return db
    .selectFrom("answers")
    .innerJoin("issued_questions", "issued_questions.id", "answers.question_id")
    .select(["answered_at", "question_id"])
    .select(ANSWER_COLUMNS)
    .where("answers.uid", "=", uid)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("answered_at", "question_id"),
        ">",
        tuple(last?.answered_at ?? "", last?.question_id ?? ""),
      ),
    )
    .orderBy("answered_at")
    .orderBy("question_id")
    .limit(PIECE)
    .execute();
}
