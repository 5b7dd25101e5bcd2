import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "../../../testing/expect-problem.ts";
import { anEntryModel } from "../../../testing/models.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { examModels } from "../testing/exam-models.ts";
import { choosing, onPaper, PATH, type Sitter, sitterAt } from "../testing/sitter.ts";

const SPRINT = { kind: "sprint", section: "Math", questions: 5 } as const;
const MATH = { kind: "section", section: "Math" } as const;

let server: TestServer;
let sitter: Sitter;
beforeEach(async () => {
  server = await testServer({ models: examModels(), rateLimits: false });
  sitter = sitterAt(await server.browser());
});
afterEach(() => server.close());

async function printed(): Promise<string> {
  const { id } = await sitter.start({ test: SPRINT, mode: "paper" });
  await sitter.booklet(id);
  return id;
}

describe("the key of a test on paper", () => {
  test("is closed until it is opened, and the report says that it was", async () => {
    const id = await printed();
    await expectProblem(await sitter.browser.get(`${PATH}/${id}/key`), 409, "key-closed");
    await sitter.openKey(id);
    await sitter.openKey(id);
    expect((await sitter.key(id)).modules).toMatchObject([{ number: 1, section: "Math" }]);
    expect((await sitter.booklet(id)).keyOpened).toBe(true);
    const listed = await (await sitter.browser.get(PATH)).json();
    expect(listed).toMatchObject({ papers: [{ id, keyOpened: true }] });
    expect((await sitter.enter(id, [])).keyOpened).toBe(true);
  });

  test("is open once the answers are entered, which opening it then does not change", async () => {
    const id = await printed();
    await sitter.enter(id, [{ number: 1, answers: onPaper(["A"]) }]);
    const key = await sitter.key(id);
    await sitter.openKey(id);
    expect(await sitter.key(id)).toEqual(key);
    expect((await sitter.report(id)).keyOpened).toBe(false);
  });

  test("has the letter and the reasons of each question, by the numbers of the booklet", async () => {
    const id = await printed();
    await sitter.openKey(id);
    const { form, modules } = await sitter.booklet(id);
    const key = await sitter.key(id);
    expect(key.form).toBe(form);
    const [questions] = key.modules.map((module) => module.questions);
    expect(questions?.map(({ number }) => number)).toEqual(
      modules[0]?.questions.map((_, index) => index + 1),
    );
    for (const question of questions ?? [])
      expect(question).toMatchObject({
        kind: "choice",
        correctAnswer: "B",
        explanation: expect.any(String),
        rationales: { A: { reason: "Not twice the number." }, B: { mistake: null } },
      });
  });

  test("has what is taken for right of a question that is typed, and its foreseen mistakes", async () => {
    await server.close();
    server = await testServer({ models: [anEntryModel()] });
    sitter = sitterAt(await server.browser());
    const id = await printed();
    await sitter.openKey(id);
    const [module] = (await sitter.key(id)).modules;
    expect(module?.questions[0]).toMatchObject({
      kind: "entry",
      answerKey: { kind: "values" },
      why: "Twice the number.",
      slips: [{ code: "opposite-sign", reason: "Once the number." }],
    });
  });
});

describe("a test that was sat on screen", () => {
  test("is printed with its key once it has ended, as far as it was begun", async () => {
    const { id } = await sitter.start({ test: MATH });
    const { questions } = await sitter.begin(id, 1);
    await sitter.endModule(id, { number: 1, work: choosing(["B"]) });
    await expect.poll(async () => (await sitter.state(id)).modules[1]?.state).toBe("ready");
    await sitter.end(id);
    const booklet = await sitter.booklet(id);
    expect(booklet).toMatchObject({ endedAt: expect.any(String), keyOpened: false });
    expect(booklet.modules).toEqual([{ number: 1, section: "Math", minutes: 35, questions }]);
    expect((await sitter.key(id)).modules.map((module) => module.questions.length)).toEqual([22]);
  });
});
