import type { Difficulty, ResponseKind } from "@sat/item";
import type { BelievedDifficulty, Cell, CellAnswer, OptionChoice } from "@sat/learner";
import type { Kysely, Selectable, Transaction } from "kysely";
import { type DifficultyOf, latestDifficulties, revisionOf } from "./accepted-estimates.ts";
import { answersInOrder } from "./answers-in-order.ts";
import type { CalibrationsTable, Database } from "./database.ts";
import type { Differences } from "./dialects.ts";
import { atomically } from "./giving-way.ts";
import { learnerAnswer } from "./learner-answers.ts";
import type { Store } from "./overhaul-lease.ts";

/** An estimate of how hard a cell's questions are. */
export interface Estimate extends Omit<Cell, "skill"> {
  readonly difficulty: BelievedDifficulty;
  readonly answers: number;
}

export interface Calibrations {
  /** What all learners have answered, one after the other. */
  answers(): AsyncIterable<CellAnswer>;
  /** The estimates that count, by model. */
  accepted(): Promise<Estimate[]>;
  /** What is believed of questions by the estimates that count: the same function as long as they are the same. */
  difficulties(): Promise<DifficultyOf>;
  /** From now on these count, in place of those of the same cells. */
  accept(estimates: readonly Estimate[], now: Date): Promise<void>;
  /** Those of these models count no more, or none at all; answers how many. */
  withdraw(models: readonly string[] | "all", now: Date): Promise<number>;
}

export function calibrationsIn(store: Store): Calibrations {
  const { db } = store;
  return {
    answers: () => answersOfAll(db),

    async accepted() {
      const rows = await db
        .selectFrom("calibrations")
        .selectAll()
        .where("withdrawn_at", "is", null)
        .orderBy("model")
        .orderBy("version")
        .orderBy("level")
        .execute();
      return rows.map(readEstimate);
    },

    difficulties: latestDifficulties(db),

    accept: (estimates, now) => accept(store, estimates, now),

    withdraw: (models, now) => withdraw(store, models, now),
  };
}

/**
 * Of what is changed now. Were it another change's too, or did one of an earlier revision come after it, an ability worked
 * out in between would pass for today's: so one change comes after the other.
 */
async function nextRevision(
  transaction: Transaction<Database>,
  { lockTable }: Differences,
): Promise<number> {
  await lockTable(transaction, "calibrations");
  return (await revisionOf(transaction)) + 1;
}

async function withdraw(
  store: Store,
  models: readonly string[] | "all",
  now: Date,
): Promise<number> {
  return atomically(store.db, async (transaction) => {
    const revision = await nextRevision(transaction, store.differences);
    const all = transaction
      .updateTable("calibrations")
      .set({ withdrawn_at: now.toISOString(), revision })
      .where("withdrawn_at", "is", null);
    const named = models === "all" ? all : all.where("model", "in", models);
    return Number((await named.executeTakeFirst()).numUpdatedRows);
  });
}

async function accept(store: Store, estimates: readonly Estimate[], now: Date): Promise<void> {
  await atomically(store.db, async (transaction) => {
    const revision = await nextRevision(transaction, store.differences);
    for (const { model, level, kind, version, difficulty, answers } of estimates) {
      await transaction
        .insertInto("calibrations")
        .values({
          model,
          level,
          kind,
          version,
          answers,
          revision,
          difficulty: difficulty.mean,
          spread: difficulty.spread,
          accepted_at: now.toISOString(),
          withdrawn_at: null,
        })
        .onConflict((conflict) =>
          conflict.columns(["model", "level", "kind", "version"]).doUpdateSet(({ ref }) => ({
            difficulty: ref("excluded.difficulty"),
            spread: ref("excluded.spread"),
            answers: ref("excluded.answers"),
            accepted_at: ref("excluded.accepted_at"),
            withdrawn_at: null,
            revision: ref("excluded.revision"),
          })),
        )
        .execute();
    }
  });
}

function readEstimate(row: Selectable<CalibrationsTable>): Estimate {
  const { model, version, difficulty: mean, spread, answers } = row;
  const level = row.level as Difficulty; // only `accept` writes it
  const kind = row.kind as ResponseKind; // as above
  return { model, version, level, kind, difficulty: { mean, spread }, answers };
}

/** Learners that are read in one piece. */
const PIECE = 250;

/** What an overhaul has brought so far does not count. */
function learnersAfter(db: Kysely<Database>, last: string) {
  return db
    .selectFrom("users")
    .select("uid")
    .where("uid", ">", last)
    .where("import_id", "is", null)
    .orderBy("uid")
    .limit(PIECE)
    .execute();
}

async function* answersOfAll(db: Kysely<Database>): AsyncIterable<CellAnswer> {
  let learners = await learnersAfter(db, "");
  while (learners.length > 0) {
    for (const { uid } of learners) yield* answersOfOne(db, uid);
    learners = await learnersAfter(db, learners.at(-1)?.uid ?? "");
  }
}

async function* answersOfOne(db: Kysely<Database>, uid: string): AsyncIterable<CellAnswer> {
  for await (const row of answersInOrder(db, uid)) {
    const answer = learnerAnswer(row);
    if (answer === undefined) continue;
    const { model, version, source } = row;
    yield { ...answer, learner: uid, model, version, source, choice: choiceIn(row) };
  }
}

/** Which option was chosen, if it is known what each of them stands for. */
function choiceIn({
  response_kind,
  answer,
  codes,
}: {
  readonly response_kind: string | null;
  readonly answer: string | null;
  readonly codes: string | null;
}): OptionChoice | undefined {
  if (response_kind !== "choice" || answer === null || codes === null) return undefined;
  const byLetter = new Map(Object.entries(JSON.parse(codes) as Record<string, string | null>)); // what is issued, or was imported by the contract, has them so
  const taken = byLetter.get(answer);
  if (taken === undefined) return undefined;
  return { offered: [...byLetter.values()].filter((slip) => slip !== null), taken };
}
