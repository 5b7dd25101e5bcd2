import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { GroupCommitDriver } from "./group-commit.ts";
import { openSqlite, type SqliteFile } from "./sqlite-file.ts";

/** Kysely's SQLite dialect over the SQLite that comes with Node. */
export function sqliteDialect(path: string): Dialect {
  return sqliteOver(openSqlite(path));
}

/** The same over a file that is open. */
export function sqliteOver(file: SqliteFile): Dialect {
  return {
    createDriver: () => new GroupCommitDriver(file),
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Migrations run in one transaction, so only one process at a time runs them. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Who reads need not wait for who writes: the driver has its writers wait in line by itself. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
