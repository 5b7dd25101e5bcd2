import { Kysely, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postgresDialect } from "../postgres-dialect.ts";
import { storeTrouble } from "../store-trouble.ts";

/** What only a real server has: connections, which can be lost. */
export function poolConformance(url: string): void {
  let db: Kysely<unknown>;
  beforeAll(() => {
    db = new Kysely({ dialect: postgresDialect(url) });
  });
  afterAll(() => db.destroy());

  test("outlives a connection that is lost while it is in use", async () => {
    const failure = await db.connection().execute(async (connection) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        connection,
      );
      await terminate(url, rows[0]?.pid);
      return sql`select 1`.execute(connection).catch((error: unknown) => error);
    });
    expect(storeTrouble(failure)).toBe("away");
    expect((await sql`select 1`.execute(db)).rows).toHaveLength(1);
  });

  test("gives no statement, and no transaction between two, more time than it may take", async () => {
    for (const name of ["statement_timeout", "idle_in_transaction_session_timeout"]) {
      const { rows } = await sql`select current_setting(${name}) as value`.execute(db);
      expect(rows).toEqual([{ value: "10s" }]);
    }
  });
}

/** Ends a connection from another, and comes back when it has been told. */
async function terminate(url: string, pid: number | undefined): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_terminate_backend($1, 5000)", [pid]);
  await client.end();
}
