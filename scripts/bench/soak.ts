import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { growth, watchMemory } from "../lib/memory-watch.ts";
import { quantile, rounded } from "../lib/numbers.ts";
import { startServer } from "../lib/server-process.ts";
import { signInMany } from "../lib/sign-in-many.ts";
import { load } from "./http-load.ts";
import { practising } from "./practising.ts";

/** So many that none has had all there is before the end. */
const LEARNERS = 200;
const CONNECTIONS = 16;
/** Milliseconds between looks at the memory. */
const LOOK = 1_000;

export interface Soak {
  readonly minutes: number;
  readonly requests: number;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** What the process held when it was warm, and by how much that grew until the end. */
  readonly warmMebibytes: number;
  readonly growthMebibytes: number;
  readonly bytesPerRequest: number;
  readonly memory: "flat" | "growing";
}

/** Asks and answers for so many minutes on SQLite, while the memory of the server is watched. */
export async function soak(minutes: number): Promise<Soak> {
  const dataDir = await mkdtemp(join(tmpdir(), "soak-"));
  const server = await startServer({ dataDir });
  const learners = await signInMany(server.origin, LEARNERS);
  const stopWatching = watchMemory(server.pid, LOOK);
  const { latencies, perSecond } = await load({
    talks: practising([server.port], learners, CONNECTIONS),
    milliseconds: minutes * 60_000,
  });
  const { warm, by, isFlat } = growth(stopWatching());
  await server.stop();
  await rm(dataDir, { recursive: true });
  return {
    minutes,
    requests: latencies.length,
    requestsPerSecond: rounded(perSecond),
    p50Ms: rounded(quantile(latencies, 0.5)),
    p99Ms: rounded(quantile(latencies, 0.99)),
    warmMebibytes: Math.round(warm),
    growthMebibytes: rounded(by),
    bytesPerRequest: Math.round((by * 2 ** 20) / latencies.length),
    memory: isFlat ? "flat" : "growing",
  };
}
