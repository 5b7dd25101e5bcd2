import type { Path } from "@sat/engine";
import type { Kysely } from "kysely";
import { compiledOnce } from "./compiled-once.ts";
import type { Database } from "./database.ts";

/** The questions of a path, by the names of its columns. */
interface PathColumns {
  readonly uid: string;
  readonly model: string;
  readonly version: number;
  readonly level: string;
}

function columnsOf({ walker: uid, model: { id: model, version }, level }: Path) {
  return { uid, model, version, level };
}

function onPath(db: Kysely<Database>, { uid, model, version, level }: PathColumns) {
  return db
    .selectFrom("issued_questions")
    .where("uid", "=", uid)
    .where("model", "=", model)
    .where("version", "=", version)
    .where("level", "=", level);
}

const findLast = compiledOnce((db, path: PathColumns & { readonly count: number }) =>
  onPath(db, path).select("position").orderBy("position", "desc").limit(path.count),
);

const findSeeds = compiledOnce((db, path: PathColumns) =>
  onPath(db, path).select("seed").distinct(),
);

/** The first position of the path past all that were issued. */
export async function nextPosition(db: Kysely<Database>, path: Path): Promise<number> {
  const [last] = await findLast(db, { ...columnsOf(path), count: 1 });
  return last === undefined ? 0 : last.position + 1;
}

/** The seeds of the path that were issued, or came with an import. */
export async function seedsMet(db: Kysely<Database>, path: Path): Promise<number[]> {
  const rows = await findSeeds(db, columnsOf(path));
  return rows.map(({ seed }) => seed);
}
