import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServerProcess, startProgram, startServer } from "../lib/server-process.ts";
import { signInMany } from "../lib/sign-in-many.ts";
import { load, type LoadResult, postOf, repeating } from "./http-load.ts";
import { median, quantile, rounded } from "../lib/numbers.ts";

const CONNECTIONS = [1, 8];
/** So many that none asks for more questions than a busy learner would. */
const LEARNERS = 40;
const ROUNDS = 5;
/** Milliseconds of one measurement. */
const SPELL = 1500;
const PATH = "/api/question";
const BARE = join(import.meta.dirname, "bare-server.ts");

export interface QuestionSpeed {
  readonly connections: number;
  readonly answersPerSecond: number;
  readonly bareAnswersPerSecond: number;
  /** Median over the rounds of the share of the bare server's throughput. */
  readonly ratio: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

/**
 * `POST /api/question` of the real server, on SQLite, for the signed-in, against a bare server that sends the same
 * bytes. The two take turns, so that whatever else the machine does slows both.
 */
export async function questionSpeeds(): Promise<QuestionSpeed[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const real = await startServer({ dataDir: folder });
  const requests = await requestsTo(real);
  const bare = await startBare(real, requests, folder);
  const on = ({ port }: ServerProcess, connections: number) =>
    load({ talks: repeating(port, requests, connections), milliseconds: SPELL });
  const pairs = new Map<number, Pair[]>(CONNECTIONS.map((connections) => [connections, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [connections, taken] of pairs) {
      taken.push({ real: await on(real, connections), bare: await on(bare, connections) });
    }
  }
  await Promise.all([real.stop(), bare.kill()]);
  await rm(folder, { recursive: true });
  return [...pairs].map(([connections, taken]) => speedOf(connections, taken));
}

async function startBare(
  { port }: ServerProcess,
  requests: readonly Buffer[],
  folder: string,
): Promise<ServerProcess> {
  const { sample } = await load({ talks: repeating(port, requests, 1), milliseconds: SPELL });
  const file = join(folder, "answer");
  await writeFile(file, sample);
  return startProgram(BARE, [file]);
}

interface Pair {
  readonly real: LoadResult;
  readonly bare: LoadResult;
}

/** A request a learner, each signed in. */
async function requestsTo({ origin, port }: ServerProcess): Promise<Buffer[]> {
  const learners = await signInMany(origin, LEARNERS);
  return learners.map(({ cookie }) => postOf(PATH, port, cookie, { section: "Mixed" }));
}

function speedOf(connections: number, pairs: readonly Pair[]): QuestionSpeed {
  const latencies = pairs.flatMap(({ real }) => real.latencies);
  return {
    connections,
    answersPerSecond: rounded(median(pairs.map(({ real }) => real.perSecond))),
    bareAnswersPerSecond: rounded(median(pairs.map(({ bare }) => bare.perSecond))),
    ratio: rounded(median(pairs.map(({ real, bare }) => real.perSecond / bare.perSecond))),
    p50Ms: rounded(quantile(latencies, 0.5)),
    p95Ms: rounded(quantile(latencies, 0.95)),
    p99Ms: rounded(quantile(latencies, 0.99)),
  };
}
