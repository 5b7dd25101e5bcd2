import type { ShownItem } from "@sat/item";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "./database.ts";
import { atomically } from "./giving-way.ts";
import { isOfNoOpenSession, isUnanswered } from "./open-questions.ts";

/** A learner's newest questions, which are kept whole whatever becomes of them: the stocks of eleven browsers. */
const KEPT_WHOLE = 2_000;
/** Questions between two looks for older ones, and most that one look decides of: more than have come meanwhile. */
const BETWEEN_LOOKS = 16;
const AT_ONCE = 64;

/**
 * Prunes after a new question if it is one after which to look, by its place on the learner's path through a model, or
 * by its round. It is a transaction of its own, after the one that stored the question.
 */
export async function pruneInTurn(
  db: Kysely<Database>,
  {
    uid,
    position,
    round,
  }: { readonly uid: string; readonly position: number; readonly round: number },
): Promise<void> {
  if ((position + round) % BETWEEN_LOOKS === BETWEEN_LOOKS - 1) await pruneQuestions(db, uid);
}

/**
 * Prunes a learner's questions that are older than the newest and still unanswered: what was asked stays, with its
 * options, and all that it takes to grade an answer and to know where it came from. What is answered by then stays whole,
 * and one of an open study session, or of a module that goes on, is left for later.
 */
export function pruneQuestions(
  db: Kysely<Database>,
  uid: string,
  kept = KEPT_WHOLE,
): Promise<void> {
  return atomically(db, async (transaction) => {
    const rows = await olderQuestions(transaction, uid, kept);
    for (const row of rows) {
      await transaction
        .updateTable("issued_questions")
        .set(row.question_id === null ? prunedColumns(row) : { pruned: 0 })
        .where("id", "=", row.id)
        // An answer may have come meanwhile, and decided it.
        .where("pruned", "is", null)
        .$if(row.question_id === null, (query) => query.where(isUnanswered))
        .execute();
    }
  });
}

function olderQuestions(transaction: Transaction<Database>, uid: string, kept: number) {
  return transaction
    .selectFrom("issued_questions as issued")
    .leftJoin("answers", "answers.question_id", "issued.id")
    .select(["issued.id", "content", "question_id"])
    .where("issued.uid", "=", uid)
    .where("pruned", "is", null)
    .where("sealed", "is", null)
    .where(isOfNoOpenSession)
    .orderBy("issued_at", "desc")
    .orderBy("issued.id", "desc")
    .limit(AT_ONCE)
    .offset(kept)
    .execute();
}

/** Stands wherever a text is gone. */
const GONE = "—";
const EXPLANATION = "Only what was asked is kept: this question waited too long for an answer.";

function prunedColumns({ content }: { content: string }) {
  const item = JSON.parse(content) as ShownItem; // what is issued, or was imported by the contract, is one
  return { pruned: 1, content: JSON.stringify(prunedItem(item)), features: null, proof: null };
}

/** What is left of a question. */
function prunedItem(item: ShownItem): ShownItem {
  const { section, difficulty, topic, question } = item;
  const always = { section, difficulty, topic, question };
  const texts = { explanation: EXPLANATION, hint: GONE, tip: GONE };
  if (item.kind === "entry") {
    const { kind, answerKey } = item;
    return { ...always, ...texts, kind, answerKey, why: GONE, slips: [] };
  }
  const { options, correctAnswer, rationales } = item;
  const bare = (letter: keyof typeof rationales) => ({
    mistake: rationales[letter].mistake,
    reason: GONE,
  });
  return {
    ...always,
    ...texts,
    options,
    correctAnswer,
    rationales: { A: bare("A"), B: bare("B"), C: bare("C"), D: bare("D") },
  };
}
