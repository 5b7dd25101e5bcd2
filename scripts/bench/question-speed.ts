import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServerProcess, startProgram, startServer } from "../lib/server-process.ts";
import { signInMany } from "../lib/sign-in-many.ts";
import { type Bar, atLeast, atMost } from "./bar.ts";
import { load, type LoadResult, postOf, repeating, type Talk } from "./http-load.ts";
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
  /** Of a bare server that stores the same bytes, each by a commit of its own. */
  readonly storedAnswersPerSecond: number;
  readonly ratioToStored: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

/**
 * `POST /api/question` of the real server, on SQLite, for the signed-in, against bare servers that send the same bytes,
 * one of which stores them. They take turns, so that whatever else the machine does slows all.
 */
export async function questionSpeeds(): Promise<QuestionSpeed[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const real = await startServer({ dataDir: folder });
  const requests = await requestsTo(real);
  const answer = await anAnswerIn(folder, repeating(real.port, requests, 1));
  const bare = await startProgram(BARE, [answer]);
  const stored = await startProgram(BARE, [answer, join(folder, "bare.sqlite")]);
  const on = ({ port }: ServerProcess, connections: number) =>
    load({ talks: repeating(port, requests, connections), milliseconds: SPELL });
  const rounds = new Map<number, Round[]>(CONNECTIONS.map((connections) => [connections, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [connections, taken] of rounds) {
      taken.push({
        real: await on(real, connections),
        bare: await on(bare, connections),
        stored: await on(stored, connections),
      });
    }
  }
  await Promise.all([real.stop(), bare.kill(), stored.kill()]);
  await rm(folder, { recursive: true });
  return [...rounds].map(([connections, taken]) => speedOf(connections, taken));
}

/** The bars for what learners ask for most. */
export function questionBars(speeds: readonly QuestionSpeed[]): Bar[] {
  return speeds.flatMap(({ connections, answersPerSecond, ratioToStored, p99Ms }) => {
    const on = connections === 1 ? "on one connection" : `on ${connections} connections`;
    return [
      atLeast(2_500, `questions a second ${on}`, answersPerSecond),
      atLeast(0.4, `questions ${on} to bare answers that are stored`, ratioToStored),
      atMost(8, `milliseconds to a question ${on}, p99`, p99Ms),
    ];
  });
}

/** The file of an answer, byte for byte, once the server is warm. */
async function anAnswerIn(folder: string, talks: readonly Talk[]): Promise<string> {
  const { sample } = await load({ talks, milliseconds: SPELL });
  const file = join(folder, "answer");
  await writeFile(file, sample);
  return file;
}

interface Round {
  readonly real: LoadResult;
  readonly bare: LoadResult;
  readonly stored: LoadResult;
}

/** A request a learner, each signed in. */
async function requestsTo({ origin, port }: ServerProcess): Promise<Buffer[]> {
  const learners = await signInMany(origin, LEARNERS);
  return learners.map(({ cookie }) => postOf(PATH, port, cookie, { section: "Mixed" }));
}

function speedOf(connections: number, rounds: readonly Round[]): QuestionSpeed {
  const latencies = rounds.flatMap(({ real }) => real.latencies);
  const rateOf = (which: keyof Round) =>
    rounded(median(rounds.map((round) => round[which].perSecond)));
  const shareOf = (which: keyof Round) =>
    rounded(median(rounds.map((round) => round.real.perSecond / round[which].perSecond)));
  return {
    connections,
    answersPerSecond: rateOf("real"),
    bareAnswersPerSecond: rateOf("bare"),
    ratio: shareOf("bare"),
    storedAnswersPerSecond: rateOf("stored"),
    ratioToStored: shareOf("stored"),
    p50Ms: rounded(quantile(latencies, 0.5)),
    p95Ms: rounded(quantile(latencies, 0.95)),
    p99Ms: rounded(quantile(latencies, 0.99)),
  };
}
