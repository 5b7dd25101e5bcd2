import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beside } from "../lib/beside.ts";
import { freePort } from "../lib/free-port.ts";
import type { Learner } from "../lib/learner.ts";
import { longestHold } from "../lib/longest-hold.ts";
import { watchMemory } from "../lib/memory-watch.ts";
import { startPostgres } from "../lib/postgres.ts";
import { practiseALittle } from "../lib/practise-a-little.ts";
import { type Place, startServer } from "../lib/server-process.ts";
import { signInMany } from "../lib/sign-in-many.ts";
import { postgresStore, sqliteStore, type Store } from "../lib/store.ts";
import type { Attempt, Scene } from "./greedy-scene.ts";
import { killOverhauls } from "./killed-overhauls.ts";
import { joined, type PartReport } from "./part.ts";
import { REFUSED_IMPORTS } from "./refused-imports.ts";
import { REQUESTS_AHEAD } from "./requests-ahead.ts";
import { WANTING_ALL } from "./wanting-all.ts";

/** Milliseconds that a call of somebody else's may take meanwhile: a person notices, and nothing is held up. */
const LONGEST_CALL = 3_000;
/** Mebibytes that an attempt may take, however much it asks for: as many as the thread that reads an import. */
const MOST_MEMORY = 1_024;

const ATTEMPTS: readonly Attempt[] = [...WANTING_ALL, ...REFUSED_IMPORTS, REQUESTS_AHEAD];

/**
 * A learner who wants the whole server for themself, and one who practises beside them; then an import, a reset and a
 * deletion whose processes are killed. On SQLite, and on PostgreSQL.
 */
export async function greedyLearner(): Promise<PartReport> {
  const dataDir = await mkdtemp(join(tmpdir(), "greedy-"));
  const postgres = await startPostgres();
  try {
    const onPostgres = { dataDir, databaseUrl: postgres.url };
    return joined([
      await greedyOn("SQLite", { dataDir }, sqliteStore(dataDir)),
      await greedyOn("PostgreSQL", onPostgres, postgresStore(postgres)),
    ]);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function greedyOn(name: string, place: Place, store: Store): Promise<PartReport> {
  const metricsPort = await freePort();
  const server = await startServer({ ...place, variables: { METRICS_PORT: String(metricsPort) } });
  const [bystander, other] = (await signInMany(server.origin, 2)) as [Learner, Learner]; // as many
  await practiseALittle(other);
  const little = await other.export();
  const greedy = async () => (await signInMany(server.origin, 1))[0] ?? other;
  const scene = { server, little, greedy };
  const rows: object[] = [];
  const faults: string[] = [];
  for (const attempt of ATTEMPTS) {
    await longestHold(metricsPort);
    const { row, faults: found } = await watched(attempt, scene, bystander);
    const longestHoldMs = Math.round(await longestHold(metricsPort));
    rows.push({ store: name, ...row, longestHoldMs });
    faults.push(...found);
  }
  faults.push(...(await killOverhauls({ server, place, store, little, learner: await greedy() })));
  return {
    rows,
    summary: `${name}: ${rows.length} attempts, and an import, a reset and a deletion that were killed`,
    faults: faults.map((fault) => `${name}: ${fault}`),
  };
}

/** What came of an attempt, for the learner, for the bystander and for the memory of the process. */
async function watched({ name, run }: Attempt, scene: Scene, bystander: Learner) {
  const found: string[] = [];
  const stopWatching = watchMemory(scene.server.pid, 100);
  const met = await beside(bystander, async () => {
    const faults = await run(scene).catch((error: unknown) => [String(error).slice(0, 300)]);
    found.push(...faults);
  });
  const held = stopWatching().map(({ mebibytes }) => mebibytes);
  const moreMiB = Math.round(Math.max(...held) - (held[0] ?? 0));
  const slowestMs = Math.round(Math.max(...met));
  if (slowestMs > LONGEST_CALL) found.push(`a bystander waited ${slowestMs} ms`);
  if (moreMiB > MOST_MEMORY) found.push(`${moreMiB} MiB more were held`);
  return {
    row: { attempt: name, calls: met.length, slowestMs, moreMiB },
    faults: found.map((fault) => `${name}: ${fault}`),
  };
}
