import {
  AnsweredQuestion,
  AnswerResult,
  Export,
  History,
  Question,
  StudySession,
} from "@sat/contract";
import { acceptedEntries } from "@sat/item";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "../../testing/expect-problem.ts";
import { aModel, anEntryModel } from "../../testing/models.ts";
import { type Browser, type TestServer, testServer } from "../../testing/server.ts";

const ANSWERS = "/api/answers";
const SESSIONS = "/api/study-sessions";

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = await testServer({ models: [aModel(), anEntryModel()] });
  browser = await server.browser();
});
afterEach(() => server.close());

async function ask(kind: "choice" | "entry", of = browser): Promise<Question> {
  const answer = await of.post("/api/question", { section: "Math", kinds: [kind] });
  return Question.parse(await answer.json());
}

/** What is right to type for a question. */
function keyOf(question: Question): string {
  return question.kind === "entry" ? (acceptedEntries(question.answerKey)[0] ?? "") : "";
}

function send(question: Question, response: object): Promise<Response> {
  return browser.post(ANSWERS, { questionId: question.id, timeSpent: 9000, ...response });
}

async function take(question: Question, response: object): Promise<AnswerResult> {
  const answer = await send(question, response);
  expect(answer.status).toBe(200);
  return AnswerResult.strict().parse(await answer.json());
}

async function answered({ id }: Question): Promise<AnsweredQuestion> {
  const answer = await browser.get(`/api/history/${id}`);
  return AnsweredQuestion.strict().parse(await answer.json());
}

async function historyLength(): Promise<number> {
  return History.parse(await (await browser.get("/api/history")).json()).entries.length;
}

describe("a typed answer", () => {
  test("is graded by its value, and told the shortest right entry", async () => {
    const question = await ask("entry");
    const key = keyOf(question);
    const result = await take(question, { entry: ` ${key} ` });
    expect(result).toMatchObject({ correct: true, correctAnswer: key });
    const other = await ask("entry");
    expect(await take(other, { entry: "-7/3" })).toMatchObject({
      correct: false,
      correctAnswer: keyOf(other),
      stats: { totalQuestions: 2, correctAnswers: 1 },
    });
  });

  test("is wrong when time ran out with nothing typed", async () => {
    const question = await ask("entry");
    const result = await take(question, { answer: null, autoSubmitted: true });
    expect(result.correct).toBe(false);
    expect(await answered(question)).toMatchObject({ userAnswer: null, autoSubmitted: true });
    expect((await answered(question)).entry).toBeUndefined();
  });

  test("is in the history as it was typed, with how it came about", async () => {
    const question = await ask("entry");
    const data = { timeToFirst: 700, changes: 3, hintsUsed: 2, confidence: "sure" };
    await take(question, { entry: "1/3", ...data });
    expect(await answered(question)).toMatchObject({
      question,
      userAnswer: null,
      entry: "1/3",
      correct: false,
      ...data,
    });
  });

  test("sent again, also as another, is answered the same and counts once", async () => {
    const question = await ask("entry");
    const first = await take(question, { entry: "5" });
    expect(await take(question, { entry: keyOf(question) })).toEqual(first);
    expect(await take(question, { entry: "what?" })).toEqual(first);
    expect(await historyLength()).toBe(1);
  });

  test("to another learner's question is refused as if there were none", async () => {
    const theirs = await ask("entry", await server.browser());
    await expectProblem(await send(theirs, { entry: "5" }), 404, "not-found");
  });
});

describe("a choice", () => {
  test("may tell as well how it came about", async () => {
    const question = await ask("choice");
    await take(question, { answer: "C", timeToFirst: 9000, confidence: "guess" });
    const { changes, hintsUsed, ...told } = await answered(question);
    expect(told).toMatchObject({ userAnswer: "C", timeToFirst: 9000, confidence: "guess" });
    expect([changes, hintsUsed]).toEqual([undefined, undefined]);
  });
});

describe("what does not fit the question", () => {
  test.each([
    ["an option for a typed one", "entry", { answer: "B" }, "answer"],
    ["an entry for one with options", "choice", { entry: "5" }, "entry"],
  ] as const)("is refused by the field's name: %s", async (_, kind, response, field) => {
    const question = await ask(kind);
    const problem = await expectProblem(await send(question, response), 422, "unfit-response");
    const wanted = expect.stringMatching(kind === "entry" ? /field entry$/ : /field answer$/);
    expect(problem.errors).toEqual([{ field, message: wanted }]);
    expect(await historyLength()).toBe(0);
    const right = kind === "entry" ? { entry: keyOf(question) } : { answer: "B" };
    expect(await take(question, right)).toMatchObject({
      correct: true,
      stats: { totalQuestions: 1 },
    });
  });

  test.each(["", "1 1/2", "50%", "123456", "1,000", "two"])(
    "costs nothing if it is an entry that cannot be read: %j",
    async (entry) => {
      const question = await ask("entry");
      const answer = await send(question, { entry });
      const { errors, detail } = await expectProblem(answer, 422, "unreadable-entry");
      expect(errors).toEqual([{ field: "entry", message: detail }]);
      expect(detail).toMatch(/type .*\.$/);
      expect(await historyLength()).toBe(0);
      expect(await take(question, { entry: keyOf(question) })).toMatchObject({
        correct: true,
        stats: { totalQuestions: 1, correctAnswers: 1 },
      });
    },
  );
});

