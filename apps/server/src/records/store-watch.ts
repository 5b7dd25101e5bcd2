import type { Dialect, Driver, LogEvent } from "kysely";
import { storeTrouble } from "./store-trouble.ts";

/** What the records tell of the database under them. */
export interface StoreEvents {
  /** It was lost: said once, until it is back. */
  away(error: unknown): void;
  back(): void;
  /** It holds what it was not given: said once, since that does not pass. */
  damaged(error: unknown): void;
  /** A query went well: its text, without the values, and milliseconds. */
  queried(sql: string, took: number): void;
}

/** Milliseconds between attempts to reach a database that is away. */
const RETRY = 1_000;

/**
 * Milliseconds without a failure until an outage is over: a database on a full disk fails with each write, and does
 * well with each read between.
 */
const QUIET = 3_000;

/** Tells outages and damage from queries, and tries again through an outage until it is over. */
export class StoreWatch {
  readonly #events: StoreEvents;
  readonly #retry: () => void;
  #retrying: NodeJS.Timeout | undefined;
  #failedAt = 0;
  #backAt = 0;
  #damage: Error | undefined;
  #isOpen = false;

  constructor(events: StoreEvents, retry: () => void) {
    this.#events = events;
    this.#retry = retry;
  }

  /** For Kysely, which tells here of every query. */
  readonly heed = ({ level, query, queryDurationMillis, ...event }: LogEvent): void => {
    if (level === "query") {
      this.#worked();
      this.#events.queried(query.sql, queryDurationMillis);
    } else if ("error" in event) {
      this.#failed(event.error, performance.now() - queryDurationMillis);
    }
  };

  /** The dialect, with failures to get a connection, and to commit as it is given back, heeded too. */
  over(dialect: Dialect): Dialect {
    return {
      createDriver: () => this.#overDriver(dialect.createDriver()),
      createAdapter: () => dialect.createAdapter(),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createIntrospector: (db) => dialect.createIntrospector(db),
    };
  }

  /** Events are told from now on: of what failed before, whoever opens the records is told. */
  opened(): void {
    this.#isOpen = true;
  }

  /** What was found to be damaged, if anything was. */
  get damage(): Error | undefined {
    return this.#damage;
  }

  foundDamage(error: Error): void {
    if (this.#damage !== undefined) return;
    this.end();
    this.#damage = error;
    this.#events.damaged(error);
  }

  end(): void {
    clearInterval(this.#retrying);
    this.#retrying = undefined;
  }

  /** A connection may fail before any query, and the commit of what was written on it after the last. */
  #overDriver(driver: Driver): Driver {
    const acquire = driver.acquireConnection.bind(driver);
    const release = driver.releaseConnection.bind(driver);
    return Object.assign(driver, {
      acquireConnection: (...options: Parameters<typeof acquire>) =>
        this.#heeded(() => acquire(...options)),
      releaseConnection: (...options: Parameters<typeof release>) =>
        this.#heeded(() => release(...options)),
    });
  }

  async #heeded<T>(attempt: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      return await attempt();
    } catch (error) {
      this.#failed(error, startedAt);
      throw error;
    }
  }

  #failed(error: unknown, startedAt: number): void {
    const trouble = this.#isOpen ? storeTrouble(error) : undefined;
    if (trouble === "damaged" && error instanceof Error) return this.foundDamage(error);
    // What began before the database was back says nothing of it now.
    if (startedAt < this.#backAt || trouble !== "away" || this.#damage !== undefined) return;
    this.#failedAt = performance.now();
    if (this.#retrying !== undefined) return;
    this.#retrying = setInterval(this.#retry, RETRY).unref();
    this.#events.away(error);
  }

  #worked(): void {
    if (this.#retrying === undefined || performance.now() - this.#failedAt < QUIET) return;
    this.end();
    this.#backAt = performance.now();
    this.#events.back();
  }
}
