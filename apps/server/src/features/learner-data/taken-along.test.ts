import { Export, Question } from "@sat/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aModel } from "../../testing/models.ts";
import { type Browser, type TestServer, testServer } from "../../testing/server.ts";

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = await testServer({ models: [aModel({ stock: 2 })] });
  browser = await server.browser();
});
afterEach(() => server.close());

async function ask(of: Browser, shown: string[] = []): Promise<Question> {
  const asked = await of.post("/api/question", { section: "Math", shown });
  return Question.parse(await asked.json());
}

async function answer(questionId: string): Promise<void> {
  const body = { questionId, answer: "B", timeSpent: 9500 };
  expect((await browser.post("/api/answers", body)).status).toBe(200);
}

async function exported(of: Browser): Promise<Export> {
  return Export.parse(await (await of.get("/api/me/export")).json());
}

async function take(to: Browser, data: object): Promise<void> {
  expect((await to.post("/api/me/import", data)).status).toBe(200);
}

/** So much later that nothing waits on a device any more; a learner who never came meanwhile would be signed out. */
async function monthPasses(of: Browser): Promise<void> {
  for (let half = 0; half < 2; half++) {
    server.now = new Date(server.now.getTime() + 16 * 86_400_000);
    await of.get("/api/me");
  }
}

/** The export as a version wrote it that kept no account of what was shown, or why, nor of what a question tests. */
function ofEarlierTime({ questions, ...data }: Export): object {
  return {
    ...data,
    version: 1,
    questions: questions.map((each) => {
      const { shownAt, skippedAt, twinOf, seenBefore, question, ...rest } = each;
      const { skill, codes, features, ...known } = rest;
      const { reason, ...content } = question;
      expect([
        shownAt,
        skippedAt,
        twinOf,
        seenBefore,
        skill,
        codes,
        features,
        reason,
      ]).not.toContain(undefined);
      return { ...known, question: content };
    }),
  };
}

test("an export takes along what was shown, what was not, and why each was chosen", async () => {
  const [first, second] = [await ask(browser), await ask(browser)];
  await answer(second.id);
  const data = await exported(browser);
  const told = data.questions.map(({ shownAt, seenBefore, question }) => [
    shownAt,
    seenBefore,
    question.reason?.because,
  ]);
  expect(told).toHaveLength(2);
  expect(told).toContainEqual([null, false, "turn"]);
  expect(told).toContainEqual([server.now.toISOString(), false, "turn"]);
  const heir = await server.browser();
  await take(heir, data);
  await monthPasses(heir);
  expect(await ask(heir)).toMatchObject({ question: first.question, seenBefore: false });
  expect(await ask(heir)).toMatchObject({ question: second.question, seenBefore: true });
});

test("of an export of an earlier time nothing comes as new, and what came again still says so", async () => {
  const first = await ask(browser);
  await answer(first.id);
  const second = await ask(browser);
  expect(await ask(browser, [second.id])).toMatchObject({ seenBefore: true });
  const heir = await server.browser();
  await take(heir, ofEarlierTime(await exported(browser)));
  const { questions } = await exported(heir);
  expect(questions).toHaveLength(3);
  expect(questions.filter(({ answer: given }) => given?.userAnswer === "B")).toHaveLength(1);
  for (const { round, seenBefore, shownAt, skill } of questions) {
    expect(skill).toBeNull();
    expect(seenBefore).toBe(round > 0);
    expect(shownAt).toBe(server.now.toISOString());
  }
  await monthPasses(heir);
  expect(await ask(heir)).toMatchObject({ seenBefore: true });
});

test("an import does not make unseen what was shown here since", async () => {
  const question = await ask(browser);
  const data = await exported(browser);
  await ask(browser, [question.id]);
  await take(browser, data);
  const kept = (await exported(browser)).questions.find(({ id }) => id === question.id);
  expect(kept?.shownAt).toBe(server.now.toISOString());
});

test("a reset forgets why questions were chosen, which may come from answers, and not that they were shown", async () => {
  const question = await ask(browser);
  await answer(question.id);
  await browser.delete("/api/me/progress");
  const [kept] = (await exported(browser)).questions;
  expect(kept).toMatchObject({ answer: null, shownAt: server.now.toISOString() });
  expect(kept?.question.reason).toBeUndefined();
});