describe("a study session with typed questions", () => {
  const KINDS = { kinds: ["entry"] };

  async function open(): Promise<StudySession> {
    const start = { topic: "linear-equations", mode: "practice" };
    return StudySession.strict().parse(await (await browser.post(SESSIONS, start)).json());
  }

  async function askAt(id: string, number: number, kinds: object = KINDS): Promise<Question> {
    const answer = await browser.post(`${SESSIONS}/${id}/questions`, { number, ...kinds });
    expect(answer.status).toBe(200);
    return Question.parse(await answer.json());
  }

  test("counts them, and is resumed with what was typed", async () => {
    const { id } = await open();
    const first = await askAt(id, 1);
    await take(first, { entry: keyOf(first) });
    const second = await askAt(id, 2, {});
    await take(second, { answer: "A" });
    const open3 = await askAt(id, 3);
    const resumed = await open();
    expect(resumed).toMatchObject({ id, questionsAnswered: 2, score: 1 });
    expect(resumed.records).toEqual([
      expect.objectContaining({ question: first, userAnswer: null, entry: keyOf(first) }),
      expect.objectContaining({ question: second, userAnswer: "A", correct: false }),
    ]);
    expect(await askAt(id, 3)).toEqual(open3);
  });

  test("takes an entry for an answer, and nothing less", async () => {
    const { id } = await open();
    const question = await askAt(id, 1);
    for (const field of ["answer", "entry"]) {
      const answer = await send(question, { [field]: null });
      const { errors } = await expectProblem(answer, 400, "invalid-request");
      const message = "A question of a study session takes what is typed";
      expect(errors).toEqual([{ field: "entry", message }]);
    }
  });

  test("asks another question in an open one's place of a client that takes options only", async () => {
    const { id } = await open();
    const typed = await askAt(id, 1);
    const chosen = await askAt(id, 1, {});
    expect(chosen.kind).toBeUndefined();
    expect(await askAt(id, 1)).toMatchObject({ kind: "entry" });
    await take(typed, { entry: keyOf(typed) });
    expect((await open()).records).toEqual([]);
  });

  test("does not ask such a client again what was typed", async () => {
    const { id } = await open();
    const typed = await askAt(id, 1);
    await take(typed, { entry: "5" });
    const again = await browser.post(`${SESSIONS}/${id}/questions`, { number: 1 });
    const problem = await expectProblem(again, 422, "answered-in-another-way");
    expect(problem.errors?.map((error) => error.field)).toEqual(["kinds"]);
    expect((await open()).questionsAnswered).toBe(1);
  });
});

describe("an export with typed answers", () => {
  async function exported(of: Browser): Promise<Export> {
    return Export.parse(await (await of.get("/api/me/export")).json());
  }

  test("takes them along with all that is kept of them", async () => {
    const typed = await ask("entry");
    await take(typed, { entry: keyOf(typed), timeToFirst: 700, changes: 1, hintsUsed: 3 });
    server.now = new Date("2026-11-20T12:01:00.000Z");
    const chosen = await ask("choice");
    await take(chosen, { answer: "A", confidence: "unsure" });
    const data = await exported(browser);
    expect(data.version).toBe(3);
    const heir = await server.browser();
    expect((await heir.post("/api/me/import", data)).status).toBe(200);
    const { questions } = await exported(heir);
    // A proof that comes with a file is not believed.
    const alike = (each: Export["questions"][number]) => ({
      ...each,
      id: "",
      question: { ...each.question, proof: undefined },
    });
    expect(questions.map(alike)).toEqual(data.questions.map(alike));
    expect(new Set(questions.map(({ answer }) => answer?.entry))).toEqual(
      new Set([keyOf(typed), undefined]),
    );
    for (const { skill, features, codes, question } of questions) {
      expect({ skill, features }).toEqual({ skill: "H.A", features: { steps: 1 } });
      expect(codes === null).toBe(question.kind === "entry");
    }
  });

  test("has them in the table, with the shortest right entry and no options", async () => {
    const typed = await ask("entry");
    await take(typed, { entry: "-1/3" });
    const table = await (await browser.get("/api/me/answers.csv")).text();
    // The minus would have a spreadsheet work it out.
    expect(table).toContain(`,,,,,'-1/3,${keyOf(typed)},incorrect,9,`);
  });
});
