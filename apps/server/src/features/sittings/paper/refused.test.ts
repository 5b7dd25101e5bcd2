import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "../../../testing/expect-problem.ts";
import { aModel, anEntryModel } from "../../../testing/models.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { examModels } from "../testing/exam-models.ts";
import { NOTHING, onPaper, PATH, type Sitter, sitterAt } from "../testing/sitter.ts";

const SPRINT = { kind: "sprint", section: "Math", questions: 5 } as const;
const MATH = { kind: "section", section: "Math" } as const;

let server: TestServer;
let sitter: Sitter;
beforeEach(async () => {
  server = await testServer({ models: examModels(), rateLimits: false });
  sitter = sitterAt(await server.browser());
});
afterEach(() => server.close());

const start = async () => (await sitter.start({ test: SPRINT, mode: "paper" })).id;
const enter = (id: string, modules: unknown) =>
  sitter.browser.post(`${PATH}/${id}/answers`, { modules });

/** The same account at a server whose questions are never all chosen. */
async function choosingOnAndOn(): Promise<void> {
  const { records } = server;
  const sittingQuestions = {
    ...records.sittingQuestions,
    place: () => new Promise<undefined>(() => undefined),
  };
  const slow = await testServer({
    records: { ...records, sittingQuestions },
    models: examModels(),
  });
  sitter = sitterAt(slow.as(sitter.browser));
}

describe("a test on paper", () => {
  test("is neither printed, keyed nor answered while its questions are being chosen", async () => {
    await choosingOnAndOn();
    const id = await start();
    for (const answer of [
      await sitter.browser.get(`${PATH}/${id}/booklet`),
      await sitter.browser.get(`${PATH}/${id}/key`),
      await sitter.browser.post(`${PATH}/${id}/key-opening`),
      await enter(id, []),
    ]) {
      await expectProblem(answer, 503, "not-ready");
      expect(answer.headers.get("retry-after")).toBe("1");
    }
  });

  test("is not sat on screen", async () => {
    const id = await start();
    await sitter.booklet(id);
    const { browser } = sitter;
    const work = { number: 1, work: NOTHING };
    const calls = async () => [
      await browser.post(`${PATH}/${id}/module`, { number: 1 }),
      await browser.put(`${PATH}/${id}/work`, work),
      await browser.post(`${PATH}/${id}/pause`, { number: 1 }),
      await browser.post(`${PATH}/${id}/module-end`, work),
    ];
    for (const answer of [...(await calls()), await browser.post(`${PATH}/${id}/end`)])
      await expectProblem(answer, 409, "on-paper");
    await expectProblem(await browser.get(`${PATH}/${id}/report`), 409, "sitting-goes-on");
    await sitter.enter(id, []);
    for (const answer of await calls()) await expectProblem(answer, 409, "on-paper");
    await expectProblem(await browser.delete(`${PATH}/${id}`), 409, "sitting-ended");
  });

  test("for which there are no questions says so", async () => {
    await server.close();
    server = await testServer({ models: [aModel({ stock: 3 })] });
    sitter = sitterAt(await server.browser());
    const wanted = { kind: "module", section: "Reading and Writing" } as const;
    const { id } = await sitter.start({ test: wanted, mode: "paper" });
    await expect(sitter.booklet(id)).rejects.toThrow("no questions");
  });

  test("in a time zone that nobody knows is not started", async () => {
    const asked = { test: SPRINT, mode: "paper", timeZone: "Mars/Olympus" };
    await expectProblem(await sitter.browser.post(PATH, asked), 400, "invalid-request");
  });
});

describe("answers on paper that cannot be", () => {
  test.each([
    ["of a module that there is not", [{ number: 2, answers: [] }], "modules.0.number"],
    [
      "of a module named twice",
      [
        { number: 1, answers: [] },
        { number: 1, answers: [] },
      ],
      "modules.1.number",
    ],
    [
      "more than there are",
      [{ number: 1, answers: onPaper(Array(6).fill("A")) }],
      "modules.0.answers",
    ],
    [
      "typed where there are options",
      [{ number: 1, answers: [null, { kind: "entry", text: "7" }] }],
      "modules.0.answers.1",
    ],
  ])("are refused, and nothing counts: %s", async (_, modules, field) => {
    const id = await start();
    await sitter.booklet(id);
    const { errors } = await expectProblem(await enter(id, modules), 400, "invalid-request");
    expect(errors).toMatchObject([{ field }]);
    expect((await sitter.state(id)).endedAt).toBeNull();
  });

  test.each([
    [{ kind: "choice", letter: "B" }, "It has no options. Type the answer."],
    [{ kind: "entry", text: "1,000" }, "A comma"],
  ])("are refused where the answer is typed: %j", async (answer, message) => {
    await server.close();
    server = await testServer({ models: [anEntryModel()] });
    sitter = sitterAt(await server.browser());
    const id = await start();
    await sitter.booklet(id);
    const problem = await expectProblem(
      await enter(id, [{ number: 1, answers: [answer] }]),
      400,
      "invalid-request",
    );
    expect(problem.errors).toMatchObject([{ message: expect.stringContaining(message) }]);
  });
});

describe("a test on screen", () => {
  test("takes no answers of paper", async () => {
    const { id } = await sitter.start({ test: MATH });
    await expectProblem(await enter(id, []), 409, "not-on-paper");
    await sitter.begin(id, 1);
    await sitter.end(id);
    await expectProblem(await enter(id, []), 409, "not-on-paper");
  });

  test("is not printed while it goes on, nor is its key", async () => {
    const { id } = await sitter.start({ test: MATH });
    await sitter.begin(id, 1);
    for (const answer of [
      await sitter.browser.get(`${PATH}/${id}/booklet`),
      await sitter.browser.get(`${PATH}/${id}/key`),
      await sitter.browser.post(`${PATH}/${id}/key-opening`),
    ])
      await expectProblem(answer, 409, "sitting-goes-on");
  });
});
