import type { ExportedQuestion, MissReason } from "@sat/contract";
import type { ItemOrigin, SlipCode } from "@sat/item";
import type { Selectable, Transaction } from "kysely";
import { mannerOf } from "../policies/manner.ts";
import { ratingOf } from "../policies/card-rating.ts";
import { missReason } from "../policies/miss-reason.ts";
import { countInAbility } from "./abilities.ts";
import { rateCard } from "./cards.ts";
import type { AnswersTable, Database } from "./database.ts";
import { learnerAnswer } from "./learner-answers.ts";
import { noteRetry } from "./mistakes.ts";
import { readProcessData } from "./responses.ts";

/** An answer that has been stored, with the question that it is to. */
interface Answered {
  readonly row: Selectable<AnswersTable>;
  readonly asked: {
    readonly question: ExportedQuestion["question"];
    readonly skill: string | null;
    readonly twinOf: string | null;
    /** Id of the card, study or text that it is on. */
    readonly source: string | null;
  };
}

interface Learnt extends Answered {
  readonly asked: Answered["asked"] & { readonly origin: Pick<ItemOrigin, "model" | "version"> };
  /** Whether it is the learner's first of all. */
  readonly isFirst: boolean;
}

/** Takes from an answer what it tells of the learner; the transaction must hold the learner's lock. */
export async function learnFrom(
  transaction: Transaction<Database>,
  { isFirst, ...answered }: Learnt,
): Promise<void> {
  const { row, asked } = answered;
  const { difficulty: level, kind = "choice" } = asked.question;
  const answer = learnerAnswer({ ...row, kind });
  const counted = { uid: row.uid, answer, asked: { ...asked.origin, level, kind }, isFirst };
  const chance = await countInAbility(transaction, counted);
  await noteMiss(transaction, { ...answered, chance });
}

/** What is known besides of an answer that may be a miss. */
interface Noted extends Answered {
  /** How likely it was to be right, if that is known. */
  readonly chance?: number | undefined;
  /** Why it was missed, by the learner's own word. */
  readonly told?: MissReason | undefined;
}

/**
 * Keeps a miss in the mistake book and on a card, and what an answer to a twin makes of one; the transaction must hold the
 * learner's lock.
 */
export async function noteMiss(
  transaction: Transaction<Database>,
  { row, asked, chance, told }: Noted,
): Promise<void> {
  const { question, source, ...rest } = asked;
  const { section } = question;
  const timeSpent = row.time_spent;
  const data = readProcessData(row);
  const manner = mannerOf({ section, timeSpent, ...data });
  const correct = row.correct === 1;
  const slip = row.slip as SlipCode | null; // only what `slipOf` says is stored
  const retry = { ...rest, uid: row.uid, questionId: row.question_id, slip, correct, day: row.day };
  const outcome = row.response_kind === null ? "none" : "wrong";
  await noteRetry(transaction, {
    ...retry,
    instant: row.answered_at,
    reason: told ?? missReason({ section, outcome, manner, timeSpent, slip, chance }),
    isTold: told !== undefined,
  });
  const hints = data.hintsUsed ?? 0;
  const rating = ratingOf({ section, correct, manner, hints, timeSpent });
  await rateCard(transaction, { ...retry, source, rating });
}
