import { join } from "node:path";
import {
  type Dialect,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type Transaction,
} from "kysely";
import type { Database } from "./database.ts";
import { type Limits, limitsIn } from "./limits.ts";
import { limitsInMemory } from "./limits-in-memory.ts";
import { findDamage } from "./find-damage.ts";
import { makeFolder } from "./make-folder.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";

type UserQuery<Row> = SelectQueryBuilder<Database, "users", Row>;

/** All that differs between the two databases; every query outside this file is the same on both. */
export interface Differences {
  readonly dialect: Dialect;
  /** The stored JSON document with the fields of `change` replaced, within one statement. */
  mergeJson(column: "preferences", change: object): RawBuilder<string>;
  /** Holds the user rows that are read until the transaction ends. */
  lockUser<Row>(query: UserQuery<Row>): UserQuery<Row>;
  /** As `lockUser`, and nothing that refers to the rows can be added meanwhile. */
  lockUserForDeletion<Row>(query: UserQuery<Row>): UserQuery<Row>;
  /** Holds off all others who write to the table until the transaction ends; who reads need not wait. */
  lockTable(transaction: Transaction<Database>, table: keyof Database): Promise<void>;
  /** Where it is counted what callers have left of their allowances. */
  limitsIn(db: Kysely<Database>): Limits;
  /** What is damaged, as far as the database itself can tell and looks for it only when asked to. */
  findDamage(): Promise<string | undefined>;
  /** The schema that unqualified names mean, where there are schemas. */
  currentSchema(db: Kysely<Database>): Promise<string | undefined>;
}

/** The path of SQLite's file. */
export function recordsFile(dataDir: string): string {
  return join(dataDir, "records.sqlite");
}

/** SQLite in one file of the data folder. Its transactions are the only writer, so nothing needs a lock. */
export function sqlite(dataDir: string): Differences {
  makeFolder(dataDir);
  const limits = limitsInMemory();
  const file = recordsFile(dataDir);
  return {
    dialect: sqliteDialect(file),
    // No patch: that would merge what is within the fields, and take out what is null there.
    mergeJson: (column, change) =>
      sql`json_set(${sql.join([sql.ref(column), ...fieldsOf(change)])})`,
    lockUser: (query) => query,
    lockUserForDeletion: (query) => query,
    lockTable: () => Promise.resolve(),
    limitsIn: () => limits,
    findDamage: () => findDamage(file),
    currentSchema: () => Promise.resolve(undefined),
  };
}

/** The fields of a document, each as SQLite's place of it and its value. */
function fieldsOf(document: object): (string | RawBuilder<unknown>)[] {
  return Object.entries(document).flatMap(([field, value]) => [
    `$.${field}`,
    sql`json(${JSON.stringify(value)})`,
  ]);
}

/** PostgreSQL, or an engine that speaks its protocol, at an address `postgres://…`; who has none loads no driver. */
export async function postgres(databaseUrl: string): Promise<Differences> {
  const { postgresDialect } = await import("./postgres-dialect.ts");
  return postgresOver(postgresDialect(databaseUrl));
}

/** PostgreSQL however it is reached, such as within the process. */
export function postgresOver(dialect: Dialect): Differences {
  return {
    dialect,
    mergeJson: (column, change) =>
      sql`(${sql.ref(column)}::jsonb || ${JSON.stringify(change)}::jsonb)::text`,
    lockUser: (query) => query.forNoKeyUpdate(),
    lockUserForDeletion: (query) => query.forUpdate(),
    lockTable: async (transaction, table) => {
      await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction);
    },
    limitsIn,
    // It checks what it reads by itself; its own tools look through the rest.
    findDamage: () => Promise.resolve(undefined),
    currentSchema: async (db) => {
      const found = await sql<{ name: string }>`select current_schema() as name`.execute(db);
      return found.rows[0]?.name;
    },
  };
}
