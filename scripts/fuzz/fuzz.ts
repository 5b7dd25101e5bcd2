/**
 * `npm run fuzz -- [--requests N] [--imports N] [--seed S] [--postgres]`: sends a fresh server requests that no browser
 * of ours would send, over every endpoint, the sign-in and the embedded provider, signed in and not. Fails when one is
 * answered 5xx, hangs, is told of the server's code or of an error in another shape than the contract's; when a row of
 * the learners changes; when memory grows; or when the server ends. A fault is told with its number: `--seed S --from N
 * --requests 1 --show` sends that request again. The limits on calls are off, so that each gets in; shedding load stays,
 * and is told apart.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildApps } from "../build.ts";
import type { Learner } from "../lib/learner.ts";
import { growth, watchMemory } from "../lib/memory-watch.ts";
import { startPostgres } from "../lib/postgres.ts";
import { type ServerProcess, startServer } from "../lib/server-process.ts";
import { postgresStore, sqliteStore, type Store } from "../lib/store.ts";
import { digests } from "./digest.ts";
import { tryImports } from "./imports.ts";
import { Round } from "./round.ts";
import { prepare } from "./target.ts";

const { values: given } = parseArgs({
  options: {
    requests: { type: "string", default: "200000" },
    imports: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    from: { type: "string", default: "0" },
    postgres: { type: "boolean", default: false },
    show: { type: "boolean", default: false },
  },
});

/** Mebibytes of objects at most: with as many as a machine has to give, a slow leak would pass for warming up. */
const HEAP = ["--max-old-space-size=192"];
/** Milliseconds between looks at it. */
const LOOK = 250;
/** With fewer, the server is still warming up when the last one is sent. */
const ENOUGH_TO_JUDGE = 100_000;

await buildApps();
const faults = await onFreshServer(fuzz);
for (const fault of faults) console.log(`✗ ${fault}`);
console.log(`${given.requests} requests of seed ${given.seed}: ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Whatever comes of the task, nothing is left running, and no file. */
async function onFreshServer<T>(
  task: (server: ServerProcess, store: Store) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), "fuzz-"));
  const postgres = given.postgres ? await startPostgres() : undefined;
  try {
    const server = await startServer({ dataDir, databaseUrl: postgres?.url, options: HEAP });
    try {
      return await task(
        server,
        postgres === undefined ? sqliteStore(dataDir) : postgresStore(postgres),
      );
    } finally {
      await server.stop();
    }
  } finally {
    await postgres?.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function fuzz(server: ServerProcess, store: Store): Promise<string[]> {
  const { target, learner, heir, uids } = await prepare(server);
  const [before, meBefore] = [await digests(store, uids), JSON.stringify(await learner.me())];
  const stopWatching = watchMemory(server.pid, LOOK);
  const round = new Round(target, given);
  await round.run();
  const memory = stopWatching();
  console.table(round.tally());
  if (round.isGone) return round.faults;

  const seeds = Array.from(
    { length: Number(given.imports) },
    (_, at) => `${given.seed} import ${at}`,
  );
  const imports = await tryImports(heir, target.exported, seeds);
  console.log(
    `${imports.taken} imports taken, shown and given out again; ${imports.refused} refused`,
  );
  const after = await digests(store, uids);
  const changed = [...before].filter(([table, digest]) => after.get(table) !== digest);
  const { warm, by, isFlat } = growth(memory);
  const isJudged = Number(given.requests) >= ENOUGH_TO_JUDGE;
  if (isJudged)
    console.log(`Memory: ${Math.round(warm)} MiB warm, ${Math.round(by)} MiB more at the end`);
  return [
    ...round.faults,
    ...imports.faults,
    ...changed.map(([table]) => `rows of ${table} changed`),
    ...(await changesOf(learner, meBefore)),
    ...(isJudged && !isFlat ? ["memory grew"] : []),
  ];
}

async function changesOf(learner: Learner, before: string): Promise<string[]> {
  try {
    const isSame = JSON.stringify(await learner.me()) === before;
    return isSame ? [] : ["the learner is not who they were"];
  } catch (error) {
    return [`the learner was not answered: ${String(error)}`];
  }
}
