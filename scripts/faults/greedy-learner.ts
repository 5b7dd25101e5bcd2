import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import type { Export } from "@sat/contract";
import { beside } from "../lib/beside.ts";
import { exportOf, itemsAhead, yearOf } from "../lib/crafted-exports.ts";
import { halfSentImports } from "../lib/half-sent.ts";
import type { Learner } from "../lib/learner.ts";
import { watchMemory } from "../lib/memory-watch.ts";
import { practiseALittle } from "../lib/practise-a-little.ts";
import { type ServerProcess, startServer } from "../lib/server-process.ts";
import { signInMany } from "../lib/sign-in-many.ts";
import type { PartReport } from "./part.ts";
import { patiently } from "./patience.ts";

/** Milliseconds that a call of somebody else's may take meanwhile: a person notices, and nothing is held up. */
const LONGEST_CALL = 3_000;
/** Mebibytes that half-sent imports may take, however many there are. */
const MOST_MEMORY = 400;
/** Questions of one millisecond, and answers of the import that is killed. */
const QUESTIONS = 10_000;
/** Milliseconds that an import goes on before its process is killed. */
const LIFE = 2_000;

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
];

/** A learner who wants the whole server for themself, and one who practises beside them; then an import that is killed. */
export async function greedyLearner(): Promise<PartReport> {
  const dataDir = await mkdtemp(join(tmpdir(), "greedy-"));
  const server = await startServer({ dataDir });
  const [bystander, other] = (await signInMany(server.origin, 2)) as [Learner, Learner]; // as many
  await practiseALittle(other);
  const little = await other.export();
  const greedy = async () => (await signInMany(server.origin, 1))[0] ?? other;
  const rows: object[] = [];
  const faults: string[] = [];
  for (const { name, run } of ATTEMPTS) {
    const found: string[] = [];
    const met = await beside(bystander, async () => {
      found.push(...(await run({ server, little, bystander, greedy })));
    });
    const slowest = Math.round(Math.max(...met));
    if (slowest > LONGEST_CALL) found.push(`a bystander waited ${slowest} ms`);
    faults.push(...found.map((fault) => `${name}: ${fault}`));
    rows.push({ attempt: name, calls: met.length, slowestMs: slowest });
  }
  faults.push(...(await killImport({ server, dataDir, little, heir: await greedy() })));
  await rm(dataDir, { recursive: true });
  return { rows, summary: `${rows.length} attempts, and an import that was killed`, faults };
}

async function knowAll({ little, greedy }: Scene): Promise<string[]> {
  const learner = await greedy();
  const ahead = await itemsAhead((await learner.me()).uid, "Math");
  await learner.send("POST /api/me/import", exportOf(little, ahead, false));
  const asked = await Promise.all(Array.from({ length: 30 }, () => learner.ask("Math")));
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

interface KilledImport {
  readonly server: ServerProcess;
  readonly dataDir: string;
  readonly little: Export;
  readonly heir: Learner;
}

/** Of an import whose process is killed nothing is left for the learner who comes next, and it can be made again. */
async function killImport({ server, dataDir, little, heir }: KilledImport): Promise<string[]> {
  const year = yearOf(little, QUESTIONS);
  const broken = heir.send("POST /api/me/import", year).catch(() => undefined);
  await after(LIFE);
  await server.kill();
  await broken;
  const again = await startServer({ dataDir });
  const there = heir.at(again.origin);
  // Until it is certain that nobody goes on with it, nobody is let in.
  const left = await patiently(() => there.history());
  await there.send("POST /api/me/import", year);
  const taken = (await there.me()).stats.totalQuestions;
  await again.stop();
  const expected = year.questions.filter(({ answer }) => answer !== null).length;
  return [
    ...(left.length > 0 ? [`${left.length} of a killed import's answers are left`] : []),
    ...(taken === expected ? [] : [`${taken} answers instead of ${expected}`]),
  ];
}
