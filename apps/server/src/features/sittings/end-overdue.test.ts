import { History, User } from "@sat/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type TestServer, testServer } from "../../testing/server.ts";
import { endOverdue } from "./end-overdue.ts";
import { examModels } from "./testing/exam-models.ts";
import { choosing, type Sitter, sitterAt } from "./testing/sitter.ts";

const MINUTE = 60_000;
const MODULE = { kind: "module", section: "Math" } as const;
const SECTION = { kind: "section", section: "Math" } as const;

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

/** What the server does by itself; the errors that it met. */
async function look(): Promise<unknown[]> {
  const errors: unknown[] = [];
  await endOverdue({
    ...server.records,
    models: () => Promise.resolve(examModels()),
    clock: () => server.now,
    report: (error) => void errors.push(error),
  });
  return errors;
}

async function answered(one: Sitter): Promise<number> {
  const answer = await one.browser.get("/api/me");
  return User.parse(await answer.json()).stats.totalQuestions;
}

async function mistakes(one: Sitter): Promise<number> {
  const answer = await one.browser.get("/api/history?result=incorrect");
  return History.parse(await answer.json()).entries.length;
}

test("who never comes back to a test has its answers counted, with its mistakes, once", async () => {
  const other = sitterAt(await server.browser());
  for (const one of [sitter, other]) {
    const { id } = await one.start({ test: MODULE, mode: "strict" });
    await one.begin(id, 1);
    await one.work(id, { number: 1, work: choosing(["B", "C", "D"]) });
  }
  pass(44 * MINUTE);
  expect(await look()).toEqual([]);
  expect(await answered(sitter)).toBe(0);
  pass(MINUTE);
  for (const _ of [1, 2]) expect(await look()).toEqual([]);
  for (const one of [sitter, other])
    expect([await answered(one), await mistakes(one)]).toEqual([3, 2]);
});

test("tests of an import, which come without reports, have them worked out", async () => {
  const { id } = await sitter.start({ test: MODULE });
  await sitter.begin(id, 1);
  await sitter.endModule(id, { number: 1, work: choosing(["B"]) });
  await server.records.sittings.forgetOutcome({ uid: sitter.browser.uid, id });
  await look();
  expect(await server.records.sittings.listUnreported(sitter.browser.uid, 9)).toEqual([]);
});

test("a test with a module left goes on where it stands, and is left alone until then", async () => {
  const { id } = await sitter.start({ test: SECTION, mode: "strict" });
  await sitter.begin(id, 1);
  await sitter.work(id, { number: 1, work: choosing(["B"]) });
  pass(24 * 60 * MINUTE);
  await look();
  expect(await answered(sitter)).toBe(1);
  expect(await server.records.sittings.listOverdue(server.now)).toEqual([]);
  expect(await sitter.begin(id, 2)).toMatchObject({ number: 2, elapsed: 0 });
});

test("a test that is paused, or untimed, waits for its learner for ever", async () => {
  const { id } = await sitter.start({ test: MODULE });
  await sitter.begin(id, 1);
  await sitter.pause(id, 1);
  const other = sitterAt(await server.browser());
  await other.begin((await other.start({ test: MODULE, timing: "untimed" })).id, 1);
  pass(1000 * 24 * 60 * MINUTE);
  expect(await server.records.sittings.listOverdue(server.now)).toEqual([]);
});

test("what was broken off between a module's end and its grading is made up for", async () => {
  const { id } = await sitter.start({ test: MODULE });
  const { uid } = sitter.browser;
  await sitter.begin(id, 1);
  await sitter.work(id, { number: 1, work: choosing(["B"]) });
  await server.records.sittings.changeModule({ uid, id, number: 1 }, () => ({
    endedAt: server.now,
    ended: "handed-in",
  }));
  await look();
  expect(await answered(sitter)).toBe(1);
});

test("a sitting that cannot be brought forward is told of, and the others are", async () => {
  const { sittings } = server.records;
  const { id } = await sitter.start({ test: MODULE });
  await sitter.begin(id, 1);
  await sitter.work(id, { number: 1, work: choosing(["B"]) });
  pass(45 * MINUTE);
  const gone = { uid: sitter.browser.uid, id: "gone" };
  const errors: unknown[] = [];
  await endOverdue({
    ...server.records,
    sittings: {
      ...sittings,
      listOverdue: async (now) => [gone, ...(await sittings.listOverdue(now))],
    },
    models: () => Promise.resolve(examModels()),
    clock: () => server.now,
    report: (error) => void errors.push(error),
  });
  expect(errors).toHaveLength(1);
  expect(await answered(sitter)).toBe(1);
});
