import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import type { Database } from "./database.ts";
import { migrations } from "./migrations/index.ts";

/**
 * Brings the tables up to date. Any number of processes may do so at once: one migrates, the others wait and
 * find it done.
 */
export async function migrate(db: Kysely<Database>, schema: string | undefined): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    // Unnamed, the migrations of another schema of the same database would pass for this one's.
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error("the tables could not be migrated", { cause: error });
}
