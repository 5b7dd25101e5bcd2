import { Export, History, ImportResult, Question, StudySession, User } from "@sat/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { issueTo } from "../../records/testing/builders.ts";
import { expectProblem } from "../../testing/expect-problem.ts";
import { aModel } from "../../testing/models.ts";
import { type Browser, type TestServer, testServer } from "../../testing/server.ts";

const EXPORT = "/api/me/export";
const TABLE = "/api/me/answers.csv";
const IMPORT = "/api/me/import";
const PROGRESS = "/api/me/progress";

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = await testServer();
  browser = await server.browser();
});
afterEach(() => server.close());

async function ask(of = browser): Promise<Question> {
  return Question.parse(await (await of.post("/api/question", { section: "Math" })).json());
}

/** Answers a question, a minute after the one before; the key is B. */
async function answer(letter: string | null, id?: string): Promise<void> {
  server.now = new Date(server.now.getTime() + 60_000);
  const questionId = id ?? (await ask()).id;
  const body = { questionId, answer: letter, timeSpent: 9500, autoSubmitted: letter === null };
  expect((await browser.post("/api/answers", body)).status).toBe(200);
}

/** Opens a study session and answers its first questions. */
async function study(answers: number): Promise<void> {
  const start = { topic: "linear-equations", mode: "practice" };
  const opened = await browser.post("/api/study-sessions", start);
  const { id } = StudySession.parse(await opened.json());
  for (let number = 1; number <= answers; number++) {
    const asked = await browser.post(`/api/study-sessions/${id}/questions`, { number });
    await answer(number % 2 === 0 ? "B" : "C", Question.parse(await asked.json()).id);
  }
}

/** Practice over two days, a report, a completed session, an open one, a discarded one, and a question that is open. */
async function practise(): Promise<void> {
  await answer("B");
  server.now = new Date("2026-11-20T12:30:00.000Z");
  const { id } = await ask();
  await answer("A", id);
  await browser.put(`/api/reports/${id}`, { flaw: "other", comment: "Twice is clear." });
  await answer(null);
  server.now = new Date("2026-11-21T12:00:00.000Z");
  await study(10);
  await study(3);
  const { openSessions } = (await (await browser.get("/api/study")).json()) as {
    openSessions: { id: string }[];
  };
  await browser.delete(`/api/study-sessions/${openSessions[0]?.id}`);
  await study(2);
  await ask();
  await browser.patch("/api/me/preferences", { feedbackStyle: "brief" });
}

async function exported(of = browser): Promise<Export> {
  const file = await of.get(EXPORT);
  expect(file.status).toBe(200);
  return Export.parse(await file.json());
}

async function me(of: Browser): Promise<User> {
  return User.parse(await (await of.get("/api/me")).json());
}

describe("GET /api/me/export", () => {
  test("is a file with all that is kept of the learner, and of nobody else", async () => {
    await practise();
    const other = await server.browser();
    await ask(other);
    const file = await browser.get(EXPORT);
    expect(file.headers.get("content-type")).toBe("application/json");
    expect(file.headers.get("content-disposition")).toBe(
      'attachment; filename="sat-practice.json"',
    );
    const data = Export.parse(await file.json());
    expect(data.user).toEqual(await me(browser));
    expect(data.studySessions).toHaveLength(3);
    expect(data.questions).toHaveLength(19);
    expect(data.questions.filter((question) => question.answer !== null)).toHaveLength(18);
    expect(data.questions[0]).toMatchObject({ model: "doubles", version: 1, level: "Medium" });
  });

  test("of a new learner is whole as well", async () => {
    expect(await exported()).toMatchObject({ questions: [], studySessions: [] });
  });

  test("holds every question of a learner who had more than are read at once", async () => {
    for (let count = 0; count < 450; count++) await issueTo(server.records, browser.uid);
    const { questions } = await exported();
    expect(new Set(questions.map(({ id }) => id)).size).toBe(450);
  });

  test("refuses whoever is not signed in", async () => {
    await expectProblem(await server.app.request(EXPORT), 401, "not-signed-in");
    await expectProblem(await server.app.request(TABLE), 401, "not-signed-in");
  });

  test("breaks off, and is reported, when the records fail on the way", async () => {
    await ask();
    const { questions: some } = await exported();
    server.records.exports.questions = async function* questions() {
      yield await Promise.resolve(some);
      throw new Error("the disk is gone");
    };
    const file = await browser.get(EXPORT);
    await expect(file.text()).rejects.toThrow("the disk is gone");
    expect(server.logged).toHaveLength(1);
  });
});

