import { isSkillCode, isSlipCode } from "@sat/item";
import type { Kysely, Selectable, Transaction } from "kysely";
import { afterRating, type CardMemory } from "../policies/card-memory.ts";
import { type CardName, cardName } from "../policies/card-name.ts";
import type { CardRating } from "../policies/card-rating.ts";
import type { ReviewCard } from "../policies/review-day.ts";
import type { CardsTable } from "./cards-table.ts";
import { compiledOnce, writtenOnce } from "./compiled-once.ts";
import type { Database } from "./database.ts";

/** A card of a learner, and the missed question that is asked again in other words. */
export type Card = ReviewCard & { readonly questionId: string };

/** A card that has just been asked for review. */
export interface AskedCard {
  readonly uid: string;
  readonly card: CardName;
  readonly now: Date;
}

export interface Cards {
  /** All of the learner's: hardly ever more than some dozens, for there are only so many slips. */
  list(uid: string): Promise<Card[]>;
  noteAsked(asked: AskedCard): Promise<void>;
}

export function cardsIn(db: Kysely<Database>): Cards {
  return {
    async list(uid) {
      return (await findAll(db, { uid })).flatMap(readCard);
    },

    async noteAsked({ uid, card, now }) {
      await markAsked(db, { ...keyOf(uid, card), askedAt: now.toISOString() });
    },
  };
}

/** An answer that has been stored, as far as cards go. */
export interface Rated {
  readonly uid: string;
  readonly questionId: string;
  /** The missed question that it is a twin of. */
  readonly twinOf: string | null;
  readonly skill: string | null;
  readonly slip: string | null;
  readonly source: string | null;
  readonly correct: boolean;
  readonly day: string;
  readonly rating: CardRating;
}

/**
 * Rates the card that an answer is about: a miss that of its own slip or words, an answer to a twin that of the question
 * which was missed, whatever it was now. The transaction must hold the learner's lock.
 */
export async function rateCard(transaction: Transaction<Database>, rated: Rated): Promise<void> {
  const { uid, twinOf, correct, day, rating } = rated;
  if (correct && twinOf === null) return;
  const missed = twinOf === null ? rated : await findMissed(transaction, { uid, twinOf });
  const name = missed && nameOf(missed);
  if (missed === undefined || name === undefined) return;
  const key = keyOf(uid, name);
  const [row] = await findOne(transaction, key);
  const before = row && memoryIn(row);
  const memory = afterRating(before, rating, day);
  if (memory === undefined) return;
  // What is asked again is what was missed last.
  const question_id = correct && row ? row.question_id : missed.questionId;
  if (memory === before && question_id === row?.question_id) return;
  await keep(transaction, {
    ...key,
    question_id,
    asked_at: row?.asked_at ?? null,
    ...columnsOf(memory),
  });
}

interface Key {
  readonly uid: string;
  readonly skill: string;
  readonly slip: string;
  readonly words: string;
}

function keyOf(uid: string, { skill, slip, words }: CardName): Key {
  return { uid, skill, slip: slip ?? "", words: words ?? "" };
}

interface Missed extends Pick<Rated, "skill" | "slip" | "source"> {
  readonly questionId: string;
}

function nameOf({ skill, slip, source }: Missed): CardName | undefined {
  return cardName({
    skill: skill !== null && isSkillCode(skill) ? skill : null,
    slip: slip !== null && isSlipCode(slip) ? slip : null,
    source,
  });
}

const findMissedRow = compiledOnce((db, { uid, twinOf }: { uid: string; twinOf: string }) =>
  db
    .selectFrom("mistakes")
    .innerJoin("issued_questions", "issued_questions.id", "mistakes.question_id")
    .select(["mistakes.question_id as questionId", "mistakes.skill", "slip", "source"])
    .where("mistakes.question_id", "=", twinOf)
    .where("mistakes.uid", "=", uid),
);

async function findMissed(
  transaction: Transaction<Database>,
  named: { readonly uid: string; readonly twinOf: string },
): Promise<Missed | undefined> {
  return (await findMissedRow(transaction, named)).at(0);
}

const findAll = compiledOnce((db, { uid }: { readonly uid: string }) =>
  db
    .selectFrom("cards")
    .selectAll()
    .where("uid", "=", uid)
    .orderBy("skill")
    .orderBy("slip")
    .orderBy("words"),
);

const findOne = compiledOnce((db, { uid, skill, slip, words }: Key) =>
  db
    .selectFrom("cards")
    .selectAll()
    .where("uid", "=", uid)
    .where("skill", "=", skill)
    .where("slip", "=", slip)
    .where("words", "=", words),
);

const keep = writtenOnce((db, row: Selectable<CardsTable>) =>
  db
    .insertInto("cards")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["uid", "skill", "slip", "words"]).doUpdateSet(({ ref }) => ({
        question_id: ref("excluded.question_id"),
        due_day: ref("excluded.due_day"),
        seen_day: ref("excluded.seen_day"),
        missed_day: ref("excluded.missed_day"),
        stability: ref("excluded.stability"),
        difficulty: ref("excluded.difficulty"),
        reps: ref("excluded.reps"),
        lapses: ref("excluded.lapses"),
      })),
    ),
);

const markAsked = writtenOnce(
  (db, { uid, skill, slip, words, askedAt }: Key & { readonly askedAt: string }) =>
    db
      .updateTable("cards")
      .set({ asked_at: askedAt })
      .where("uid", "=", uid)
      .where("skill", "=", skill)
      .where("slip", "=", slip)
      .where("words", "=", words),
);

function columnsOf(memory: CardMemory) {
  const { stability, difficulty, reps, lapses } = memory;
  const days = { due_day: memory.dueDay, seen_day: memory.seenDay, missed_day: memory.missedDay };
  return { ...days, stability, difficulty, reps, lapses };
}

function memoryIn(row: Selectable<CardsTable>): CardMemory {
  const { stability, difficulty, reps, lapses } = row;
  const days = { dueDay: row.due_day, seenDay: row.seen_day, missedDay: row.missed_day };
  return { ...days, stability, difficulty, reps, lapses };
}

/** None where the code of the skill, or the slip, is not known any more. */
function readCard(row: Selectable<CardsTable>): Card[] {
  const { skill, slip, words, question_id: questionId, asked_at: askedAt } = row;
  if (!isSkillCode(skill)) return [];
  const rest = { ...memoryIn(row), questionId, askedAt };
  if (words !== "") return [{ skill, slip: null, words, ...rest }];
  return isSlipCode(slip) ? [{ skill, slip, words: null, ...rest }] : [];
}
