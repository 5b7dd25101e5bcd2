import type { Difficulty } from "@sat/item";
import { type AcceptedEstimate, acceptedDifficulty, type BelievedDifficulty } from "@sat/learner";
import type { Kysely } from "kysely";
import { compiledOnce } from "./compiled-once.ts";
import type { CalibrationsTable, Database } from "./database.ts";

/** What a question is, as far as estimates go. */
export interface AskedOf {
  readonly model: string;
  readonly version: number;
  readonly level: string;
  readonly kind: string;
}

/** Tells apart what was accepted at different times: what was worked out by other estimates is to be worked out anew. */
export async function revisionOf(db: Kysely<Database>): Promise<number> {
  const [row] = await findRevision(db, {});
  return row?.revision ?? 0;
}

const findRevision = compiledOnce((db) =>
  db.selectFrom("calibrations").select(({ fn }) => fn.max("revision").as("revision")),
);

/** Keeps apart the estimates of models, levels and kinds. */
const placeOf = ({ model, level, kind }: Omit<AskedOf, "version">) =>
  [model, level, kind].join("/");

/** What is believed of a question's difficulty; nothing where nothing is accepted. */
export async function difficultyOf(
  db: Kysely<Database>,
  { model, version, level, kind }: AskedOf,
): Promise<BelievedDifficulty | undefined> {
  const accepted = await findAccepted(db, { model, level, kind });
  return acceptedDifficulty(accepted.map(readEstimate), { version, level: level as Difficulty }); // the column holds nothing else
}

const findAccepted = compiledOnce(
  (db, { model, level, kind }: { model: string; level: string; kind: string }) =>
    db
      .selectFrom("calibrations")
      .select(["version", "difficulty", "spread"])
      .where("model", "=", model)
      .where("level", "=", level)
      .where("kind", "=", kind)
      .where("withdrawn_at", "is", null),
);

/** Tells what is believed of a question's difficulty by what was accepted at a time; nothing where nothing was. */
export type DifficultyOf = (asked: AskedOf) => BelievedDifficulty | undefined;

/** The same for many questions, by what is accepted now. */
export async function difficultiesIn(db: Kysely<Database>): Promise<DifficultyOf> {
  const rows = await db
    .selectFrom("calibrations")
    .selectAll()
    .where("withdrawn_at", "is", null)
    .execute();
  const accepted = Map.groupBy(rows, placeOf);
  return (asked) => {
    const estimates = accepted.get(placeOf(asked))?.map(readEstimate) ?? [];
    const { version, level } = asked;
    return acceptedDifficulty(estimates, { version, level: level as Difficulty }); // the column holds nothing else
  };
}

/** The same, read anew only when it has changed, and the same function until then. */
export function latestDifficulties(db: Kysely<Database>): () => Promise<DifficultyOf> {
  let read: { readonly revision: number; readonly difficultyOf: DifficultyOf } | undefined;
  return async () => {
    // The revision first: what is accepted in between makes it an earlier one, and all is read anew.
    const revision = await revisionOf(db);
    if (read?.revision === revision) return read.difficultyOf;
    read = { revision, difficultyOf: await difficultiesIn(db) };
    return read.difficultyOf;
  };
}

function readEstimate({
  version,
  difficulty: mean,
  spread,
}: Pick<CalibrationsTable, "version" | "difficulty" | "spread">): AcceptedEstimate {
  return { version, difficulty: { mean, spread } };
}
