import type { Question } from "@sat/contract";
import type { Difficulty, ItemOrigin, SkillCode } from "@sat/item";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "./database.ts";
import type { Differences } from "./dialects.ts";
import { atomically } from "./giving-way.ts";
import { lockLearner } from "./lock-learner.ts";
import type { Store } from "./overhaul-lease.ts";
import { pruneInTurn } from "./pruning.ts";
import { type Issue, issueNew, QUESTION_COLUMNS, readQuestion } from "./questions.ts";
import { unseal } from "./sealed-questions.ts";
import type { ModuleName } from "./sittings.ts";

/** Where a question is to stand. */
export interface ModulePlace extends ModuleName {
  /** From 1, in the module. */
  readonly position: number;
  readonly isScored: boolean;
}

/** A question in a module, with all that is known of it: nothing for the wire. */
export interface PlacedQuestion {
  readonly position: number;
  readonly isScored: boolean;
  readonly question: Question;
  readonly skill: SkillCode;
  readonly level: Difficulty;
  readonly origin: Pick<ItemOrigin, "model" | "version">;
  readonly archetype: string;
  readonly source: string | null;
  /** Whether it has an answer that counts. */
  readonly isAnswered: boolean;
}

export interface SittingQuestions {
  /**
   * Issues the question sealed, at this place; none if the learner has the item.
   * @throws PlaceTaken when there is one already, SittingOver when the sitting does not go on
   */
  place(place: ModulePlace, issue: Issue): Promise<Question | undefined>;
  /** The questions of a module in their order. */
  list(name: ModuleName): Promise<PlacedQuestion[]>;
  /** Keeps that questions of a module were left without an answer: they are like all others then. */
  leave(questions: {
    readonly uid: string;
    readonly ids: readonly string[];
    readonly instant: Date;
  }): Promise<void>;
}

export function sittingQuestionsIn(store: Store): SittingQuestions {
  const { db } = store;
  return {
    place: (place, issue) => placeQuestion(store, place, issue),
    list: (name) => listQuestions(db, name),

    leave: ({ uid, ids, instant }) =>
      atomically(db, async (transaction) => {
        if (ids.length === 0) return;
        await unseal(transaction, ids);
        await transaction
          .updateTable("issued_questions")
          .set(({ fn, val }) => ({
            skipped_at: instant.toISOString(),
            shown_at: fn.coalesce("shown_at", val(instant.toISOString())),
          }))
          .where("id", "in", ids)
          .where("uid", "=", uid)
          .where("skipped_at", "is", null)
          .execute();
      }),
  };
}

/** The module has ended, or the sitting has or was discarded meanwhile. */
class SittingOver extends Error {
  override readonly name = "SittingOver";
}

/** The learner's lock keeps the module from ending before the question is there, which would be sealed for good. */
async function refuseUnlessOpen(
  transaction: Transaction<Database>,
  differences: Differences,
  { uid, id, number }: ModuleName,
): Promise<void> {
  await lockLearner(transaction, differences, uid);
  const open = await transaction
    .selectFrom("sittings")
    .innerJoin("sitting_modules as module", "module.sitting", "sittings.id")
    .select("sittings.id")
    .where("sittings.id", "=", id)
    .where("sittings.uid", "=", uid)
    .where("sittings.ended_at", "is", null)
    .where("sittings.discarded_at", "is", null)
    .where("module.number", "=", number)
    .where("module.ended_at", "is", null)
    .executeTakeFirst();
  if (open === undefined) throw new SittingOver();
}

/** Another process chooses the questions of the same module, and has filled the place. */
class PlaceTaken extends Error {
  override readonly name = "PlaceTaken";
}

/** A question without its place would be sealed for good, so there is neither if one of them fails. */
async function placeQuestion(
  { db, differences }: Store,
  { id, number, position, isScored }: ModulePlace,
  issue: Issue,
): Promise<Question | undefined> {
  const issued = await atomically(db, async (transaction) => {
    await refuseUnlessOpen(transaction, differences, { uid: issue.uid, id, number });
    const question = await issueNew(transaction, { ...issue, isSealed: true });
    if (question === undefined) return undefined;
    const placed = await transaction
      .insertInto("sitting_questions")
      .values({
        question_id: question.id,
        uid: issue.uid,
        sitting: id,
        module: number,
        number: position,
        scored: Number(isScored),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("question_id")
      .executeTakeFirst();
    if (placed === undefined) throw new PlaceTaken();
    return question;
  });
  if (issued !== undefined) await pruneInTurn(db, { ...issue, round: 0 });
  return issued;
}

async function listQuestions(
  db: Kysely<Database>,
  { uid, id, number }: ModuleName,
): Promise<PlacedQuestion[]> {
  const rows = await db
    .selectFrom("sitting_questions as placed")
    .innerJoin("issued_questions", "issued_questions.id", "placed.question_id")
    .leftJoin("answers", "answers.question_id", "placed.question_id")
    .select([...QUESTION_COLUMNS, "skill", "level", "model", "version"])
    .select(["archetype", "source"])
    .select(["placed.number as position", "scored", "answers.question_id as answered"])
    .where("placed.sitting", "=", id)
    .where("placed.module", "=", number)
    .where("placed.uid", "=", uid)
    .orderBy("placed.number")
    .execute();
  return rows.map((row) => ({
    position: row.position,
    isScored: row.scored === 1,
    question: readQuestion(row),
    // Only `issue` writes them of what stands in a module.
    skill: row.skill as SkillCode,
    level: row.level as Difficulty, // as above
    origin: { model: row.model, version: row.version },
    archetype: row.archetype,
    source: row.source,
    isAnswered: row.answered !== null,
  }));
}
