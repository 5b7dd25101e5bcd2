import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { beside } from "../lib/beside.ts";
import { exportOf, itemsAhead, yearOf } from "../lib/crafted-exports.ts";
import { freePort } from "../lib/free-port.ts";
import { halfSentImports } from "../lib/half-sent.ts";
import { type Learner, RefusedError } from "../lib/learner.ts";
import { longestHold } from "../lib/longest-hold.ts";
import { quantile, rounded } from "../lib/numbers.ts";
import { atMost, type Bar } from "./bar.ts";
import { practiseALittle } from "../lib/practise-a-little.ts";
import { type ServerProcess, startServer } from "../lib/server-process.ts";
import { signInMany } from "../lib/sign-in-many.ts";

/** Answers of the year that is imported and exported. */
const ANSWERS = 10_000;
/** Milliseconds that each goes on at least. */
const SPELL = 10_000;
/** Calls at once of the learner who knows what is ahead. */
const AT_ONCE = 30;

export interface Bystander {
  /** What another learner does meanwhile, as often as they are let. */
  readonly beside: string;
  readonly calls: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Longest that the process was held at one go. */
  readonly longestHoldMs: number;
}

/** The bars for whoever practises beside another. */
export function bystanderBars(rows: readonly Bystander[]): Bar[] {
  return rows.flatMap(({ beside: what, p99Ms, longestHoldMs }) => [
    atMost(100, `milliseconds to a bystander's answer beside ${what}, p99`, p99Ms),
    atMost(50, `milliseconds that the process was held beside ${what}`, longestHoldMs),
  ]);
}

/** What a learner on SQLite meets who practises while another does what takes the server long. */
export async function bystander(): Promise<Bystander[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-"));
  const metricsPort = await freePort();
  const variables = { RATE_LIMITS: "on", METRICS_PORT: String(metricsPort) };
  const server = await startServer({ dataDir, variables });
  const rows: Bystander[] = [];
  const learners = await signInMany(server.origin, 4);
  const [own, other, knowing, leaver] = learners as [Learner, Learner, Learner, Learner]; // as many
  await practiseALittle(other);
  const little = await other.export();
  await other.send("DELETE /api/me/progress");
  const year = JSON.stringify(yearOf(little, ANSWERS));
  await leaver.sendText("POST /api/me/import", year);
  const ahead = await itemsAhead((await knowing.me()).uid, "Math");
  const known = JSON.stringify(exportOf(little, ahead, false));
  const measures: readonly (readonly [string, () => Promise<unknown>])[] = [
    ["nothing", () => after(SPELL)],
    ["an import of a year", () => other.sendText("POST /api/me/import", year)],
    ["eight tables of a year at once", () => times(8, () => other.send("GET /api/me/answers.csv"))],
    ["a reset of a year", () => other.send("DELETE /api/me/progress")],
    ["a deletion after a year", () => leaver.send("DELETE /api/me")],
    ["an import of what is ahead", () => knowing.sendText("POST /api/me/import", known)],
    ["thirty questions at once, all known", () => times(AT_ONCE, () => knowing.ask("Math"))],
    ["forty half-sent imports", () => halfSent(server, other)],
  ];
  for (const [name, task] of measures) {
    await longestHold(metricsPort);
    const met = await beside(own, () => task().catch(refused));
    rows.push({
      beside: name,
      calls: met.length,
      p50Ms: rounded(quantile(met, 0.5)),
      p99Ms: rounded(quantile(met, 0.99)),
      longestHoldMs: rounded(await longestHold(metricsPort)),
    });
  }
  await server.stop();
  await rm(dataDir, { recursive: true });
  return rows;
}

function times(count: number, task: () => Promise<unknown>): Promise<unknown> {
  return Promise.all(Array.from({ length: count }, () => task().catch(refused)));
}

/** To be turned away is what becomes of some. */
function refused(error: unknown): void {
  if (!(error instanceof RefusedError)) throw error;
}

async function halfSent({ port }: ServerProcess, { cookie }: Learner): Promise<void> {
  const sockets = await halfSentImports({ port, cookie }, { count: 40, mebibytes: 30 });
  await after(SPELL);
  for (const socket of sockets) socket.destroy();
}
