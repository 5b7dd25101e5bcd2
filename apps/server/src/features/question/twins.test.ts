import { Export, Question } from "@sat/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aModel } from "../../testing/models.ts";
import { type Browser, type TestServer, testServer } from "../../testing/server.ts";

const texts = ["tea", "bells", "fjords", "tea", "bells", "fjords"];

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = await testServer({ models: [aModel({ texts })], rateLimits: false });
  browser = await server.browser();
});
afterEach(() => server.close());

async function ask(like?: string): Promise<Question> {
  const asked = await browser.post("/api/question", { section: "Math", ...(like && { like }) });
  expect(asked.status).toBe(200);
  return Question.parse(await asked.json());
}

async function give(questionId: string, answer: "A" | "B" | null): Promise<void> {
  const given = await browser.post("/api/answers", { questionId, answer, timeSpent: 1 });
  expect(given.status).toBe(200);
}

/** A question that the learner has missed. */
async function missed(like?: string): Promise<Question> {
  const question = await ask(like);
  await give(question.id, "A");
  return question;
}

async function exported(of = browser): Promise<Export> {
  return Export.parse(await (await of.get("/api/me/export")).json());
}

/** The missed question that each of these is a twin of, as the export has it. */
async function rootsOf(...questions: readonly Question[]): Promise<(string | null | undefined)[]> {
  const { questions: all } = await exported();
  return questions.map(({ id }) => all.find((each) => each.id === id)?.twinOf);
}

function textOf({ question }: Question): string | undefined {
  return texts.find((text) => question.includes(text));
}

test("a twin names the question that was missed, and so does a twin of the twin, on a third text", async () => {
  const first = await missed();
  const second = await missed(first.id);
  const third = await ask(second.id);
  expect(await rootsOf(first, second, third)).toEqual([null, first.id, first.id]);
  expect(new Set([first, second, third].map(textOf)).size).toBe(3);
});

test("a twin of a twin that was right names the question that was missed", async () => {
  const first = await missed();
  const second = await ask(first.id);
  await give(second.id, "B");
  expect(await rootsOf(await ask(second.id))).toEqual([first.id]);
});

test("one like a question that time ran out on is its twin, and one like a right one is none", async () => {
  const right = await ask();
  await give(right.id, "B");
  const late = await ask();
  await give(late.id, null);
  expect(await rootsOf(await ask(right.id), await ask(late.id))).toEqual([null, late.id]);
});

test("what comes where nothing of the skill is left is no twin, and neither is what comes again", async () => {
  await server.close();
  server = await testServer({
    models: [aModel({ id: "few", skill: "H.B", stock: 1 }), aModel({ id: "many", stock: 1 })],
    rateLimits: false,
  });
  browser = await server.browser();
  const first = await missed();
  const left = await ask(first.id);
  const again = await ask(first.id);
  expect(again.seenBefore).toBe(true);
  expect(await rootsOf(left, again)).toEqual([null, null]);
});

test("a twin that comes again is a twin no more", async () => {
  const first = await missed();
  const twins = [];
  for (let at = 1; at < texts.length; at++) twins.push(await missed(first.id));
  const again = await ask();
  expect(again.seenBefore).toBe(true);
  expect(await rootsOf(again)).toEqual([null]);
});

test("an import keeps which question a twin is of, by ids of the account, whatever the order", async () => {
  const first = await missed();
  await missed((await missed(first.id)).id);
  const data = await exported();
  const heir = await server.browser();
  const isTwin = ({ twinOf }: Export["questions"][number]) => Number(twinOf !== null);
  const questions = data.questions.toSorted((one, other) => isTwin(other) - isTwin(one));
  const missedItem = data.questions.find(({ id }) => id === first.id)?.itemId;
  expect((await heir.post("/api/me/import", { ...data, questions })).status).toBe(200);
  const taken = (await exported(heir)).questions;
  const root = taken.find(({ itemId }) => itemId === missedItem);
  expect(root?.id).not.toBe(first.id);
  expect(taken.map(({ twinOf }) => twinOf).filter((id) => id === root?.id)).toHaveLength(2);
});

test("an import takes no question for a twin of itself, or of one that it does not have", async () => {
  await missed();
  await missed();
  const data = await exported();
  const questions = data.questions.map((each, at) => ({
    ...each,
    twinOf: at === 0 ? each.id : crypto.randomUUID(),
  }));
  const heir = await server.browser();
  expect((await heir.post("/api/me/import", { ...data, questions })).status).toBe(200);
  const taken = (await exported(heir)).questions;
  expect(taken.map(({ twinOf }) => twinOf)).toEqual([null, null]);
});

test("a reset forgets which questions are twins", async () => {
  const first = await missed();
  await missed(first.id);
  expect((await browser.delete("/api/me/progress")).status).toBe(204);
  const { questions } = await exported();
  expect(questions.map(({ twinOf }) => twinOf)).toEqual([null, null]);
});
