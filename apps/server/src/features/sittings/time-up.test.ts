import { afterEach, beforeEach, expect, test } from "vitest";
import { type TestServer, testServer } from "../../testing/server.ts";
import { examModels } from "./testing/exam-models.ts";
import { allRight, choosing, type Sitter, sitterAt } from "./testing/sitter.ts";

const MINUTE = 60_000;
const MATH = { kind: "section", section: "Math" } as const;

let server: TestServer;
let sitter: Sitter;
beforeEach(async () => {
  server = await testServer({ models: examModels(), rateLimits: false });
  sitter = sitterAt(await server.browser());
});
afterEach(() => server.close());

function pass(milliseconds: number): void {
  server.now = new Date(server.now.getTime() + milliseconds);
}

test("a strict test does not stand at 0:00: the first work that comes when time is up ends the module", async () => {
  const { id } = await sitter.start({ test: MATH, mode: "strict" });
  await sitter.begin(id, 1);
  pass(35 * MINUTE - 1);
  expect(await sitter.work(id, { number: 1, work: choosing(["B"]) })).toMatchObject({
    state: "running",
    left: 1,
  });
  pass(1);
  const last = { number: 1, work: choosing(["B", "C"]) };
  expect(await sitter.work(id, last)).toMatchObject({ state: "ended", left: 0, late: false });
  expect(await sitter.state(id)).toMatchObject({ current: 2 });
});

test("what a device has to tell after the end, when it is back, decides the route and counts as late", async () => {
  const { id } = await sitter.start({ test: MATH, mode: "strict" });
  const opened = await sitter.begin(id, 1);
  pass(5 * MINUTE);
  await sitter.work(id, { number: 1, work: choosing(["B", "B"]) });
  pass(34 * MINUTE);
  await sitter.work(id, { number: 1, work: allRight(opened) });
  await sitter.begin(id, 2);
  const { modules } = await sitter.end(id);
  expect(modules).toMatchObject([{ right: 22, late: 20 }, { route: "harder" }]);
});

test("what another device has of a module that has ended so counts as late", async () => {
  const { id } = await sitter.start({ test: { kind: "module", section: "Math" }, mode: "strict" });
  await sitter.begin(id, 1);
  pass(35 * MINUTE);
  await sitter.work(id, { number: 1, work: choosing(["B"]) });
  await sitter.work(id, { number: 1, work: choosing([null, "B"], 20 * MINUTE) });
  expect((await sitter.report(id)).modules).toMatchObject([
    { ended: "time-up", taken: 35 * MINUTE, answered: 2, right: 2, late: 1 },
  ]);
});
