import { afterEach, expect, test } from "vitest";
import { type TestServer, testServer } from "../testing/server.ts";
import { MOST_UNDER_WAY } from "./load-shedding.ts";

let base: TestServer;
afterEach(() => base.close());

/** Calls of one learner at once, and the learners that make more of them than may be under way. */
const CALLS = 12;
const LEARNERS = Math.ceil((MOST_UNDER_WAY + 1) / CALLS);

test("whoever practises is answered while more calls about tests wait than may be under way", async () => {
  base = await testServer();
  const { sittings } = base.records;
  const gate = Promise.withResolvers<void>();
  const findOpen = async (uid: string) => {
    await gate.promise;
    return sittings.findOpen(uid);
  };
  const records = { ...base.records, sittings: { ...sittings, findOpen } };
  const server = await testServer({ records, rateLimits: false });
  const calls: Promise<Response>[] = [];
  for (let learner = 0; learner < LEARNERS; learner++) {
    const browser = await server.browser();
    for (let call = 0; call < CALLS; call++) calls.push(browser.get("/api/sittings"));
  }
  const bystander = await server.browser();
  const { status } = await bystander.post("/api/question", { section: "Math" });
  expect(status).toBe(200);
  gate.resolve();
  const statuses = (await Promise.all(calls)).map((answer) => answer.status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
