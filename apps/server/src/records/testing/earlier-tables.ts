import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import type { Database } from "../database.ts";
import type { Differences } from "../dialects.ts";
import { migrate } from "../migrate.ts";
import { migrations } from "../migrations/index.ts";
import { anItem, NOON } from "./builders.ts";
import type { TestDatabase } from "./databases.ts";

/** Tables as an earlier version of the program has left them, to be filled as it filled them. */
export interface EarlierTables {
  readonly db: Kysely<Database>;
  readonly differences: Differences;
  bringUpToDate(): Promise<void>;
  drop(): Promise<void>;
}

/** @param migration the last that the earlier version knew */
export async function earlierTables(
  make: () => Promise<TestDatabase>,
  migration: string,
): Promise<EarlierTables> {
  const database = await make();
  const differences = database.differences();
  const db = new Kysely<Database>({ dialect: differences.dialect });
  const schema = await differences.currentSchema(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateTo(migration);
  if (error !== undefined) throw new Error("there are no earlier tables", { cause: error });
  return {
    db,
    differences,
    bringUpToDate: () => migrate(db, schema),
    async drop() {
      await db.destroy();
      await database.drop();
    },
  };
}

/** An item issued at noon to a learner called ada, as rows of it have been since the learning loop. */
export function anEarlierIssue(id: string, item = anItem()) {
  return {
    id,
    uid: "ada",
    item_id: item.id,
    round: 0,
    section: item.section,
    topic: item.topic,
    model: item.model,
    version: item.version,
    level: item.level,
    seed: item.seed,
    position: 0,
    archetype: item.archetype,
    content: JSON.stringify(item),
    issued_at: NOON.toISOString(),
  };
}
