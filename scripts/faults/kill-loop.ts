/**
 * `npm run faults`: kills the server in the middle of answers, again and again, and checks that no
 * acknowledged answer is lost and none counted twice. On SQLite always; on PostgreSQL when DATABASE_URL or
 * TEST_DATABASE_URL names an empty database, or with `--postgres`, which starts a server of its own.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Learner } from "../lib/learner.ts";
import { startPostgres } from "../lib/postgres.ts";
import { type ServerProcess, startServer } from "../lib/server-process.ts";
import { type Findings, Practising } from "./practising.ts";

/** A kill comes at a random moment between these, in milliseconds from the first question. */
const EARLIEST = 100;
const LATEST = 1500;

type Round = Findings & { readonly killedAfterMs: number; readonly restartMs: number };

const { values: given } = parseArgs({
  options: {
    rounds: { type: "string", default: "10" },
    learners: { type: "string", default: "6" },
    postgres: { type: "boolean", default: false },
  },
});

const postgres = given.postgres ? await startPostgres() : undefined;
const stores: Record<string, string | undefined> = {
  SQLite: undefined,
  ...databaseNamed("PostgreSQL", process.env["DATABASE_URL"] || process.env["TEST_DATABASE_URL"]),
  ...databaseNamed("PostgreSQL of our own", postgres?.url),
};
try {
  for (const [name, url] of Object.entries(stores)) {
    if (!isWhole(report(name, await killRounds(url)))) process.exitCode = 1;
  }
} finally {
  await postgres?.stop();
}

function databaseNamed(name: string, url: string | undefined): Record<string, string> {
  return url === undefined || url === "" ? {} : { [name]: url };
}

/** Prints what a store went through, and sums it up. */
function report(name: string, rounds: readonly Round[]): Findings {
  const total = sum(rounds);
  console.log(`\n${name}: ${rounds.length} kills, ${given.learners} learners at once`);
  console.table(rounds);
  console.log(
    `${total.acknowledged} answers acknowledged, ${total.lost} lost, ${total.doubled} counted twice; ` +
      `${total.unheard} under way when killed, ${total.unheardStored} of them stored already`,
  );
  return total;
}

function isWhole({ acknowledged, lost, doubled }: Findings): boolean {
  return acknowledged > 0 && lost === 0 && doubled === 0;
}

async function killRounds(url: string | undefined): Promise<Round[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "faults-"));
  const rounds: Round[] = [];
  let server = await startServer({ dataDir, databaseUrl: url });
  const { port } = server;
  const learners = await signInAll(server);
  for (let round = 0; round < Number(given.rounds); round++) {
    const killedAfterMs = await killWhilePractising(server, learners);
    const began = performance.now();
    server = await startServer({ dataDir, databaseUrl: url, port });
    const restartMs = Math.round(performance.now() - began);
    const found = await Promise.all(learners.map((learner) => learner.check()));
    rounds.push({ killedAfterMs, restartMs, ...sum(found) });
  }
  await server.stop();
  await rm(dataDir, { recursive: true });
  return rounds;
}

async function signInAll({ origin }: ServerProcess): Promise<Practising[]> {
  const mark = Date.now().toString(36);
  const all: Practising[] = [];
  for (let number = 1; number <= Number(given.learners); number++) {
    const learner = new Learner(origin, `Learner ${mark} ${number}`);
    await learner.signIn();
    all.push(new Practising(learner));
  }
  return all;
}

/** Milliseconds that the server lived under load. */
async function killWhilePractising(
  server: ServerProcess,
  learners: readonly Practising[],
): Promise<number> {
  const life = Math.round(EARLIEST + Math.random() * (LATEST - EARLIEST));
  const practising = Promise.all(learners.map((learner) => learner.practise()));
  await after(life);
  await server.kill();
  await practising;
  return life;
}

function sum(all: readonly Findings[]): Findings {
  const of = (name: keyof Findings) => all.reduce((total, findings) => total + findings[name], 0);
  return {
    acknowledged: of("acknowledged"),
    unheard: of("unheard"),
    unheardStored: of("unheardStored"),
    lost: of("lost"),
    doubled: of("doubled"),
  };
}
