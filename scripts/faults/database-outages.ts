import { setTimeout as after } from "node:timers/promises";
import type { Postgres } from "../lib/postgres.ts";
import type { Fleet } from "./fleet.ts";
import { checkAll, failuresOf, faultsIn, inWords, signInAll, sum, underLoad } from "./load.ts";
import type { Amount, PartReport } from "./part.ts";
import { onPostgres } from "./places.ts";
import type { Findings, Practising } from "./practising.ts";

/** Milliseconds under load before and after an outage, and of the outage itself. */
const BEFORE = 1_000;
const AWAY = 1_500;
/** Longer than any call may wait for an answer: 12 s for one of the database, and 3 s each to get a connection. */
const FROZEN = 30_000;
const LONGEST_WAIT = 25_000;

interface Outage {
  readonly postgresDoes: string;
  readonly rounds: number;
  /** What goes wrong besides. */
  readonly strike: (postgres: Postgres, fleet: Fleet) => Promise<string[]>;
}

const OUTAGES: readonly Outage[] = [
  { postgresDoes: "ends as told", rounds: 3, strike: (postgres) => halted(postgres, "stop") },
  {
    postgresDoes: "ends as in a power cut",
    rounds: 3,
    strike: (postgres) => halted(postgres, "crash"),
  },
  { postgresDoes: "stands still", rounds: 1, strike: frozen },
];

/** PostgreSQL goes away under load, in three ways, and comes back. */
export function databaseOutages({ learners }: Amount): Promise<PartReport> {
  return onPostgres(async (fleet, postgres) => {
    const all = await signInAll(fleet, learners);
    const found: Findings[] = [];
    const rows: object[] = [];
    const faults: string[] = [];
    for (const { postgresDoes, rounds, strike } of OUTAGES) {
      for (let round = 0; round < rounds; round++) {
        const failedBefore = failuresOf(all);
        await underLoad(all, async () => {
          await after(BEFORE);
          faults.push(...(await strike(postgres, fleet)));
          await after(BEFORE);
        });
        const findings = await checkAll(all);
        found.push(findings);
        const calls = failuresOf(all) - failedBefore;
        rows.push({ postgresDoes, failedCalls: calls, slowestMs: slowest(all), ...findings });
      }
    }
    const waited = slowest(all);
    return {
      rows,
      summary: `${found.length} outages, ${learners} learners, slowest call ${waited} ms: ${inWords(sum(found))}`,
      faults: [
        ...faults,
        ...(waited > LONGEST_WAIT ? [`a call waited ${waited} ms`] : []),
        ...(await faultsIn(all, found)),
      ],
    };
  });
}

async function halted(postgres: Postgres, how: "stop" | "crash"): Promise<string[]> {
  await postgres.halt(how);
  await after(AWAY);
  await postgres.resume();
  return [];
}

/** Nothing is answered any more, and no connection closes; a process that is told to stop meanwhile must end. */
async function frozen(postgres: Postgres, fleet: Fleet): Promise<string[]> {
  postgres.freeze();
  const begun = performance.now();
  const stopped = fleet.stop(0).then(() => Math.round(performance.now() - begun));
  await after(FROZEN);
  postgres.thaw();
  const stopMs = await stopped;
  await fleet.start(0);
  return stopMs < FROZEN ? [] : [`a process took ${stopMs} ms to stop`];
}

function slowest(all: readonly Practising[]): number {
  return Math.round(Math.max(...all.map(({ learner }) => learner.slowest)));
}
