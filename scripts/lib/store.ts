import { execFile } from "node:child_process";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import type { Postgres } from "./postgres.ts";

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
