import { EntryQuestion, Question, type QuestionRequest } from "@sat/contract";
import { loadModels } from "@sat/engine";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { expectProblem } from "../../testing/expect-problem.ts";
import { aModel, anEntryModel } from "../../testing/models.ts";
import { type Browser, type Change, type TestServer, testServer } from "../../testing/server.ts";

const BOTH = ["choice", "entry"] as const;
const SESSIONS = "/api/study-sessions";

let server: TestServer;
afterEach(() => server.close());

async function aBrowser(change: Change = {}): Promise<Browser> {
  server = await testServer({ models: [aModel(), anEntryModel()], ...change });
  return server.browser();
}

async function ask(browser: Browser, request: Partial<QuestionRequest> = {}): Promise<Question> {
  const answer = await browser.post("/api/question", { section: "Math", ...request });
  expect(answer.status).toBe(200);
  return Question.parse(await answer.json());
}

test("a typed question comes to a client that takes such, with key, reason and slips", async () => {
  const browser = await aBrowser();
  const question = EntryQuestion.parse(await ask(browser, { kinds: ["entry"] }));
  expect(question).toMatchObject({
    kind: "entry",
    topic: "linear-equations",
    why: "Twice the number.",
    reason: { because: "turn" },
    slips: [{ reason: "Once the number." }],
  });
  expect(question).not.toHaveProperty("options");
});

test("typed questions of the engine's own models pass the contract", async () => {
  const browser = await aBrowser({ models: await loadModels(["linear-equations"]) });
  for (const difficulty of ["Easy", "Medium", "Hard"] as const) {
    const question = await ask(browser, { difficulty, kinds: ["entry"] });
    expect(EntryQuestion.safeParse(question)).toMatchObject({ success: true });
  }
});

test("who takes both is asked for both", async () => {
  const browser = await aBrowser();
  const kinds = [];
  for (let count = 0; count < 12; count++) kinds.push((await ask(browser, { kinds: BOTH })).kind);
  expect(new Set(kinds)).toEqual(new Set(["entry", undefined]));
});

test("only in Math are answers typed, so that Mixed is Math for who takes nothing else", async () => {
  const browser = await aBrowser();
  for (let count = 0; count < 6; count++) {
    const { section } = await ask(browser, { section: "Mixed", kinds: ["entry"] });
    expect(section).toBe("Math");
  }
  const reading = await browser.post("/api/question", { section: "Reading", kinds: ["entry"] });
  await expectProblem(reading, 404, "not-found");
});

test.each([
  ["none", []],
  ["one of no such name", ["essay"]],
  ["too many", ["choice", "entry", "choice"]],
])("kinds are refused that are %s", async (_, kinds) => {
  const browser = await aBrowser();
  const problem = await expectProblem(
    await browser.post("/api/question", { section: "Math", kinds }),
    400,
    "invalid-request",
  );
  expect(problem.errors?.[0]?.field).toMatch(/^kinds/);
});

/** What a client does next that knows nothing of kinds, and what another of the same learner does meanwhile. */
const deeds = fc.array(
  fc.record({
    isNew: fc.boolean(),
    inStudy: fc.boolean(),
    section: fc.constantFrom("Math", "Mixed"),
    number: fc.integer({ min: 1, max: 10 }),
    minutes: fc.constantFrom(0, 1, 60 * 24 * 20),
  }),
  { minLength: 5, maxLength: 25 },
);

test("a client that says nothing of kinds never gets a typed question, whatever another does", async () => {
  const topics = ["linear-equations", "literary-passages", "sentence-structure"] as const;
  const choices = topics.map((topic) => aModel({ id: topic, topic, stock: 3 }));
  await aBrowser({ models: [...choices, anEntryModel({ stock: 3 })] });
  await fc.assert(
    fc.asyncProperty(deeds, async (all) => {
      const learner = await server.browser();
      const opened = await learner.post(SESSIONS, { topic: topics[0], mode: "practice" });
      const { id } = (await opened.json()) as { id: string };
      for (const { isNew, inStudy, section, number, minutes } of all) {
        server.now = new Date(server.now.getTime() + minutes * 60_000);
        const call = inStudy ? `${SESSIONS}/${id}/questions` : "/api/question";
        const body = inStudy ? { number } : { section };
        const answer = await learner.post(call, { ...body, ...(isNew && { kinds: BOTH }) });
        // Whoever was away for so long is signed out.
        if (answer.status === 401) return;
        expect(answer.status).toBe(200);
        const { kind } = Question.parse(await answer.json());
        if (!isNew) expect(kind).toBeUndefined();
      }
    }),
    { numRuns: 25 },
  );
});
