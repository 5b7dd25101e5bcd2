import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import type { Export } from "@sat/contract";
import { beside } from "../lib/beside.ts";
import { exportOf, itemsAhead, yearOf } from "../lib/crafted-exports.ts";
import { freePort } from "../lib/free-port.ts";
import { halfSentImports } from "../lib/half-sent.ts";
import type { Learner } from "../lib/learner.ts";
import { longestHold } from "../lib/longest-hold.ts";
import { watchMemory } from "../lib/memory-watch.ts";
import { practiseALittle } from "../lib/practise-a-little.ts";
import { type ServerProcess, startServer } from "../lib/server-process.ts";
import { signInMany } from "../lib/sign-in-many.ts";
import { killOverhauls } from "./killed-overhauls.ts";
import type { PartReport } from "./part.ts";
import { patiently } from "./patience.ts";

/** Milliseconds that a call of somebody else's may take meanwhile: a person notices, and nothing is held up. */
const LONGEST_CALL = 3_000;
/** Mebibytes that half-sent imports may take, however many there are. */
const MOST_MEMORY = 400;
/** Questions of one millisecond, and answers of a year. */
const QUESTIONS = 10_000;

interface Scene {
  readonly server: ServerProcess;
  /** An export of a little practice. */
  readonly little: Export;
  readonly bystander: Learner;
  /** One without answers. */
  readonly greedy: () => Promise<Learner>;
}

interface Attempt {
  readonly name: string;
  /** What came of it that should not have. */
  readonly run: (scene: Scene) => Promise<string[]>;
}

const ATTEMPTS: readonly Attempt[] = [
  { name: "imports what is ahead, and asks", run: knowAll },
  { name: "exports questions of one millisecond", run: exportOneMillisecond },
  { name: "sends half of forty imports", run: sendHalf },
  {
    name: "imports a year and resets it",
    run: (scene) => forgetYear(scene, "DELETE /api/me/progress"),
  },
  { name: "imports a year and leaves", run: (scene) => forgetYear(scene, "DELETE /api/me") },
];

/**
 * A learner who wants the whole server for themself, and one who practises beside them; then an import, a reset and a
 * deletion whose processes are killed.
 */
export async function greedyLearner(): Promise<PartReport> {
  const dataDir = await mkdtemp(join(tmpdir(), "greedy-"));
  const metricsPort = await freePort();
  const server = await startServer({ dataDir, variables: { METRICS_PORT: String(metricsPort) } });
  const [bystander, other] = (await signInMany(server.origin, 2)) as [Learner, Learner]; // as many
  await practiseALittle(other);
  const little = await other.export();
  const greedy = async () => (await signInMany(server.origin, 1))[0] ?? other;
  const rows: object[] = [];
  const faults: string[] = [];
  for (const { name, run } of ATTEMPTS) {
    const found: string[] = [];
    await longestHold(metricsPort);
    const met = await beside(bystander, async () => {
      found.push(...(await run({ server, little, bystander, greedy })));
    });
    const slowest = Math.round(Math.max(...met));
    if (slowest > LONGEST_CALL) found.push(`a bystander waited ${slowest} ms`);
    faults.push(...found.map((fault) => `${name}: ${fault}`));
    const longestHoldMs = Math.round(await longestHold(metricsPort));
    rows.push({ attempt: name, calls: met.length, slowestMs: slowest, longestHoldMs });
  }
  faults.push(...(await killOverhauls({ server, dataDir, little, learner: await greedy() })));
  await rm(dataDir, { recursive: true });
  return {
    rows,
    summary: `${rows.length} attempts, and an import, a reset and a deletion that were killed`,
    faults,
  };
}

async function knowAll({ little, greedy }: Scene): Promise<string[]> {
  const learner = await greedy();
  const ahead = await itemsAhead((await learner.me()).uid, "Math");
  // When all that is new was tried, what is known comes again: it has to be of the section.
  const questions = little.questions.filter(({ question }) => question.section === "Math");
  await learner.send("POST /api/me/import", exportOf({ ...little, questions }, ahead, false));
  // So many may wait for the one before; the others are turned away, and ask again.
  const ask = () => patiently(() => learner.ask("Math"));
  const asked = await Promise.all(Array.from({ length: 30 }, ask));
  return new Set(asked.map(({ id }) => id)).size === asked.length ? [] : ["a question came twice"];
}

async function exportOneMillisecond({ little, greedy }: Scene): Promise<string[]> {
  const learner = await greedy();
  const itemIds = Array.from({ length: QUESTIONS }, () => randomUUID());
  await learner.send("POST /api/me/import", exportOf(little, itemIds, true));
  const tables = await Promise.all(Array.from({ length: 8 }, () => learner.table()));
  const lengths = tables.map((lines) => lines.filter((line) => line !== "").length);
  return lengths.every((length) => length === QUESTIONS) ? [] : [`tables of ${lengths.join(", ")}`];
}

async function sendHalf({ server, greedy }: Scene): Promise<string[]> {
  const { cookie } = await greedy();
  const stopWatching = watchMemory(server.pid, 100);
  const sockets = await halfSentImports(
    { port: server.port, cookie },
    { count: 40, mebibytes: 30 },
  );
  await after(5_000);
  for (const socket of sockets) socket.destroy();
  const held = stopWatching().map(({ mebibytes }) => mebibytes);
  const more = Math.round(Math.max(...held) - (held[0] ?? 0));
  return more > MOST_MEMORY ? [`${more} MiB more were held`] : [];
}

/** The bystander meets both: the year has to come first. */
async function forgetYear(
  { little, greedy }: Scene,
  call: "DELETE /api/me/progress" | "DELETE /api/me",
): Promise<string[]> {
  const learner = await greedy();
  await learner.send("POST /api/me/import", yearOf(little, QUESTIONS));
  await learner.send(call);
  return [];
}
