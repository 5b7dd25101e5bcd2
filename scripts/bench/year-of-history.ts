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
const TIMES = 40;
/** Pages of the history that are read on the way to a late one. */
const PAGES = 60;

export interface HistorySpeed {
  readonly store: "SQLite" | "PostgreSQL";
  readonly call: string;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** Of a learner with some sixty answers; null where the call is for what only a year has. */
  readonly fewP50Ms: number | null;
}

/** The calls that a learner waits for between two questions: they take no longer after a year. */
const BETWEEN_QUESTIONS = ["POST /api/question", "POST /api/answers"];

/** The bars for what is told of a year. */
export function historyBars(speeds: readonly HistorySpeed[]): Bar[] {
  return speeds.flatMap(({ store, call, p50Ms, p95Ms, fewP50Ms }) => [
    atMost(150, `milliseconds to ${call} after a year on ${store}, p95`, p95Ms),
    ...(fewP50Ms !== null && BETWEEN_QUESTIONS.includes(call)
      ? [
          atMost(
            1.5,
            `${call} after a year on ${store}, against after a day`,
            rounded(p50Ms / fewP50Ms),
          ),
        ]
      : []),
  ]);
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
  // What is loaded when it is first needed is no part of it.
  for (const call of CALLS) await timesOf(little, call);
  const few = new Map<string, number>();
  for (const call of CALLS) few.set(call.name, (await timesOf(little, call)).p50Ms);
  const speeds: HistorySpeed[] = [];
  for (const call of [...CALLS, ...(await callsOfPages(long))]) {
    const times = await timesOf(long, call);
    speeds.push({ store, call: call.name, ...times, fewP50Ms: few.get(call.name) ?? null });
  }
  await server.stop();
  await rm(dataDir, { recursive: true });
  return speeds;
}

interface Call {
  readonly name: string;
  readonly address?: string;
  /** What is sent, made ready before each call. */
  readonly body?: (learner: Learner) => Promise<object>;
}

/** All that can be read but files, and what is sent between two questions. */
const CALLS: readonly Call[] = [
  ...[
    "GET /api/me",
    "GET /api/me?timeZone=America/New_York",
    "GET /api/achievements",
    "GET /api/activities",
    "GET /api/history",
    "GET /api/history?limit=100",
    ...["correct", "incorrect", "skipped"].flatMap((result) => [
      `GET /api/history?result=${result}`,
      `GET /api/history?result=${result}&section=Math`,
    ]),
    "GET /api/look-back",
    "GET /api/mistakes",
    "GET /api/mistakes/counts",
    "GET /api/plan",
    "GET /api/progress",
    "GET /api/review",
    "GET /api/score",
    "GET /api/study",
    "GET /api/study-sessions",
  ].map((name) => ({ name })),
  { name: "POST /api/question", body: () => Promise.resolve({ section: "Mixed" }) },
  { name: "POST /api/answers", body: anAnswer },
];

async function anAnswer(learner: Learner): Promise<object> {
  const { id } = await learner.ask("Mixed");
  return { questionId: id, answer: "A", timeSpent: 20_000 };
}

async function timesOf(learner: Learner, { name, address = name, body }: Call) {
  const times: number[] = [];
  for (let made = 0; made < TIMES; made++) {
    const sent = await body?.(learner);
    const begun = performance.now();
    await learner.send(address, sent);
    times.push(performance.now() - begun);
  }
  return { p50Ms: rounded(quantile(times, 0.5)), p95Ms: rounded(quantile(times, 0.95)) };
}

/** What only a long history has: late pages, and one question and session of many. */
async function callsOfPages(learner: Learner): Promise<Call[]> {
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
    `GET /api/history?limit=100&${late}`,
    ...["correct", "incorrect", "skipped"].map(
      (result) => `GET /api/history?result=${result}&topic=trigonometry&${late}`,
    ),
    `GET /api/history/${first.entries[0]?.questionId}`,
    `GET /api/study-sessions/${session}`,
  ].map((address) => ({
    name: address.replace(/(before=)[^&]*|[\da-f]{8}-[\da-f-]{27}/, "$1…"),
    address,
  }));
}
