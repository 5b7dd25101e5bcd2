import { OPTION_LETTERS, type ModuleWork } from "@sat/item";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Records } from "../../records/records.ts";
import { databaseKinds, type TestDatabase } from "../../records/testing/databases.ts";
import { type TestServer, testServer } from "../../testing/server.ts";
import { examModels } from "./testing/exam-models.ts";
import { type Sitter, sitterAt } from "./testing/sitter.ts";

const SPRINT = { kind: "sprint", section: "Math", questions: 5 } as const;
const LIMIT = 477_000;

/** What was done on a question, at any instant up to and past the module's end. */
const instant = fc.integer({ min: 0, max: LIMIT + 60_000 });
const response = fc.option(
  fc.constantFrom(...OPTION_LETTERS).map((letter) => ({ kind: "choice" as const, letter })),
);
const question = fc.record({
  changes: fc
    .uniqueArray(fc.record({ at: instant, response }), { selector: ({ at }) => at, maxLength: 4 })
    .map((changes) => changes.toSorted((one, other) => one.at - other.at)),
  marked: fc.record({ at: instant, value: fc.boolean() }),
  crossedOut: fc.record({ at: instant, value: fc.subarray([...OPTION_LETTERS]) }),
  visits: fc.uniqueArray(fc.record({ at: instant, spent: fc.integer({ min: 0, max: 60_000 }) }), {
    selector: ({ at }) => at,
    maxLength: 3,
  }),
});
const anyWork: fc.Arbitrary<ModuleWork> = fc.record({
  questions: fc.array(question, { maxLength: 5 }),
});

/** Deliveries of several devices' works, each once at least, in any order and as often as it comes. */
const deliveries = fc
  .array(anyWork, { minLength: 1, maxLength: 4 })
  .chain((works) =>
    fc.tuple(
      fc.shuffledSubarray(works, { minLength: works.length }),
      fc.array(fc.constantFrom(...works), { maxLength: 4 }),
    ),
  );

describe.each(databaseKinds)("work that comes over the wire on %s", (_, make) => {
  let database: TestDatabase;
  let records: Records;
  let server: TestServer;

  beforeAll(async () => {
    database = await make();
    records = await database.open();
    server = await testServer({ records, models: examModels(), rateLimits: false });
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  /** The report of a sprint to which the works have come in this order, the last few after its end. */
  async function reportAfter(works: readonly ModuleWork[], inTime: number) {
    server.now = new Date("2026-11-20T12:00:00.000Z");
    const sitter: Sitter = sitterAt(await server.browser());
    const { id } = await sitter.start({ test: SPRINT });
    await sitter.begin(id, 1);
    server.now = new Date(server.now.getTime() + LIMIT + 5_000);
    for (const each of works.slice(0, inTime)) await sitter.work(id, { number: 1, work: each });
    await sitter.endModule(id, { number: 1, work: { questions: [] } });
    for (const each of works.slice(inTime)) await sitter.work(id, { number: 1, work: each });
    const { questions } = await sitter.report(id);
    return questions.map(({ userAnswer, correct, timeSpent }) => ({
      userAnswer,
      correct,
      timeSpent,
    }));
  }

  test("comes to the same in any order, however often, in time or late", async () => {
    await fc.assert(
      fc.asyncProperty(deliveries, fc.nat(), async ([works, repeats], count) => {
        const all = [...works, ...repeats];
        const expected = await reportAfter(works, works.length);
        expect(await reportAfter(all.toReversed(), count % (all.length + 1))).toEqual(expected);
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });
});

test("a server that is started anew between any two calls loses nothing", async () => {
  const first = await testServer({ models: examModels(), rateLimits: false });
  const browser = await first.browser();
  const restarted = () =>
    testServer({ records: first.records, models: examModels(), rateLimits: false });
  const next = async (now: string) => {
    const server = await restarted();
    server.now = new Date(`2026-11-20T${now}.000Z`);
    return sitterAt(server.as(browser));
  };
  const { id } = await (
    await next("12:00:00")
  ).start({ test: { kind: "section", section: "Math" } });
  const { questions } = await (await next("12:00:10")).begin(id, 1);
  const work = {
    questions: questions.map(() => ({
      changes: [{ at: 30_000, response: { kind: "choice" as const, letter: "B" as const } }],
      marked: { at: 0, value: false },
      crossedOut: { at: 0, value: [] },
      visits: [],
    })),
  };
  await (await next("12:01:10")).work(id, { number: 1, work });
  expect(await (await next("12:02:10")).begin(id, 1)).toMatchObject({ elapsed: 120_000, work });
  await (await next("12:03:10")).pause(id, 1);
  await (await next("12:30:10")).endModule(id, { number: 1, work });
  await (await next("12:31:10")).begin(id, 2);
  const report = await (await next("12:32:10")).end(id);
  expect(report.modules).toMatchObject([
    { right: 22, taken: 180_000 },
    { route: "harder", right: 0, taken: 60_000 },
  ]);
  await first.close();
});
