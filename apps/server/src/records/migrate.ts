import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import type { Database } from "./database.ts";
import { migrations } from "./migrations/index.ts";

/** The tables were brought up to date by a later version of the program. */
export class LaterTablesError extends Error {
  override readonly name = "LaterTablesError";

  constructor(migration: string) {
    super(`it has ${migration}`);
  }
}

/** What Kysely says of a migration that ran and that it knows nothing of. */
const UNKNOWN_MIGRATION = /previously executed migration (\S+) is missing/;

/**
 * Brings the tables up to date. Any number of processes may do so at once: one migrates, the others wait and
 * find it done.
 * @throws {LaterTablesError} when they are further than this program knows
 */
export async function migrate(db: Kysely<Database>, schema: string | undefined): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    // Unnamed, the migrations of another schema of the same database would pass for this one's.
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateToLatest();
  const [, unknown] = UNKNOWN_MIGRATION.exec(String(error)) ?? [];
  if (unknown !== undefined) throw new LaterTablesError(unknown);
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error("the tables could not be migrated", { cause: error });
}
