import { Question } from "@sat/contract";
import { afterEach, expect, test } from "vitest";
import { anEstimate } from "../../records/testing/builders.ts";
import { aModel, anEntryModel } from "../../testing/models.ts";
import { type Browser, type Change, type TestServer, testServer } from "../../testing/server.ts";

let server: TestServer;
afterEach(() => server.close());

async function aBrowser(change: Change = {}): Promise<Browser> {
  server = await testServer({ rateLimits: false, ...change });
  return server.browser();
}

async function place(browser: Browser, request: object = {}): Promise<Question> {
  const body = { section: "Mixed", purpose: "placement", kinds: ["choice", "entry"], ...request };
  const answer = await browser.post("/api/question", body);
  expect(answer.status).toBe(200);
  return Question.parse(await answer.json());
}

async function give(browser: Browser, { id }: Question, letter: "A" | "B"): Promise<void> {
  server.now = new Date(server.now.getTime() + 60_000);
  const given = { questionId: id, answer: letter, timeSpent: 20_000 };
  expect((await browser.post("/api/answers", given)).status).toBe(200);
}

const MODELS = [
  aModel({ id: "words", topic: "vocabulary-in-context", skill: "WIC" }),
  aModel({ id: "inferences", topic: "inferences-implications", skill: "INF" }),
  aModel({ id: "marks", topic: "punctuation-mechanics", skill: "BOU" }),
  aModel({ id: "links", topic: "sentence-structure", skill: "TRA" }),
  aModel({ id: "lines", skill: "H.B" }),
  aModel({ id: "triangles", topic: "trigonometry", skill: "S.C" }),
];

test("the questions of a placement come from each domain before any comes again", async () => {
  const browser = await aBrowser({ models: MODELS });
  const topics = new Set<string>();
  for (let asked = 0; asked < MODELS.length; asked++) {
    const question = await place(browser);
    topics.add(question.topic);
    await give(browser, question, "B");
  }
  expect(topics.size).toBe(MODELS.length);
});

test("they get harder with right answers, whatever difficulty is asked for", async () => {
  const browser = await aBrowser({ models: [aModel()] });
  for (let given = 0; given < 12; given++) await give(browser, await place(browser), "B");
  expect((await place(browser, { difficulty: "Easy" })).difficulty).toBe("Hard");
});

test("they are of the level that tells most by what is accepted of its models", async () => {
  const browser = await aBrowser({ models: [aModel()] });
  const { difficulty } = await place(browser);
  const tooHard = { mean: 6, spread: 0.2 };
  await server.records.calibrations.accept(
    [anEstimate({ model: "doubles", level: difficulty, difficulty: tooHard })],
    server.now,
  );
  expect((await place(browser)).difficulty).not.toBe(difficulty);
});

test("each says what it was chosen for", async () => {
  const browser = await aBrowser({ models: [aModel({ skill: "Q.B" })] });
  expect((await place(browser)).reason).toMatchObject({
    because: "ability",
    words: "Chosen because an answer on percentages tells much about your score.",
  });
});

test("those of Math are typed one time in four, where that can be", async () => {
  let draws = 0;
  const models = [aModel(), anEntryModel()];
  const browser = await aBrowser({ models, chance: () => (draws++ % 2 === 0 ? 0.1 : 0.9) });
  const kinds = new Set<string>();
  for (let asked = 0; asked < 6; asked++) kinds.add((await place(browser)).kind ?? "choice");
  expect(kinds).toContain("entry");
  for (let asked = 0; asked < 6; asked++)
    expect((await place(browser, { kinds: ["choice"] })).kind ?? "choice").toBe("choice");
});

test("where nothing new is left of what suits, any other comes", async () => {
  const browser = await aBrowser({ models: [aModel({ stock: 2, levels: ["Medium"] })] });
  const any = { section: "Math" };
  for (let given = 0; given < 3; given++) await give(browser, await place(browser, any), "B");
  expect((await place(browser, any)).seenBefore).toBe(true);
});
