import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { Learner } from "../lib/learner.ts";
import { residentMebibytes } from "../lib/memory-watch.ts";
import { type ServerProcess, startProgram, startServer } from "../lib/server-process.ts";
import { median, rounded } from "../lib/numbers.ts";
import { atMost, type Bar } from "./bar.ts";

const ROUNDS = 5;
/** npm's own program, of which it tells the scripts that it runs. */
const NPM = process.env["npm_execpath"] ?? "";

export interface ColdStart {
  /** From the server's process to the address it prints, in milliseconds. */
  readonly serverToReadyMs: number;
  /** That time as a multiple of what Node takes to start and do nothing. */
  readonly readyToBareNode: number;
  /** From the server's process to the answer of a learner's first question, in milliseconds. */
  readonly serverToFirstQuestionMs: number;
  /** The same where Node has kept nothing of the sources yet, as after a fresh clone. */
  readonly firstStartToFirstQuestionMs: number;
  /** Mebibytes in memory of a server that nobody has asked anything. */
  readonly idleMemoryMb: number;
  /** The same once somebody practises, and all models are loaded. */
  readonly practisedMemoryMb: number;
  /** From `npm start`, with all built, to the address it prints, in milliseconds. */
  readonly npmStartToAddressMs: number;
}

/** The bars for a start, and for what waits after it. */
export function startBars({ serverToFirstQuestionMs, idleMemoryMb }: ColdStart): Bar[] {
  return [
    atMost(
      600,
      "milliseconds from the server's process to a first question",
      serverToFirstQuestionMs,
    ),
    atMost(120, "mebibytes of an idle server", idleMemoryMb),
  ];
}

/** How long it takes from nothing to something, as medians. */
export async function coldStart(): Promise<ColdStart> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-"));
  const { learner, port } = await aLearner(dataDir);
  const bareNode = async () => {
    await once(spawn(process.execPath, ["--eval", ""], { stdio: "ignore" }), "exit");
    return () => Promise.resolve();
  };
  const ready = async () => {
    const server = await startServer({ dataDir, port });
    return () => server.stop();
  };
  const firstQuestion = async () => {
    const server = await startServer({ dataDir, port });
    await learner.ask("Mixed");
    return () => server.stop();
  };
  const firstStart = async () => {
    const variables = { NODE_COMPILE_CACHE: await mkdtemp(join(dataDir, "cache-")) };
    const server = await startServer({ dataDir, port, variables });
    await learner.ask("Mixed");
    return () => server.stop();
  };
  const npmStart = async () => {
    const server = await startProgram(NPM, ["start"], { PORT: "0", DATA_DIR: dataDir });
    return () => server.stop();
  };
  const [bare, toReady, toQuestion, toFirst, toAddress] = await mediansOf([
    bareNode,
    ready,
    firstQuestion,
    firstStart,
    npmStart,
  ]);
  const idleMemoryMb = await memoryAfter(FIRST_LOOK, startServer({ dataDir }));
  const practised = startServer({ dataDir, port }).then(async (server) => {
    await learner.ask("Mixed");
    return server;
  });
  const practisedMemoryMb = await memoryAfter(WARM_UP, practised);
  await rm(dataDir, { recursive: true });
  return {
    serverToReadyMs: Math.round(toReady),
    readyToBareNode: rounded(toReady / bare),
    serverToFirstQuestionMs: Math.round(toQuestion),
    firstStartToFirstQuestionMs: Math.round(toFirst),
    idleMemoryMb,
    practisedMemoryMb,
    npmStartToAddressMs: Math.round(toAddress),
  };
}

type Begin = () => Promise<() => Promise<void>>;

/** Milliseconds that each beginning takes, taken in turn, so that the machine's load weighs on all alike. */
async function mediansOf<Begins extends readonly Begin[]>(
  begins: readonly [...Begins],
): Promise<{ [At in keyof Begins]: number }> {
  const times = begins.map(() => new Array<number>());
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, begin] of begins.entries()) times[at]?.push(await timed(begin));
  }
  // As many medians as beginnings.
  return times.map(median) as { [At in keyof Begins]: number };
}

/** Milliseconds in which a server has looked through its database for the first time. */
const FIRST_LOOK = 10_000;
/** Milliseconds in which a server has loaded all models, even on a busy machine. */
const WARM_UP = 20_000;

/** Mebibytes that the server holds so many milliseconds later. */
async function memoryAfter(milliseconds: number, started: Promise<ServerProcess>): Promise<number> {
  const server = await started;
  await after(milliseconds);
  const held = residentMebibytes(server.pid) ?? Number.NaN;
  await server.stop();
  return Math.round(held);
}

/** A learner with a session, and the port of the server that it is for. */
async function aLearner(dataDir: string): Promise<{ learner: Learner; port: number }> {
  const { origin, port, stop } = await startServer({ dataDir });
  const learner = new Learner(origin, "Ana Reyes");
  await learner.signIn();
  await stop();
  return { learner, port };
}

/** Milliseconds that the beginning took; the end is not counted. */
async function timed(begin: Begin): Promise<number> {
  const begun = performance.now();
  const end = await begin();
  const milliseconds = performance.now() - begun;
  await end();
  return milliseconds;
}
