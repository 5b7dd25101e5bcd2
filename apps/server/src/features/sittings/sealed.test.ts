import * as contract from "@sat/contract";
import { endpointsIn, Question } from "@sat/contract";
import type { ChoiceModel } from "@sat/engine";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PlacedQuestion } from "../../records/sitting-questions.ts";
import { expectProblem } from "../../testing/expect-problem.ts";
import { aModel } from "../../testing/models.ts";
import { type TestServer, testServer } from "../../testing/server.ts";
import { examModels } from "./testing/exam-models.ts";
import { NOTHING, PATH, type Sitter, sitterAt } from "./testing/sitter.ts";

const MATH = { kind: "section", section: "Math" } as const;

let server: TestServer;
let sitter: Sitter;
beforeEach(async () => {
  server = await testServer({ models: examModels().map(telling), rateLimits: false });
  sitter = sitterAt(await server.browser());
});
afterEach(() => server.close());

/** What nobody may read before the module has ended, in a form that is found wherever it goes. */
const SECRET = "Secret of";

/** The model, with the key of each question told by what is read after the answer. */
function telling(model: ChoiceModel): ChoiceModel {
  const { create } = model;
  return {
    ...model,
    calculator: model.levels,
    create: (chance, level) => {
      const creation = create(chance, level);
      const secret = `${SECRET} ${creation.signature}.`;
      const draft = { ...creation.draft, opening: secret, hint: secret, tip: secret };
      // What is typed into a calculator is told after the answer, too.
      const typed = chance.sub("typed").int(1_000_000, 9_000_000);
      const facts = { kind: "value", given: [`2*x = ${typed}`], ask: "x" } as const;
      return { ...creation, draft, facts };
    },
  };
}

/** The first module of a test that goes on, with all that the server knows of its questions. */
async function beginModule(): Promise<{ id: string; placed: PlacedQuestion[] }> {
  const { id } = await sitter.start({ test: MATH });
  await sitter.begin(id, 1);
  const { uid } = sitter.browser;
  return { id, placed: await server.records.sittingQuestions.list({ uid, id, number: 1 }) };
}

/** A test on paper of which nothing has been entered, with the same. */
async function print(): Promise<{ id: string; placed: PlacedQuestion[] }> {
  const { id } = await sitter.start({ test: MATH, mode: "paper" });
  await sitter.booklet(id);
  const { uid } = sitter.browser;
  return { id, placed: await server.records.sittingQuestions.list({ uid, id, number: 1 }) };
}

function secretsOf(placed: readonly PlacedQuestion[]): string[] {
  return placed.flatMap(({ question }) => [question.tip, question.onCalculator?.rows.join() ?? ""]);
}

const ENDING = new Set(["POST /api/sittings/{id}/end", "POST /api/sittings/{id}/module-end"]);
const ENDING_PAPER = new Set([
  "POST /api/sittings/{id}/answers",
  "POST /api/sittings/{id}/key-opening",
]);
const LEAVING = new Set(["POST /api/sign-out", "POST /api/sign-in", "GET /api/sign-in/callback"]);

/** All that can be called without ending the module or the account. */
const OTHERS = endpointsIn(contract).filter(
  ({ name, method }) => method !== "delete" && !ENDING.has(name) && !LEAVING.has(name),
);

