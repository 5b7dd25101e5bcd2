import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { expectProblem } from "../testing/expect-problem.ts";
import { type Browser, HOME, type TestServer, testServer } from "../testing/server.ts";
import { MOST_UNDER_WAY } from "./load-shedding.ts";
import { MOST_HELD } from "./sittings.ts";

let base: TestServer;
/** Its calls about tests wait until it is opened. */
let server: TestServer;
let open: () => void;
/** Milliseconds that the server is late. */
let delay: number;
beforeEach(async () => {
  base = await testServer();
  const { sittings } = base.records;
  const gate = Promise.withResolvers<void>();
  open = gate.resolve;
  delay = 0;
  const findOpen = async (uid: string) => {
    await gate.promise;
    return sittings.findOpen(uid);
  };
  const find: typeof sittings.find = async (name) => {
    await gate.promise;
    return sittings.find(name);
  };
  const records = { ...base.records, sittings: { ...sittings, find, findOpen } };
  server = await testServer({ records, rateLimits: false, loopDelay: () => delay });
});
afterEach(() => base.close());

/** Calls of one learner at once. */
const CALLS = 12;

/** So many calls at once, of as few learners as may make them. */
async function callsOf(
  count: number,
  call: (browser: Browser) => Promise<Response>,
): Promise<Promise<Response>[]> {
  const calls: Promise<Response>[] = [];
  while (calls.length < count) {
    const browser = await server.browser();
    for (let own = 0; own < CALLS && calls.length < count; own++) calls.push(call(browser));
  }
  return calls;
}

async function statusesOf(calls: readonly Promise<Response>[]): Promise<Set<number>> {
  return new Set((await Promise.all(calls)).map(({ status }) => status));
}

const list = (browser: Browser) => browser.get("/api/sittings");

test("whoever practises is answered while more calls about tests wait than may be under way", async () => {
  const calls = await callsOf(MOST_UNDER_WAY + 1, list);
  const bystander = await server.browser();
  const { status } = await bystander.post("/api/question", { section: "Math" });
  expect(status).toBe(200);
  open();
  expect(await statusesOf(calls)).toEqual(new Set([200]));
});

test("whoever waits for a turn has it, though the server is late by then and turns others away", async () => {
  const calls = await callsOf(3 * CALLS, list);
  const late = await server.browser();
  delay = 2_000;
  await expectProblem(await list(late), 503, "overloaded");
  open();
  expect(await statusesOf(calls)).toEqual(new Set([200]));
});

test("calls that wait hold so much and no more, and those without a body may wait still", async () => {
  const body = JSON.stringify({ number: 1, work: { questions: [] } }).padEnd(256 * 1024);
  const send = async ({ cookie }: Browser) =>
    server.app.request(`${HOME}/api/sittings/${randomUUID()}/work`, {
      method: "PUT",
      headers: {
        cookie,
        origin: HOME,
        "content-type": "application/json",
        "content-length": `${body.length}`,
      },
      body,
    });
  const calls = await callsOf(MOST_HELD / body.length, send);
  const latest = await server.browser();
  await expectProblem(await send(latest), 503, "overloaded");
  calls.push(list(latest));
  open();
  expect(await statusesOf(calls)).toEqual(new Set([200, 404]));
  expect((await send(latest)).status).toBe(404);
});

test("what a call without a body says of its length keeps nobody out", async () => {
  const headers = { "content-length": `${MOST_HELD}` };
  const calls = await callsOf(2, ({ cookie }) =>
    Promise.resolve(
      server.app.request(`${HOME}/api/sittings`, { headers: { ...headers, cookie } }),
    ),
  );
  open();
  expect(await statusesOf(calls)).toEqual(new Set([200]));
});
