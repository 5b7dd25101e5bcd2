import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { History } from "@sat/contract";
import { yearOf } from "../lib/crafted-exports.ts";
import type { Learner } from "../lib/learner.ts";
import { quantile, rounded } from "../lib/numbers.ts";
import { atMost, type Bar } from "./bar.ts";
import { startPostgres } from "../lib/postgres.ts";
import { practiseALittle } from "../lib/practise-a-little.ts";
import { startServer } from "../lib/server-process.ts";
import { signInMany } from "../lib/sign-in-many.ts";

/** Answers of a year, and how often each call is made. */
const ANSWERS = 10_000;
const CALLS = 40;
/** Pages of the history that are read on the way to a late one. */
const PAGES = 60;

export interface HistorySpeed {
  readonly store: "SQLite" | "PostgreSQL";
  readonly call: string;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/** The bars for what is told of a year. */
export function historyBars(speeds: readonly HistorySpeed[]): Bar[] {
  return speeds.map(({ store, call, p95Ms }) =>
    atMost(150, `milliseconds to ${call} after a year on ${store}, p95`, p95Ms),
  );
}

/** How long a learner waits for what the server tells of a year's practice, on either store. */
export async function yearOfHistory(): Promise<HistorySpeed[]> {
  const postgres = await startPostgres();
  const speeds = [
    ...(await speedsOn("SQLite", undefined)),
    ...(await speedsOn("PostgreSQL", postgres.url)),
  ];
  await postgres.stop();
  return speeds;
}

async function speedsOn(
  store: HistorySpeed["store"],
  databaseUrl: string | undefined,
): Promise<HistorySpeed[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-"));
  const server = await startServer({ dataDir, databaseUrl });
  const [little, long] = (await signInMany(server.origin, 2)) as [Learner, Learner]; // as many
  await practiseALittle(little);
  await long.send("POST /api/me/import", yearOf(await little.export(), ANSWERS));
  const speeds: HistorySpeed[] = [];
  for (const call of await callsOf(long)) {
    const times: number[] = [];
    for (let made = 0; made < CALLS; made++) {
      const begun = performance.now();
      await long.send(call, call.startsWith("POST") ? { section: "Mixed" } : undefined);
      times.push(performance.now() - begun);
    }
    const name = call.replace(/(before=)[^&]*|[\da-f]{8}-[\da-f-]{27}/, "$1…");
    const [p50Ms, p95Ms] = [rounded(quantile(times, 0.5)), rounded(quantile(times, 0.95))];
    speeds.push({ store, call: name, p50Ms, p95Ms });
  }
  await server.stop();
  await rm(dataDir, { recursive: true });
  return speeds;
}

/** All that can be read but files, with the filters and the later pages, and the next question. */
async function callsOf(learner: Learner): Promise<string[]> {
  const read = async (call: string) => JSON.parse(await learner.send(call)) as History; // by the contract
  const first = await read("GET /api/history?limit=100");
  let { next } = first;
  for (let page = 0; page < PAGES; page++) {
    const later = await read(`GET /api/history?limit=100&before=${encodeURIComponent(next ?? "")}`);
    next = later.next ?? next;
  }
  const late = `before=${encodeURIComponent(next ?? "")}`;
  const { openSessions } = await learner.study();
  const sessions = JSON.parse(await learner.send("GET /api/study-sessions")) as object;
  const session = /"id":"([\w-]+)"/.exec(JSON.stringify([sessions, openSessions]))?.[1];
  return [
    "GET /api/me",
    "GET /api/me?timeZone=America/New_York",
    "GET /api/achievements",
    "GET /api/progress",
    "GET /api/look-back",
    "GET /api/history",
    "GET /api/history?limit=100",
    `GET /api/history?limit=100&${late}`,
    ...["correct", "incorrect", "skipped"].flatMap((result) => [
      `GET /api/history?result=${result}`,
      `GET /api/history?result=${result}&section=Math`,
      `GET /api/history?result=${result}&topic=trigonometry&${late}`,
    ]),
    `GET /api/history/${first.entries[0]?.questionId}`,
    "GET /api/study",
    "GET /api/study-sessions",
    `GET /api/study-sessions/${session}`,
    "POST /api/question",
  ];
}