describe("GET /api/me/answers.csv", () => {
  test("has a line for each answer, and quotes what must be quoted", async () => {
    await answer("B");
    await answer(null);
    await ask();
    const file = await browser.get(TABLE);
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8; header=present");
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="answers.csv"');
    const text = await file.text();
    const [head, first, second, ...rest] = text.split("\r\n");
    expect(head).toMatch(/^Answered at,Day,Section,Topic,Difficulty,Passage,Question,A,B,C,D,/);
    expect(first).toMatch(/^2026-11-20T12:01:00\.000Z,2026-11-20,Math,linear-equations,Medium,,/);
    expect(first).toMatch(/,B,B,correct,9\.5,no,[\da-f-]{36}$/);
    expect(second).toMatch(/,,B,incorrect,9\.5,yes,[\da-f-]{36}$/);
    expect(rest).toEqual([""]);
  });

  test("has no cell that a spreadsheet would take for a formula", async () => {
    const model = aModel();
    const { create } = model;
    await server.close();
    server = await testServer({
      models: [
        {
          ...model,
          create: (chance, level) => {
            const creation = create(chance, level);
            const question = `=HYPERLINK("https://a.example","go")\n\n${creation.draft.question}`;
            return { ...creation, draft: { ...creation.draft, question } };
          },
        },
      ],
    });
    browser = await server.browser();
    await answer("B");
    const text = await (await browser.get(TABLE)).text();
    expect(text).toContain(`,"'=HYPERLINK(""https://a.example"",""go"")\n\n`);
    expect(text).not.toMatch(/(^|,)"?[=+@-]/m);
  });
});

describe("POST /api/me/import", () => {
  test("gives a new account the whole practice of the old", async () => {
    await practise();
    const data = await exported();
    const heir = await server.browser();
    const taken = await heir.post(IMPORT, data);
    expect(ImportResult.strict().parse(await taken.json())).toEqual({
      answers: 18,
      studySessions: 3,
    });
    const [before, after] = [await me(browser), await me(heir)];
    expect(after.stats).toEqual(before.stats);
    expect(after.preferences).toEqual(before.preferences);
    const pages = await Promise.all(
      [browser, heir].map(async (each) =>
        History.parse(await (await each.get("/api/history")).json()),
      ),
    );
    const shown = pages.map(({ entries }) =>
      entries.map((entry) => ({ ...entry, questionId: "" })),
    );
    expect(shown[1]).toEqual(shown[0]);
    const studies = await Promise.all(
      [browser, heir].map(async (each) => (await each.get("/api/study")).json()),
    );
    expect(studies[1]).toMatchObject({ topics: (studies[0] as { topics: unknown }).topics });
    expect(comparable(await exported(heir))).toEqual(comparable(data));
  });

  test("never doubles: the account then has answers, and refuses another", async () => {
    await practise();
    const data = await exported();
    await expectProblem(await browser.post(IMPORT, data), 409, "has-answers");
    const heir = await server.browser();
    const taken = await Promise.all(Array.from({ length: 4 }, () => heir.post(IMPORT, data)));
    expect(taken.map(({ status }) => String(status)).toSorted()).toEqual([
      "200",
      "409",
      "409",
      "409",
    ]);
    expect((await me(heir)).stats).toEqual((await me(browser)).stats);
    expect((await exported(heir)).questions).toHaveLength(19);
  });

  test("brings back what was exported before a reset", async () => {
    await practise();
    const data = await exported();
    expect((await browser.delete(PROGRESS)).status).toBe(204);
    const { studySessions, questions } = await exported();
    expect(studySessions).toEqual([]);
    expect(questions.every((question) => question.answer === null)).toBe(true);
    expect((await browser.post(IMPORT, data)).status).toBe(200);
    expect(comparable(await exported())).toEqual(comparable(data));
  });

  test("an import goes on where practice stood: no question comes a second time", async () => {
    await server.close();
    server = await testServer({ models: [aModel({ stock: 6 })] });
    browser = await server.browser();
    const had = [await ask(), await ask(), await ask()];
    await answer("B", had[0]?.id);
    const heir = await server.browser();
    expect((await heir.post(IMPORT, await exported())).status).toBe(200);
    const more = [await ask(heir), await ask(heir), await ask(heir)];
    expect(more.some(({ seenBefore }) => seenBefore)).toBe(false);
    expect(new Set([...had, ...more].map(({ question }) => question)).size).toBe(6);
  });

  test("of an account with sessions that were opened and left leaves none of them", async () => {
    await study(1);
    const data = await exported();
    const heir = await server.browser();
    await heir.post("/api/study-sessions", { topic: "linear-equations", mode: "practice" });
    expect((await heir.post(IMPORT, data)).status).toBe(200);
    expect((await exported(heir)).studySessions).toHaveLength(1);
  });

  test.each([
    ["no export", () => ({ hello: "world" }), "format"],
    ["a version to come", (data: Export) => ({ ...data, version: 4 }), "version"],
    ["a list", () => [], "body"],
    ["a field too many", (data: Export) => ({ ...data, admin: true }), "admin"],
    ["a wrong key", withQuestion({ correctAnswer: "E" }), "questions.0.question.correctAnswer"],
    ["a claimed result", withAnswer({ correct: false }), "questions.0.answer.correct"],
    ["a reason of no kind", withQuestion({ reason: { because: "luck" } }), "reason"],
    ["a typed answer to a choice", withAnswer({ userAnswer: null, entry: "5" }), "answer.entry"],
    ["an option of an entry", withEntry({}, { userAnswer: "B" }), "answer.userAnswer"],
    ["an unreadable entry", withEntry({}, { entry: "five" }), "answer.entry"],
    ["an entry without end", withEntry({}, { entry: "5".repeat(65) }), "answer.entry"],
    ["an entry's options", withEntry({ options: {} }), "options"],
    ["a key that cannot be typed", withEntry(OUT_OF_REACH), "questions.0.question.answerKey"],
    ["a key that is no fraction", withEntry(NO_FRACTION), "answerKey.values.0.den"],
    ["a slip of no name", withEntry({ slips: [{ ...SLIP, code: "?" }] }), "slips.0.code"],
    ["a first choice after the answer", withAnswer({ timeToFirst: 9501 }), "answer.timeToFirst"],
    ["unknown times in a study session", withoutTimesInSessions, "answer.timeSpent"],
    ["a question of no kind", withQuestion({ kind: "essay" }), "questions.0.question.kind"],
    ["a skill of no name", withFirst(() => ({ skill: "Z.Z" })), "questions.0.skill"],
    ["an item named by half a sign", withFirst(() => ({ itemId: "\uD800" })), "questions.0.itemId"],
    ["features without end", withFirst(() => ({ features: MANY })), "questions.0.features"],
    ["features without end that are none", withFirst(() => ({ features: NONE })), "body"],
    ["a question of fields without end", withFirst(() => NONE), "body"],
    ["a day far off", withAnswer({ day: "2026-10-01" }), "questions.0.answer.day"],
    ["an unreadable text", withQuestion({ hint: "see $x" }), "questions.0.question"],
    ["a text without end", withQuestion({ tip: "x".repeat(6_000) }), "questions.0.question"],
    [
      "a formula without end",
      withQuestion({ tip: `$${"{".repeat(600)}$` }),
      "questions.0.question",
    ],
    ["a figure of no kind", withFigure({ kind: "photo" }), "question.figure.kind"],
    ["a figure with a field too many", withFigure({ ...TABLE_FIGURE, html: "<b>" }), "html"],
    ["a figure of numbers for words", withFigure({ ...TABLE_FIGURE, rows: [[1]] }), "rows.0.0"],
    [
      "a figure with an unreadable label",
      withFigure({ ...TABLE_FIGURE, rows: [["$x"]] }),
      "question",
    ],
    ["a ragged table", withFigure({ ...TABLE_FIGURE, rows: [["1", "2"]] }), "question.figure"],
    ["an axis of a billion steps", withFigure(NUMBER_LINE), "question.figure"],
    ["dots too many to draw", withFigure({ ...DOTS, counts: [{ value: 1, count: 1e8 }] }), "count"],
    ["a report without end", withReport({ comment: "x".repeat(501) }), "report.comment"],
    ["a report that a terminal obeys", withReport({ comment: "\u001B[2J" }), "report.comment"],
    ["a topic elsewhere", withQuestion({ section: "Reading" }), "questions.0.question.topic"],
    ["a question twice", twice, "questions.id"],
    ["a lost session", (data: Export) => ({ ...data, studySessions: [] }), "studySession"],
    ["a better score", withSession({ score: 9 }), "studySessions.0.score"],
    ["a session without end", withSession(ENDLESS), "studySessions.0.totalTime"],
    ["an item that came round without end", withFirst(() => ({ round: 2 ** 31 - 1 })), "round"],
    ["a session cut short", withSession({ completedAt: null }), "studySessions.0.completedAt"],
  ])("refuses %s, says what is wrong, and takes nothing", async (_, change, field) => {
    await practise();
    const data = await exported();
    const heir = await server.browser();
    const answered = await heir.post(IMPORT, change(data));
    const problem = await expectProblem(answered, 400, "invalid-export");
    expect(problem.errors?.map((error) => error.field).join(" ")).toContain(field);
    expect(problem.detail).toMatch(/^Choose a file that was exported here/);
    expect(await exported(heir)).toMatchObject({ questions: [], studySessions: [] });
    expect((await me(heir)).stats.totalQuestions).toBe(0);
  });

  test.each([
    ["POST", 401, "not-signed-in"],
    ["PUT", 413, "body-too-large"],
    ["PATCH", 413, "body-too-large"],
    ["DELETE", 413, "body-too-large"],
  ])("reads nothing of what a stranger sends by %s", async (method, status, type) => {
    let isRead = false;
    const read = (controller: ReadableStreamDefaultController) => {
      isRead = true;
      controller.close();
    };
    const body = new ReadableStream({ pull: read }, { highWaterMark: 0 });
    const headers = { "content-type": "application/json", "content-length": `${2 ** 20}` };
    const init = { method, headers, body, duplex: "half" } as const;
    await expectProblem(await server.app.request(IMPORT, init), status, type);
    expect(isRead).toBe(false);
  });

  test("reads no more than an export may hold", async () => {
    const headers = { "content-type": "application/json", cookie: browser.cookie };
    const long = await server.app.request(IMPORT, {
      method: "POST",
      headers: { ...headers, "content-length": `${2 ** 27}` },
      body: "{}",
    });
    await expectProblem(long, 413, "body-too-large");
  });
});

describe("DELETE /api/me/progress", () => {
  test("forgets answers, sessions, progress and statistics, and keeps the settings", async () => {
    await practise();
    const fresh = await server.browser();
    expect((await browser.delete(PROGRESS)).status).toBe(204);
    expect(await (await browser.get("/api/history")).json()).toEqual({ entries: [], next: null });
    const [overview, untouched] = [await browser.get("/api/study"), await fresh.get("/api/study")];
    expect(await overview.json()).toEqual(await untouched.json());
    const { stats, preferences } = await me(browser);
    expect(stats).toEqual((await me(fresh)).stats);
    expect(preferences.feedbackStyle).toBe("brief");
  });

  test("touches nobody else, and refuses whoever is not signed in", async () => {
    await answer("B");
    await (await server.browser()).delete(PROGRESS);
    expect((await me(browser)).stats.totalQuestions).toBe(1);
    const answered = await server.app.request(PROGRESS, { method: "DELETE" });
    await expectProblem(answered, 401, "not-signed-in");
  });
});

describe("DELETE /api/me", () => {
  test("forgets the learner and ends every session", async () => {
    await practise();
    const gone = await browser.delete("/api/me");
    expect(gone.status).toBe(204);
    expect(gone.headers.get("set-cookie")).toMatch(/=;|Max-Age=0/i);
    await expectProblem(await browser.get("/api/me"), 401, "not-signed-in");
    expect(await server.records.users.find(browser.uid)).toBeUndefined();
  });

  test("touches nobody else, and refuses whoever is not signed in", async () => {
    await answer("B");
    await (await server.browser()).delete("/api/me");
    expect((await me(browser)).stats.totalQuestions).toBe(1);
    const answered = await server.app.request("/api/me", { method: "DELETE" });
    await expectProblem(answered, 401, "not-signed-in");
  });
});

/** The same but for the names that every account gives anew, and for whose and of when it is. */
function comparable({ questions, studySessions, topicProgress, user }: Export) {
  const place = new Map(studySessions.map(({ id }, at) => [id, at]));
  return {
    topicProgress,
    stats: user.stats,
    preferences: user.preferences,
    studySessions: studySessions.map((session) => ({ ...session, id: "" })),
    questions: questions
      .map(({ studySession, question, ...issued }) => ({
        ...issued,
        id: "",
        // A proof that comes with a file is not believed.
        question: { ...question, proof: undefined },
        studySession: studySession === null ? null : place.get(studySession),
      }))
      .toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1)),
  };
}

