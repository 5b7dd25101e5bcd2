import type { Kysely, Transaction } from "kysely";
import type { Database } from "./database.ts";

/** Codes of PostgreSQL, for a transaction that was ended so that others that waited for it, and it for them, could go on. */
const GAVE_WAY = new Set(["40P01", "40001"]);
/** Times that one may have to give way: each time at least one other has gone on. */
const MOST_TIMES = 10;

/** Does a task that is all or nothing; once more whenever it had to give way. */
export async function givingWay<Result>(task: () => Promise<Result>): Promise<Result> {
  for (let times = 0; times < MOST_TIMES; times++) {
    try {
      return await task();
    } catch (error) {
      if (!hadToGiveWay(error)) throw error;
    }
  }
  return task();
}

/** A transaction that is begun anew whenever it had to give way. */
export function atomically<Result>(
  db: Kysely<Database>,
  task: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return givingWay(() => db.transaction().execute(task));
}

function hadToGiveWay(error: unknown): boolean {
  return error instanceof Error && "code" in error && GAVE_WAY.has(String(error.code));
}
