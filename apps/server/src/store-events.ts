import type { Logger } from "pino";
import type { Metrics } from "./http/metrics.ts";
import type { StoreEvents } from "./records/store-watch.ts";

/** Milliseconds from which on a query is worth a line. */
const SLOW = 200;

interface Listeners {
  /** What to do about damage. */
  readonly remedy: string;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
  readonly metrics?: Pick<Metrics, "query" | "store"> | undefined;
}

/** Logs damage and outages, these once at either end, and slow queries by their text without the values. */
export function storeEvents({ remedy, log, metrics }: Listeners): StoreEvents {
  return {
    away(error) {
      metrics?.store(false);
      log.error({ err: error }, "the database is away");
    },
    back() {
      metrics?.store(true);
      log.info("the database is back");
    },
    damaged(error) {
      metrics?.store(false);
      log.error({ err: error, remedy }, "the database is damaged");
    },
    queried(sql, took) {
      metrics?.query(took);
      if (took >= SLOW) log.warn({ sql, took: Math.round(took) }, "a query was slow");
    },
  };
}