const features = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`feature ${at}`, value]));
const MANY = features(51, 1);
/** More than a function can be given. */
const NONE = features(200_000, "none");

function withFirst(change: (question: Export["questions"][number]) => object) {
  return ({ questions: [first, ...rest], ...data }: Export) => ({
    ...data,
    questions: [first && { ...first, ...change(first) }, ...rest],
  });
}

function withQuestion(change: object) {
  return withFirst(({ question }) => ({ question: { ...question, ...change } }));
}

const TABLE_FIGURE = {
  kind: "table",
  alt: "One cell.",
  columns: ["One"],
  rows: [["1"]],
  rowHeaders: false,
};
const NUMBER_LINE = {
  kind: "number-line",
  alt: "A long line.",
  axis: { min: 0, max: 1e9, step: 1 },
  points: [],
};
const DOTS = { kind: "dot-plot", alt: "Dots.", label: "Value" };

/** Of a session that was discarded, what it says is not held against its answers. */
const ENDLESS = {
  completedAt: null,
  discardedAt: "2026-11-20T12:00:00.000Z",
  totalTime: 9_000_000_000_000,
};

function withFigure(figure: object) {
  return withQuestion({ figure });
}

function withAnswer(change: object) {
  return withFirst(({ answer: given }) => ({ answer: { ...given, ...change } }));
}

