import {
  type Dialect,
  type Kysely,
  type MigrationLockOptions,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  sql,
} from "kysely";
import pg from "pg";

/** Most connections one process holds; a PostgreSQL server allows 100 in all by default. */
const POOL_SIZE = 10;
/** Milliseconds to wait for a connection before giving up: a free one of the pool, or a new one. */
const CONNECTION_TIMEOUT = 3_000;
/** Milliseconds that one statement, or a transaction between two, may hold a connection. */
const STATEMENT_TIMEOUT = 10_000;

/** Milliseconds to wait for an answer: longer than the server itself would let a statement take, so that it is gone. */
const ANSWER_TIMEOUT = 12_000;

/** How long queries wait for their answers at present, in milliseconds. */
interface Patience {
  milliseconds: number;
}

/** Kysely's PostgreSQL dialect over a bounded pool in which nothing waits for ever. */
export function postgresDialect(databaseUrl: string, answerTimeout = ANSWER_TIMEOUT): Dialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
    // Else a database that vanished without a word would be waited for.
    keepAlive: true,
  });
  const patience = { milliseconds: answerTimeout };
  // A lost connection leaves the pool by itself, and the query on it, if any, fails. The event says nothing more of
  // it, but unheard it would end the process: the pool passes it on for idle connections only.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    boundWaiting(client, patience);
  });
  return new PatientDialect({ pool }, patience);
}

/**
 * Hangs up on a server that leaves a query without an answer: it may be stopped, or cut off without a word. The
 * connection is lost then, and the query fails as any that loses it.
 */
function boundWaiting(client: pg.PoolClient, patience: Patience): void {
  const ask: (...query: never[]) => unknown = client.query.bind(client);
  Object.assign(client, {
    async query(...query: never[]) {
      const { milliseconds } = patience;
      if (milliseconds === Infinity) return ask(...query);
      const waiting = setTimeout(hangUp, milliseconds, client);
      try {
        return await ask(...query);
      } finally {
        clearTimeout(waiting);
      }
    },
  });
}

/** A client that ends in the middle of a query cuts its connection at once. */
function hangUp(client: pg.PoolClient): void {
  void client.end();
}

class PatientDialect extends PostgresDialect {
  readonly #patience: Patience;

  constructor(config: PostgresDialectConfig, patience: Patience) {
    super(config);
    this.#patience = patience;
  }

  override createAdapter(): PostgresAdapter {
    return new PatientAdapter(this.#patience);
  }
}

/** A migration, and the wait for another process that migrates, may take longer than any other statement. */
class PatientAdapter extends PostgresAdapter {
  readonly #patience: Patience;
  readonly #usual: number;

  constructor(patience: Patience) {
    super();
    this.#patience = patience;
    this.#usual = patience.milliseconds;
  }

  override async acquireMigrationLock(
    db: Kysely<unknown>,
    options: MigrationLockOptions,
  ): Promise<void> {
    await setLimits(db, 0);
    this.#patience.milliseconds = Infinity;
    await super.acquireMigrationLock(db, options);
  }

  override async releaseMigrationLock(
    db: Kysely<unknown>,
    options: MigrationLockOptions,
  ): Promise<void> {
    await super.releaseMigrationLock(db, options);
    this.#patience.milliseconds = this.#usual;
    await setLimits(db, STATEMENT_TIMEOUT);
  }
}

async function setLimits(db: Kysely<unknown>, milliseconds: number): Promise<void> {
  for (const name of ["statement_timeout", "idle_in_transaction_session_timeout"]) {
    await sql`select set_config(${name}, ${String(milliseconds)}, false)`.execute(db);
  }
}
