import { type Postgres, startPostgres } from "../lib/postgres.ts";
import { Fleet, type FleetPlan } from "./fleet.ts";
import { joined, type PartReport } from "./part.ts";

/** Processes that serve one PostgreSQL. */
const PROCESSES = 3;

type Further = Pick<FleetPlan, "dataDir" | "variables">;

/** One process on SQLite, for as long as the task takes. */
export async function onSqlite<T>(
  task: (fleet: Fleet) => Promise<T>,
  further: Further = {},
): Promise<T> {
  const fleet = await Fleet.open({ size: 1, ...further });
  try {
    return await task(fleet);
  } finally {
    await fleet.close();
  }
}

/** Three processes on a PostgreSQL of their own, empty at first, for as long as the task takes. */
export async function onPostgres<T>(
  task: (fleet: Fleet, postgres: Postgres) => Promise<T>,
  further: Further = {},
): Promise<T> {
  const postgres = await startPostgres();
  try {
    const fleet = await Fleet.open({ size: PROCESSES, databaseUrl: postgres.url, ...further });
    try {
      return await task(fleet, postgres);
    } finally {
      await fleet.close();
    }
  } finally {
    await postgres.stop();
  }
}

/** The same task on both, one after the other, as one report. */
export async function onBoth(
  task: (fleet: Fleet, store: string) => Promise<PartReport>,
  further: Further = {},
): Promise<PartReport> {
  return joined([
    await onSqlite((fleet) => task(fleet, "SQLite"), further),
    await onPostgres((fleet) => task(fleet, "PostgreSQL"), further),
  ]);
}
