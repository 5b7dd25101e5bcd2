import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  type Dialect,
  type Kysely,
  PostgresDialect,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
} from "kysely";
import pg from "pg";
import type { Database } from "./database.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";

type UserQuery<Row> = SelectQueryBuilder<Database, "users", Row>;

/** All that differs between the two databases; every query outside this file is the same on both. */
export interface Differences {
  readonly dialect: Dialect;
  /** The stored JSON document with the fields of `change` replaced, within one statement. */
  mergeJson(column: "preferences" | "stats", change: object): RawBuilder<string>;
  /** Holds the user rows that are read until the transaction ends. */
  lockUser<Row>(query: UserQuery<Row>): UserQuery<Row>;
  /** The schema that unqualified names mean, where there are schemas. */
  currentSchema(db: Kysely<Database>): Promise<string | undefined>;
}

/** SQLite in one file of the data folder. Its transactions are the only writer, so no row needs a lock. */
export function sqlite(dataDir: string): Differences {
  mkdirSync(dataDir, { recursive: true });
  return {
    dialect: sqliteDialect(join(dataDir, "records.sqlite")),
    mergeJson: (column, change) => sql`json_patch(${sql.ref(column)}, ${JSON.stringify(change)})`,
    lockUser: (query) => query,
    currentSchema: () => Promise.resolve(undefined),
  };
}

/** Most connections one process holds; a PostgreSQL server allows 100 in all by default. */
const POOL_SIZE = 10;
/** Milliseconds to wait for a connection before giving up. */
const CONNECTION_TIMEOUT = 10_000;

/** PostgreSQL, or an engine that speaks its protocol, at an address `postgres://…`. */
export function postgres(databaseUrl: string): Differences {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
  });
  // A connection lost while idle leaves the pool by itself; unheard, the event would end the process.
  pool.on("error", () => undefined);
  return postgresOver(new PostgresDialect({ pool }));
}

/** PostgreSQL however it is reached, such as within the process. */
export function postgresOver(dialect: Dialect): Differences {
  return {
    dialect,
    mergeJson: (column, change) =>
      sql`(${sql.ref(column)}::jsonb || ${JSON.stringify(change)}::jsonb)::text`,
    lockUser: (query) => query.forNoKeyUpdate(),
    currentSchema: async (db) => {
      const found = await sql<{ name: string }>`select current_schema() as name`.execute(db);
      return found.rows[0]?.name;
    },
  };
}
