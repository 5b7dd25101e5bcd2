import { closeSync, existsSync, openSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from "kysely";

/** Milliseconds to wait for another process that is writing. */
const BUSY_TIMEOUT = 10_000;

/** Kysely's SQLite dialect over the SQLite that comes with Node. */
export function sqliteDialect(path: string): Dialect {
  const file = openFile(path);
  return {
    createDriver: () => new ImmediateDriver(file),
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/**
 * Transactions take the write lock when they begin. Taken later, at the first write, two processes that have both
 * read could never both go on.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #file: DatabaseSync;

  constructor(file: DatabaseSync) {
    super({ database: adapted(file) });
    this.#file = file;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** A full disk has SQLite roll back by itself; to do so again would fail, and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Migrations run in one such transaction, so only one process at a time runs them. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openFile(path: string): DatabaseSync {
  // SQLite would let others on this machine read it, and gives the files beside it the same rights.
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT });
  database.exec("pragma journal_mode = wal");
  // A commit returns once it is on the disk: what was acknowledged survives a crash.
  database.exec("pragma synchronous = full");
  database.exec("pragma foreign_keys = on");
  // In memory: of a process that serves one machine, they need neither outlive it nor wait for the disk.
  database.exec("pragma temp_store = memory");
  database.exec("create temp table limits (name text primary key, restored_at integer not null)");
  return database;
}

function adapted(database: DatabaseSync): SqliteDatabase {
  // The program has a fixed number of queries, so this stays small.
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const statement = prepared.get(sql) ?? adapt(database.prepare(sql));
      prepared.set(sql, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bound(parameters)),
    run: (parameters) => statement.run(...bound(parameters)),
    iterate: (parameters) => statement.iterate(...bound(parameters)),
  };
}

/** The table types hold only text, numbers and null, which are what SQLite binds. */
function bound(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[]; // Kysely passes on what the typed queries were given
}
