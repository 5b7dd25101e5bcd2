import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { cpuSeconds } from "../lib/cpu-seconds.ts";
import { median, quantile, rounded } from "../lib/numbers.ts";
import { type Postgres, startPostgres } from "../lib/postgres.ts";
import { startServer } from "../lib/server-process.ts";
import { signInMany } from "../lib/sign-in-many.ts";
import { atLeast, type Bar, untold } from "./bar.ts";
import { postgresCommitRate, sqliteCommitRate } from "./commit-rate.ts";
import { load, type LoadResult } from "./http-load.ts";
import { practising } from "./practising.ts";

const LEARNERS = 48;
const CONNECTIONS = 24;
const ROUNDS = 3;
/** Milliseconds of one measurement of the server, and of the store by itself. */
const SPELL = 5_000;
const BARE_SPELL = 2_000;

export interface MixedSpeed {
  readonly store: "SQLite" | "PostgreSQL";
  readonly processes: number;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Milliseconds of processor time that a request takes of our processes, and of PostgreSQL's. */
  readonly serverCpuMs: number;
  readonly storeCpuMs?: number;
  /** Commits a second of one row each that the store does when nothing else is asked of it. */
  readonly bareCommitsPerSecond: number;
  /** Median over the rounds of the requests for each of these commits; each request commits once. */
  readonly ratio: number;
}

interface Place {
  readonly store: MixedSpeed["store"];
  readonly processes: number;
  readonly postgres?: Postgres;
  readonly bareRate: () => Promise<number>;
}

/**
 * Learners who ask and answer in turn: on SQLite with one process, on PostgreSQL with one, two and three. The server
 * and the store by itself take turns, so that whatever else the machine does slows both.
 */
export async function mixedSpeeds(): Promise<MixedSpeed[]> {
  const sqlite = await speedAt({
    store: "SQLite",
    processes: 1,
    bareRate: () => sqliteCommitRate(BARE_SPELL),
  });
  const postgres = await startPostgres();
  const speeds: MixedSpeed[] = [sqlite];
  for (const processes of [1, 2, 3]) speeds.push(await speedAt(onPostgres(postgres, processes)));
  await postgres.stop();
  return speeds;
}

/** How much better more processes are to do over one PostgreSQL: times what one does. */
const MORE_PROCESSES = [
  { processes: 2, bar: 1.7 },
  { processes: 3, bar: 2.3 },
];

/** The bars for learners who answer what they ask for. */
export function mixedBars(speeds: readonly MixedSpeed[]): Bar[] {
  const sqlite = speeds.find(({ store }) => store === "SQLite");
  const rateOf = (wanted: number) =>
    speeds.find(({ store, processes }) => store === "PostgreSQL" && processes === wanted)
      ?.requestsPerSecond ?? Number.NaN;
  return [
    atLeast(0.5, "questions and answers to commits of SQLite's own", sqlite?.ratio ?? Number.NaN),
    ...MORE_PROCESSES.map(({ processes, bar }) => {
      const name = `${processes} processes to one over PostgreSQL`;
      // Each process wants a core, and so do PostgreSQL and the load.
      const cores = processes + 2;
      return availableParallelism() < cores
        ? untold(bar, name, `it takes ${cores} cores, and here are ${availableParallelism()}`)
        : atLeast(bar, name, rounded(rateOf(processes) / rateOf(1)));
    }),
    atLeast(
      1,
      "two processes to one over PostgreSQL, on whatever cores",
      rounded(rateOf(2) / rateOf(1)),
    ),
  ];
}

function onPostgres(postgres: Postgres, processes: number): Place {
  const bareRate = () => postgresCommitRate(postgres, CONNECTIONS, BARE_SPELL);
  return { store: "PostgreSQL", processes, postgres, bareRate };
}

interface Round {
  readonly served: LoadResult;
  /** Seconds of processor time that our processes took meanwhile, and PostgreSQL's. */
  readonly ours: number;
  readonly stores: number;
  readonly bare: number;
}

function cpuOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
}

async function speedAt({ store, processes, postgres, bareRate }: Place): Promise<MixedSpeed> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-"));
  const databaseUrl = postgres?.url;
  const first = await startServer({ dataDir, databaseUrl });
  // The first one has laid out the tables by now.
  const others = await Promise.all(
    Array.from({ length: processes - 1 }, () => startServer({ dataDir, databaseUrl })),
  );
  const servers = [first, ...others];
  const learners = await signInMany(first.origin, LEARNERS);
  const talks = practising(
    servers.map(({ port }) => port),
    learners,
    CONNECTIONS,
  );
  // The first spell finds everything cold and does not count.
  await load({ talks, milliseconds: SPELL });
  const ourPids = servers.map(({ pid }) => pid);
  const storePids = postgres === undefined ? [] : [postgres.pid()];
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = { ours: cpuOf(ourPids), stores: cpuOf(storePids) };
    const served = await load({ talks, milliseconds: SPELL });
    const ours = cpuOf(ourPids) - before.ours;
    const stores = cpuOf(storePids) - before.stores;
    rounds.push({ served, ours, stores, bare: await bareRate() });
  }
  await Promise.all(servers.map((server) => server.stop()));
  await rm(dataDir, { recursive: true });
  const latencies = rounds.flatMap(({ served }) => served.latencies);
  const cpuMs = (whose: "ours" | "stores") =>
    rounded(median(rounds.map((round) => (1_000 * round[whose]) / round.served.latencies.length)));
  return {
    store,
    processes,
    requestsPerSecond: rounded(median(rounds.map(({ served }) => served.perSecond))),
    p50Ms: rounded(quantile(latencies, 0.5)),
    p99Ms: rounded(quantile(latencies, 0.99)),
    serverCpuMs: cpuMs("ours"),
    ...(postgres && { storeCpuMs: cpuMs("stores") }),
    bareCommitsPerSecond: rounded(median(rounds.map(({ bare }) => bare))),
    ratio: rounded(median(rounds.map(({ served, bare }) => served.perSecond / bare))),
  };
}
