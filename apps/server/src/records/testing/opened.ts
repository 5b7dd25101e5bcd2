import { Kysely } from "kysely";
import type { Database } from "../database.ts";
import type { Records } from "../records.ts";
import type { TestDatabase } from "./databases.ts";

/** A database with its records, and queries of a test's own beside them. */
export interface Opened {
  readonly database: TestDatabase;
  readonly records: Records;
  readonly db: Kysely<Database>;
  /** Ends them, and drops the database. */
  readonly close: () => Promise<void>;
}

export async function opened(make: () => Promise<TestDatabase>): Promise<Opened> {
  const database = await make();
  const records = await database.open();
  const db = new Kysely<Database>({ dialect: database.differences().dialect });
  const close = async () => {
    await db.destroy();
    await records.close();
    await database.drop();
  };
  return { database, records, db, close };
}
