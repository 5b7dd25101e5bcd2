import { Export, Question } from "@sat/contract";
import type { Specimen } from "@sat/engine";
import { afterEach, expect, test } from "vitest";
import { createMetrics } from "../../http/metrics.ts";
import { PROOF } from "../../records/testing/builders.ts";
import { expectProblem } from "../../testing/expect-problem.ts";
import { aModel, proveAll } from "../../testing/models.ts";
import { type Browser, type TestServer, testServer } from "../../testing/server.ts";

let server: TestServer;
afterEach(() => server.close());

async function ask(browser: Browser): Promise<Question> {
  const answer = await browser.post("/api/question", { section: "Math" });
  expect(answer.status).toBe(200);
  return Question.parse(await answer.json());
}

const FINDINGS = [{ gate: "second-solver", complaint: "B is not right" }];

/** Refuses the first so many items that it sees, and remembers them. */
function refusing(most: number) {
  const refused: Specimen[] = [];
  return {
    refused,
    prove: (specimen: Specimen, ...rest: [Parameters<typeof proveAll>[1]]) => {
      if (refused.length === most) return proveAll(specimen, ...rest);
      refused.push(specimen);
      return Promise.resolve({ findings: FINDINGS });
    },
  };
}

test("a question carries its proof, also in the history and in an export", async () => {
  server = await testServer();
  const browser = await server.browser();
  const { id, proof } = await ask(browser);
  expect(proof).toEqual(PROOF);
  await browser.post("/api/answers", { questionId: id, answer: "B", timeSpent: 1 });
  const found = await browser.get(`/api/history/${id}`);
  expect(await found.json()).toMatchObject({ question: { id, proof: PROOF } });
  const exported = Export.parse(await (await browser.get("/api/me/export")).json());
  expect(exported.questions).toMatchObject([{ id, question: { proof: PROOF } }]);
});

test("a proof that comes with a file is not believed, also where the question was issued here", async () => {
  server = await testServer({ models: [aModel({ stock: 2 })] });
  const [browser, other] = [await server.browser(), await server.browser()];
  for (const { id } of [await ask(browser), await ask(browser)])
    await browser.post("/api/answers", { questionId: id, answer: "B", timeSpent: 1 });
  await ask(other);
  const exported: unknown = await (await browser.get("/api/me/export")).json();
  expect((await other.post("/api/me/import", exported)).status).toBe(200);
  const taken = Export.parse(await (await other.get("/api/me/export")).json());
  expect(taken.questions.map(({ question }) => question.proof)).toEqual([undefined, undefined]);
  // What comes again is proven here.
  expect(await ask(other)).toMatchObject({ seenBefore: true, proof: PROOF });
});

test("an item that is refused is not issued: it is counted, logged with its seed, and the next comes", async () => {
  const { prove, refused } = refusing(2);
  const counted: string[] = [];
  const metrics = {
    ...createMetrics(),
    refusal: ({ model }: { model: string }) => void counted.push(model),
  };
  server = await testServer({ prove, metrics });
  const question = await ask(await server.browser());
  expect(question.proof).toEqual(PROOF);
  const texts = refused.map(({ item }) => item.question);
  expect(texts).toHaveLength(2);
  expect(texts).not.toContain(question.question);
  expect(counted).toEqual(["doubles", "doubles"]);
  expect(server.logged).toEqual(
    refused.map(({ item: { model, version, level, seed } }) => ({
      model,
      version,
      level,
      seed,
      findings: FINDINGS,
    })),
  );
});

test("when every item is refused there is no question, and the search ends", async () => {
  const { prove, refused } = refusing(Infinity);
  server = await testServer({ prove, models: [aModel()] });
  const answer = await (await server.browser()).post("/api/question", { section: "Math" });
  await expectProblem(answer, 404, "not-found");
  expect(refused.length).toBeGreaterThan(0);
});

test("what comes again without a proof is proven first, and another comes in place of what is refused", async () => {
  let refusedText = "";
  const prove: typeof proveAll = (specimen, model) =>
    specimen.item.question === refusedText
      ? Promise.resolve({ findings: FINDINGS })
      : proveAll(specimen, model);
  server = await testServer({ prove, models: [aModel({ stock: 2 })] });
  const [browser, other] = [await server.browser(), await server.browser()];
  const first = await ask(browser);
  await browser.post("/api/answers", { questionId: first.id, answer: "B", timeSpent: 1 });
  server.now = new Date(server.now.getTime() + 60_000);
  const second = await ask(browser);
  await browser.post("/api/answers", { questionId: second.id, answer: "B", timeSpent: 1 });
  const exported: unknown = await (await browser.get("/api/me/export")).json();
  await other.post("/api/me/import", exported);
  // It would come first, since it was met longest ago.
  refusedText = first.question;
  const again = await ask(other);
  expect(again).toMatchObject({ question: second.question, seenBefore: true, proof: PROOF });
});

test("what cannot be made again comes as it was kept when there is nothing else, and nothing is claimed of it", async () => {
  server = await testServer({ models: [aModel({ stock: 1 })] });
  const [browser, other] = [await server.browser(), await server.browser()];
  const { id, question } = await ask(browser);
  await browser.post("/api/answers", { questionId: id, answer: "B", timeSpent: 1 });
  const exported = Export.parse(await (await browser.get("/api/me/export")).json());
  // As a model names it that is gone.
  const questions = exported.questions.map((each) => ({ ...each, model: "gone" }));
  await other.post("/api/me/import", { ...exported, questions });
  const again = await ask(other);
  expect(again).toMatchObject({ question, seenBefore: true });
  expect(again.proof).toBeUndefined();
});
