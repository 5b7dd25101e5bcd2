import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import type { Postgres } from "../lib/postgres.ts";

const run = promisify(execFile);

type Row = Readonly<Record<string, unknown>>;

/** A store that can be looked into beside the server. */
export interface Store {
  /** Rows of what a query says, each by its columns. */
  rows(query: string): Promise<Row[]>;
  /** Queries for the name of each table, and of each column of one. */
  readonly tables: string;
  readonly columns: (table: string) => string;
}

/** The SQLite store in the folder of the data. */
export function sqliteStore(dataDir: string): Store {
  return {
    async rows(query) {
      const database = new DatabaseSync(join(dataDir, "records.sqlite"), { readOnly: true });
      try {
        return database.prepare(query).all();
      } finally {
        database.close();
      }
    },
    tables: "select name from sqlite_schema where type = 'table'",
    columns: (table) => `select name from pragma_table_info('${table}')`,
  };
}

/** The store in a PostgreSQL server, through its own program. */
export function postgresStore({ url, bin }: Postgres): Store {
  return {
    async rows(query) {
      const words = ["--tuples-only", "--no-align", "--dbname", url, "--command"];
      const asJson = `select row_to_json(found) from (${query}) as found`;
      const { stdout } = await run(join(bin, "psql"), [...words, asJson], { maxBuffer: 2 ** 28 });
      const lines = stdout.split("\n").filter((line) => line !== "");
      return lines.map((line) => JSON.parse(line) as Row); // the query makes each line an object
    },
    tables:
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    columns: (table) =>
      `select column_name as name from information_schema.columns where table_name = '${table}'`,
  };
}

/** What comes and goes with every sign-in that is begun, or call that is counted. */
const PASSING = new Set(["sign_ins", "limits", "provider_states"]);

/**
 * A digest for each table of a store: of the rows of the learners named, where its rows are a learner's, else of all.
 */
export async function digests(
  store: Store,
  uids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const { name } of await store.rows(store.tables)) {
    const table = String(name);
    if (!PASSING.has(table)) found.set(table, await digestOf(store, table, uids));
  }
  if (found.size === 0) throw new Error("The store has no tables, so none could be seen to change");
  return found;
}

async function digestOf(store: Store, table: string, uids: readonly string[]): Promise<string> {
  const columns = await store.rows(store.columns(table));
  const isLearners = columns.some(({ name }) => name === "uid");
  const theirs = isLearners ? ` where uid in (${uids.map((uid) => `'${uid}'`).join(", ")})` : "";
  const rows = await store.rows(`select * from "${table}"${theirs}`);
  const lines = rows.map((row) => JSON.stringify(row)).toSorted();
  return createHash("sha256").update(lines.join("\n")).digest("hex");
}