test.each([
  ["whose module goes on", beginModule, new Set<string>()],
  ["on paper, until its key is opened or its answers are entered", print, ENDING_PAPER],
])("no call at all tells anything of the key of a question %s", async (_, begin, besides) => {
  const { browser } = sitter;
  const asked = async () =>
    Question.parse(await (await browser.post("/api/question", { section: "Math" })).json()).id;
  const answered = await asked();
  await browser.post("/api/answers", { questionId: answered, answer: "A", timeSpent: 30_000 });
  const { id, placed } = await begin();
  const opened = await browser.post("/api/study-sessions", {
    topic: "linear-equations",
    mode: "learning",
  });
  const { id: session } = (await opened.json()) as { id: string };
  const copied = await browser.post("/api/score-reports", contract.addScoreReport.sample());
  const { id: scoreReport } = (await copied.json()) as { id: string };
  const ids = { answered, open: await asked(), session, sitting: id, scoreReport };
  const secrets = secretsOf(placed);
  expect(secrets.filter((secret) => secret !== "")).toHaveLength(2 * 22);
  for (const endpoint of OTHERS.filter(({ name }) => !besides.has(name))) {
    const named = [endpoint.id === undefined ? "" : ids[endpoint.id], placed[0]?.question.id ?? ""];
    const bodies = [
      endpoint.sample?.({ ...ids, exported: {} }),
      ...placed.map(({ question }) =>
        endpoint.sample?.({ ...ids, answered: question.id, open: question.id, exported: {} }),
      ),
    ];
    for (const name of named) {
      for (const body of bodies.slice(0, endpoint.sample === undefined ? 1 : 3)) {
        const path = endpoint.path.replace("{id}", name);
        const answer = await server.app.request(`http://localhost:3000${path}`, {
          method: endpoint.method.toUpperCase(),
          headers: {
            cookie: browser.cookie,
            origin: "http://localhost:3000",
            ...(body !== undefined && { "content-type": "application/json" }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        const text = await answer.text();
        expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      }
    }
  }
});

test("a question whose module goes on is answered, skipped and opened by nothing but its module", async () => {
  const { browser } = sitter;
  const { placed } = await beginModule();
  const questionId = placed[0]?.question.id;
  const answer = { questionId, answer: "B", timeSpent: 1 };
  await expectProblem(await browser.post("/api/answers", answer), 404, "not-found");
  await expectProblem(await browser.post("/api/skips", { questionId }), 404, "not-found");
  await expectProblem(await browser.get(`/api/history/${questionId}`), 404, "not-found");
  const like = await browser.post("/api/question", { section: "Math", like: questionId });
  await expectProblem(like, 422, "not-answered");
});

test("a question whose module goes on is in no export, and in each once it has ended", async () => {
  const { id, placed } = await beginModule();
  const exported = async () => (await sitter.browser.get("/api/me/export")).text();
  const secrets = secretsOf(placed);
  const inExport = async () => {
    const text = await exported();
    return secrets.filter((secret) => text.includes(secret)).length;
  };
  expect(await inExport()).toBe(0);
  await sitter.endModule(id, { number: 1, work: NOTHING });
  expect(await inExport()).toBe(2 * 22);
});

test("a question whose module goes on does not come in practice, though there be nothing new", async () => {
  await server.close();
  server = await testServer({ models: [aModel({ stock: 3 })], rateLimits: false });
  sitter = sitterAt(await server.browser());
  const { placed } = await beginModule();
  const sealed = placed.map(({ question }) => question.question);
  for (const difficulty of ["Easy", "Medium", "Hard"]) {
    for (let count = 0; count < 8; count++) {
      const answer = await sitter.browser.post("/api/question", { section: "Math", difficulty });
      const { question } = Question.parse(await answer.json());
      expect(sealed).not.toContain(question);
    }
  }
});

test("questions of a test that is discarded are like all others", async () => {
  const { id, placed } = await beginModule();
  await sitter.browser.delete(`${PATH}/${id}`);
  const questionId = placed[0]?.question.id;
  const answer = await sitter.browser.post("/api/answers", {
    questionId,
    answer: "B",
    timeSpent: 1,
  });
  expect(answer.status).toBe(200);
});

test("what was chosen for a module that is never sat comes in practice as new", async () => {
  await server.close();
  server = await testServer({
    models: [aModel({ stock: 1, levels: ["Medium"] })],
    rateLimits: false,
  });
  sitter = sitterAt(await server.browser());
  const { id } = await sitter.start({ test: MATH });
  const { uid } = sitter.browser;
  const placed = () => server.records.sittingQuestions.list({ uid, id, number: 1 });
  await expect.poll(placed).toHaveLength(1);
  await sitter.browser.delete(`${PATH}/${id}`);
  for (const day of ["2026-12-10", "2026-12-22"]) {
    server.now = new Date(`${day}T12:00:00.000Z`);
    // Whoever comes now and then stays signed in.
    expect((await sitter.browser.get("/api/me")).status).toBe(200);
  }
  const answer = await sitter.browser.post("/api/question", { section: "Math" });
  expect(Question.parse(await answer.json())).toMatchObject({ seenBefore: false });
});