/** The first question as one whose answer is typed, with a right answer to it. */
function withEntry(change: object, given: object = {}) {
  return withFirst(({ question, answer: first }) => {
    const { section, difficulty, topic, explanation, hint, tip } = question;
    const text = { section, difficulty, topic, question: "What is 2 + 3?", explanation, hint, tip };
    const answerKey = { kind: "values", values: [{ num: 5, den: 1 }] };
    const key = { kind: "entry", answerKey, why: "It is.", slips: [] };
    return {
      codes: null,
      question: { ...text, ...key, ...change },
      answer: { ...first, userAnswer: null, entry: "5", correct: true, ...given },
    };
  });
}

const OUT_OF_REACH = { answerKey: { kind: "values", values: [{ num: 123_456, den: 1 }] } };
const NO_FRACTION = { answerKey: { kind: "values", values: [{ num: 1, den: 0 }] } };
const SLIP = { code: "opposite-sign", value: { num: -5, den: 1 }, reason: "A sign is lost." };

function withReport(change: object) {
  const report = {
    flaw: "typo",
    comment: "",
    reportedAt: "2026-11-20T12:00:00.000Z",
    outcome: null,
  };
  return withFirst(() => ({ report: { ...report, ...change } }));
}

function withSession(change: object) {
  return ({ studySessions: [first, ...rest], ...data }: Export) => ({
    ...data,
    studySessions: [{ ...first, ...change }, ...rest],
  });
}

function twice({ questions, ...data }: Export) {
  return { ...data, questions: [...questions, questions[0]] };
}

function withoutTimesInSessions({ questions, ...data }: Export) {
  const timeless = questions.map(({ answer: given, ...each }) => ({
    ...each,
    answer: given && each.studySession !== null ? { ...given, timeSpent: null } : given,
  }));
  return { ...data, questions: timeless };
}
