import { closeSync, existsSync, openSync, statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { CompiledQuery, QueryResult } from "kysely";
import { FileGoneError } from "./store-trouble.ts";

/** Milliseconds to wait for another process that is writing. */
const BUSY_TIMEOUT = 10_000;

/** One file, opened twice: who reads sees what was committed, whatever is being written meanwhile. */
export interface SqliteFile {
  readonly writer: SqliteConnection;
  readonly reader: SqliteConnection;
  /** @throws {FileGoneError} when its path no longer leads to it */
  requireInPlace(): void;
}

export function openSqlite(path: string): SqliteFile {
  // SQLite would let others on this machine read it, and gives the files beside it the same rights.
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
  const writer = new DatabaseSync(path, { timeout: BUSY_TIMEOUT });
  writer.exec("pragma journal_mode = wal");
  // A commit returns once it is on the disk: what was acknowledged survives a crash.
  writer.exec("pragma synchronous = full");
  writer.exec("pragma foreign_keys = on");
  // What a transaction would undo, and sorts on its way, need not outlive it.
  writer.exec("pragma temp_store = memory");
  const reader = new DatabaseSync(path, { timeout: BUSY_TIMEOUT });
  reader.exec("pragma query_only = on");
  const opened = identityOf(path);
  return {
    writer: new SqliteConnection(writer),
    reader: new SqliteConnection(reader),
    requireInPlace() {
      if (identityOf(path) !== opened) throw new FileGoneError(path);
    },
  };
}

/** Tells the file at a path from every other. */
function identityOf(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  return file && `${file.dev} ${file.ino}`;
}

interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
}

/** Runs queries on one connection, each prepared once: the program has a fixed number of them. */
export class SqliteConnection {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Whether a transaction is open: when the disk is full, SQLite itself ends it. */
  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** Runs a command without parameters or rows. */
  command(sql: string): void {
    this.#prepare(sql).statement.run();
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, hasRows } = this.#prepare(sql);
    const values = parameters as SQLInputValue[]; // the table types hold only text, numbers and null
    if (hasRows) return { rows: statement.all(...values) as Row[] }; // by the typed query
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  close(): void {
    this.#database.close();
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}
