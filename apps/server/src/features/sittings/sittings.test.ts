import { AnsweredQuestion, History, Sittings, User } from "@sat/contract";
import { mergeWork, type ModuleWork } from "@sat/item";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aModel } from "../../testing/models.ts";
import { anIssue } from "../../records/testing/builders.ts";
import { expectProblem } from "../../testing/expect-problem.ts";
import { type TestServer, testServer } from "../../testing/server.ts";
import { examModels } from "./testing/exam-models.ts";
import { allRight, choosing, NOTHING, PATH, type Sitter, sitterAt } from "./testing/sitter.ts";

const MINUTE = 60_000;
const MATH_MODULE = { kind: "module", section: "Math" } as const;
const MATH = { kind: "section", section: "Math" } as const;
const EXPORT = "/api/me/export";
const UNKNOWN = "7c1de3a9-6a0e-4f0f-8f62-0a6f6f3f3b11";

let server: TestServer;
let sitter: Sitter;
beforeEach(async () => {
  server = await testServer({ models: examModels(), rateLimits: false });
  sitter = sitterAt(await server.browser());
});
afterEach(() => server.close());

function pass(milliseconds: number): void {
  server.now = new Date(server.now.getTime() + milliseconds);
}

async function list(): Promise<Sittings> {
  return Sittings.parse(await (await sitter.browser.get(PATH)).json());
}

async function answered(): Promise<History["entries"]> {
  const answer = await sitter.browser.get("/api/history?limit=100");
  return History.parse(await answer.json()).entries;
}

async function stats(): Promise<User["stats"]> {
  return User.parse(await (await sitter.browser.get("/api/me")).json()).stats;
}

describe("a test that is started", () => {
  test("has the exam's modules, times and break", async () => {
    const { modules, current, breakLeft } = await sitter.start({ test: { kind: "full" } });
    expect(modules.map(({ section, questions, limit }) => [section, questions, limit])).toEqual([
      ["Reading and Writing", 27, 32 * MINUTE],
      ["Reading and Writing", 27, 32 * MINUTE],
      ["Math", 22, 35 * MINUTE],
      ["Math", 22, 35 * MINUTE],
    ]);
    expect({ current, breakLeft }).toEqual({ current: 1, breakLeft: null });
  });

  test.each([
    ["1.5", 52.5 * MINUTE],
    ["2", 70 * MINUTE],
    ["untimed", null],
  ] as const)("with %s of the time has it", async (timing, limit) => {
    const { modules } = await sitter.start({ test: MATH_MODULE, timing });
    expect(modules.map((module) => module.limit)).toEqual([limit]);
  });

  test("may be a sprint of both sections, as long as the exam's pace has it", async () => {
    const mixed = { kind: "sprint", section: null, questions: 10 } as const;
    const { modules } = await sitter.start({ test: mixed });
    expect(modules).toMatchObject([{ section: null, questions: 10, limit: 808_000 }]);
  });

  test("is one, however often it is started, and another waits until it is over", async () => {
    const started = await Promise.all([1, 2, 3].map(() => sitter.start({ test: MATH })));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    const other = await sitter.browser.post(PATH, { test: { kind: "full" } });
    await expectProblem(other, 409, "sitting-open");
    expect((await list()).open?.id).toBe(started[0]?.id);
  });

  test("and discarded is gone, and another may be started", async () => {
    const { id } = await sitter.start({ test: MATH });
    await sitter.begin(id, 1);
    expect((await sitter.browser.delete(`${PATH}/${id}`)).status).toBe(204);
    await expectProblem(await sitter.browser.get(`${PATH}/${id}`), 404, "not-found");
    expect(await list()).toEqual({ open: null, papers: [], ended: [] });
    expect((await sitter.start({ test: { kind: "full" } })).id).not.toBe(id);
  });
});

describe("a module", () => {
  test("keeps its clock by the server's, whoever looks, and stands where it was when taken up", async () => {
    const { id } = await sitter.start({ test: MATH_MODULE });
    expect(await sitter.begin(id, 1)).toMatchObject({ elapsed: 0, left: 35 * MINUTE });
    pass(4 * MINUTE);
    expect((await sitter.state(id)).modules).toMatchObject([
      { state: "running", left: 31 * MINUTE },
    ]);
    const again = await sitter.begin(id, 1);
    expect(again).toMatchObject({ elapsed: 4 * MINUTE, left: 31 * MINUTE, state: "running" });
  });

  test("stands still while it is paused, in practice mode", async () => {
    const { id } = await sitter.start({ test: MATH_MODULE });
    await sitter.begin(id, 1);
    pass(MINUTE);
    const paused = await sitter.pause(id, 1);
    expect(paused.modules).toMatchObject([{ state: "paused", left: 34 * MINUTE }]);
    pass(500 * MINUTE);
    expect(await sitter.pause(id, 1)).toEqual(paused);
    expect(await sitter.begin(id, 1)).toMatchObject({ state: "running", elapsed: MINUTE });
  });

  test("of a strict test is neither paused nor ended before its time", async () => {
    const { id } = await sitter.start({ test: MATH, mode: "strict" });
    await sitter.begin(id, 1);
    const ending = { number: 1, work: NOTHING };
    for (const [path, body] of [
      ["pause", { number: 1 }],
      ["module-end", ending],
    ] as const) {
      const answer = await sitter.browser.post(`${PATH}/${id}/${path}`, body);
      await expectProblem(answer, 409, "strict-sitting");
    }
    pass(35 * MINUTE);
    expect((await sitter.endModule(id, ending)).current).toBe(2);
  });

  test("whose time is up ends at a pause", async () => {
    const { id } = await sitter.start({ test: MATH });
    await sitter.begin(id, 1);
    pass(36 * MINUTE);
    const { modules, current } = await sitter.pause(id, 1);
    expect([current, modules[0]]).toMatchObject([2, { state: "ended", left: 0 }]);
  });

  test("that is untimed goes on for weeks, and what is done in it then counts", async () => {
    const { id } = await sitter.start({ test: MATH_MODULE, timing: "untimed" });
    await sitter.begin(id, 1);
    pass(29 * 24 * 60 * MINUTE);
    const work = choosing(["B"], 28 * 24 * 60 * MINUTE);
    await sitter.endModule(id, { number: 1, work });
    expect((await sitter.report(id)).modules).toMatchObject([{ answered: 1, right: 1 }]);
    const exported: unknown = await (await sitter.browser.get(EXPORT)).json();
    const heir = await server.browser();
    expect((await heir.post("/api/me/import", exported)).status).toBe(200);
  });

  test("other than the one to be sat now is not begun", async () => {
    const { id } = await sitter.start({ test: MATH });
    await sitter.begin(id, 1);
    const ahead = await sitter.browser.post(`${PATH}/${id}/module`, { number: 2 });
    await expectProblem(ahead, 409, "not-current");
    await sitter.endModule(id, { number: 1, work: NOTHING });
    const over = await sitter.browser.post(`${PATH}/${id}/module`, { number: 1 });
    await expectProblem(over, 409, "not-current");
  });

  test("that was not begun takes no work", async () => {
    const { id } = await sitter.start({ test: MATH });
    const work = { number: 2, work: choosing(["B"]) };
    await expectProblem(await sitter.browser.put(`${PATH}/${id}/work`, work), 409, "not-begun");
  });

  test("has its questions from models of which the learner has met many", async () => {
    const { browser } = sitter;
    const model = examModels().find(({ skill }) => skill === "H.A");
    const few = await testServer({ records: server.records, models: model ? [model] : [] });
    for (let met = 0; met < 15; met++)
      expect((await few.as(browser).post("/api/question", { section: "Math" })).status).toBe(200);
    const one = sitterAt(few.as(browser));
    const { id } = await one.start({ test: { kind: "sprint", section: "Math", questions: 5 } });
    expect((await one.begin(id, 1)).questions).toHaveLength(1);
    expect(few.logged).toEqual([]);
  });

  test("that has ended takes no more questions", async () => {
    const { uid } = sitter.browser;
    const { id } = await sitter.start({ test: MATH });
    await sitter.begin(id, 1);
    await sitter.endModule(id, { number: 1, work: NOTHING });
    const place = { uid, id, number: 1, position: 23, isScored: true };
    const placed = server.records.sittingQuestions.place(place, anIssue(uid));
    await expect(placed).rejects.toMatchObject({ name: "SittingOver" });
  });

  test("that another process begins while the test is ended ends with it", async () => {
    const { id } = await sitter.start({ test: MATH });
    await sitter.begin(id, 1);
    await sitter.endModule(id, { number: 1, work: choosing(["B"]) });
    await sitter.begin(id, 2);
    await server.records.sittings.end({ uid: sitter.browser.uid, id }, server.now);
    const { modules } = await sitter.report(id);
    expect(modules).toMatchObject([{ ended: "handed-in" }, { ended: "given-up", answered: 0 }]);
    const begun = await sitter.browser.post(`${PATH}/${id}/module`, { number: 2 });
    await expectProblem(begun, 409, "sitting-ended");
  });

  test("is followed by a break between the sections, which may be ended early", async () => {
    const { id } = await sitter.start({ test: { kind: "half" } });
    await sitter.begin(id, 1);
    const { breakLeft } = await sitter.endModule(id, { number: 1, work: NOTHING });
    expect(breakLeft).toBe(10 * MINUTE);
    pass(4 * MINUTE);
    expect((await sitter.state(id)).breakLeft).toBe(6 * MINUTE);
    expect(await sitter.begin(id, 2)).toMatchObject({ section: "Math", elapsed: 0 });
    expect((await sitter.state(id)).breakLeft).toBeNull();
  });

  test("has a break after it wherever there is another, if extra ones were chosen", async () => {
    const { id } = await sitter.start({ test: MATH, extraBreaks: true });
    await sitter.begin(id, 1);
    const { breakLeft } = await sitter.endModule(id, { number: 1, work: NOTHING });
    expect(breakLeft).toBe(10 * MINUTE);
  });

  test("whose device never comes back ends by itself, with what was told of it", async () => {
    const { id } = await sitter.start({ test: MATH_MODULE });
    await sitter.begin(id, 1);
    pass(2 * MINUTE);
    await sitter.work(id, { number: 1, work: choosing(["B", "C"]) });
    pass(43 * MINUTE);
    const { open, ended } = await list();
    expect(open).toBeNull();
    expect(ended).toMatchObject([{ id }]);
    expect((await sitter.report(id)).modules).toMatchObject([
      { ended: "time-up", answered: 2, right: 1, taken: 35 * MINUTE, late: 0 },
    ]);
  });
});

describe("the work of a module", () => {
  test("is merged from two devices, in whatever order it comes", async () => {
    const { id } = await sitter.start({ test: MATH_MODULE });
    await sitter.begin(id, 1);
    pass(MINUTE);
    const [one, other] = [choosing(["A", null, "C"]), choosing([null, "B", "D"], 20_000)];
    await sitter.work(id, { number: 1, work: other });
    const { work } = await sitter.work(id, { number: 1, work: one });
    const again = await sitter.work(id, { number: 1, work: other });
    expect(again.work).toEqual(work);
    const { questions } = await sitter.begin(id, 1).then(({ work: kept }) => kept);
    expect(questions.map(({ changes }) => changes.map(({ response }) => response))).toEqual([
      [{ kind: "choice", letter: "A" }],
      [{ kind: "choice", letter: "B" }],
      [
        { kind: "choice", letter: "C" },
        { kind: "choice", letter: "D" },
      ],
    ]);
  });

  test("cannot have been done later than now: a device's clock that runs ahead gains nothing", async () => {
    const { id } = await sitter.start({ test: MATH_MODULE });
    await sitter.begin(id, 1);
    pass(MINUTE);
    const { work } = await sitter.work(id, { number: 1, work: choosing(["B"], 2 * MINUTE) });
    expect(work.questions[0]?.changes).toEqual([]);
  });

  test("done in time and told of after the end counts, and the report says so", async () => {
    const { id } = await sitter.start({ test: MATH_MODULE });
    const { questions } = await sitter.begin(id, 1);
    pass(36 * MINUTE);
    await sitter.endModule(id, { number: 1, work: NOTHING });
    expect((await sitter.report(id)).modules).toMatchObject([{ answered: 0, late: 0 }]);
    pass(6 * 24 * 60 * MINUTE);
    const done = { number: 1, work: allRight({ questions }) };
    expect(await sitter.work(id, done)).toMatchObject({ state: "ended", late: true });
    const report = await sitter.report(id);
    expect(report.modules).toMatchObject([{ answered: 22, right: 22, late: 22 }]);
    expect(await sitter.work(id, done)).toMatchObject({ late: true });
    expect(await sitter.report(id)).toEqual(report);
    expect(await stats()).toMatchObject({ totalQuestions: 22, correctAnswers: 22 });
  });

  test("that another process takes in while the module is graded is graded, too", async () => {
    const { id } = await sitter.start({ test: MATH_MODULE });
    await sitter.begin(id, 1);
    pass(MINUTE);
    const { records } = server;
    const more: ModuleWork = choosing([null, "B"]);
    const settle: typeof records.answers.settle = async (...given) => {
      await records.sittings.changeModule({ uid: sitter.browser.uid, id, number: 1 }, (stored) => ({
        work: mergeWork(stored.work, more),
        late: [2],
        gradedAt: null,
      }));
      return records.answers.settle(...given);
    };
    const other = await testServer({
      records: { ...records, answers: { ...records.answers, settle } },
      models: examModels(),
    });
    other.now = server.now;
    await sitterAt(other.as(sitter.browser)).endModule(id, { number: 1, work: choosing(["B"]) });
    expect((await sitter.report(id)).modules).toMatchObject([{ answered: 2, right: 2, late: 1 }]);
    expect(await stats()).toMatchObject({ totalQuestions: 2, correctAnswers: 2 });
  });

  test("done after the end counts for nothing", async () => {
    const { id } = await sitter.start({ test: MATH_MODULE });
    await sitter.begin(id, 1);
    pass(36 * MINUTE);
    const late = choosing(["B"], 35 * MINUTE + 1);
    await sitter.endModule(id, { number: 1, work: late });
    await sitter.work(id, { number: 1, work: late });
    expect((await sitter.report(id)).modules).toMatchObject([{ answered: 0, late: 0 }]);
  });

  test("is taken for seven days after the end and no longer", async () => {
    const { id } = await sitter.start({ test: MATH_MODULE });
    await sitter.begin(id, 1);
    await sitter.endModule(id, { number: 1, work: NOTHING });
    pass(7 * 24 * 60 * MINUTE + 1);
    const work = { number: 1, work: choosing(["B"]) };
    await expectProblem(await sitter.browser.put(`${PATH}/${id}/work`, work), 409, "too-late");
  });
});

describe("a module that has ended", () => {
  test("has its answers count as all others do, once, and the rest as skipped", async () => {
    const { id } = await sitter.start({ test: MATH });
    await sitter.begin(id, 1);
    pass(10 * MINUTE);
    const ending = { number: 1, work: choosing(["B", "C", null, "B"]) };
    const ended = await sitter.endModule(id, ending);
    expect(ended).toMatchObject({ current: 2, modules: [{ state: "ended", left: 0 }, {}] });
    expect(await sitter.endModule(id, ending)).toMatchObject({ current: 2 });
    expect(await stats()).toMatchObject({ totalQuestions: 3, correctAnswers: 2 });
    const entries = await answered();
    expect(entries).toHaveLength(22);
    expect(entries.filter(({ correct }) => correct === null)).toHaveLength(19);
    const mistakes = await (await sitter.browser.get("/api/mistakes/counts")).json();
    expect(JSON.stringify(mistakes)).toContain("1");
  });

  test("opens every question with key and reasons", async () => {
    const { id } = await sitter.start({ test: MATH_MODULE });
    await sitter.begin(id, 1);
    await sitter.endModule(id, { number: 1, work: choosing(["C"]) });
    const { questions } = await sitter.report(id);
    expect(questions).toHaveLength(22);
    for (const { questionId, userAnswer } of questions) {
      const answer = await sitter.browser.get(`/api/history/${questionId}`);
      const opened = AnsweredQuestion.parse(await answer.json());
      expect(opened).toMatchObject({ question: { correctAnswer: "B" }, userAnswer });
    }
  });

  test("counts on the day that it was sat, in the learner's time zone", async () => {
    const { id } = await sitter.start({ test: MATH_MODULE, timeZone: "Pacific/Auckland" });
    await sitter.begin(id, 1);
    await sitter.endModule(id, { number: 1, work: choosing(["B"]) });
    const { questions } = (await (await sitter.browser.get("/api/me/export")).json()) as {
      questions: { answer: { day: string } | null }[];
    };
    expect(questions.flatMap(({ answer }) => answer?.day ?? [])).toEqual(["2026-11-21"]);
  });
});

describe("the report", () => {
  test("tells the route that was taken, the score with its range, and what the time went to", async () => {
    const { id } = await sitter.start({ test: MATH });
    for (const number of [1, 2]) {
      const module = await sitter.begin(id, number);
      pass(20 * MINUTE);
      await sitter.endModule(id, { number, work: allRight(module) });
    }
    const report = await sitter.report(id);
    expect(report.modules.map(({ route }) => route)).toEqual(["first", "harder"]);
    expect(report).toMatchObject({
      sections: [{ section: "Math", scored: 40, right: 40 }],
      changes: { won: 0, cost: 0, neither: 0 },
      slips: [],
    });
    const { score } = report;
    expect(score?.high).toBe(800);
    expect(report.sections[0]?.score).toEqual(score);
    expect(report.questions[0]).toMatchObject({ timeSpent: 1_000, target: 95_000, points: null });
    expect((await list()).ended).toMatchObject([{ id, score }]);
  });

  test("goes the easier route after a first module that went badly", async () => {
    const { id } = await sitter.start({ test: MATH });
    await sitter.begin(id, 1);
    await sitter.endModule(id, { number: 1, work: choosing(["C"]) });
    await sitter.begin(id, 2);
    expect((await sitter.end(id)).modules.map(({ route }) => route)).toEqual(["first", "easier"]);
  });

  test("tells what changing answers won and cost", async () => {
    const { id } = await sitter.start({ test: MATH_MODULE });
    await sitter.begin(id, 1);
    pass(MINUTE);
    await sitter.work(id, { number: 1, work: choosing(["A", "B", "A", "B"]) });
    pass(MINUTE);
    await sitter.endModule(id, { number: 1, work: choosing(["B", "C", "D"], MINUTE) });
    const { changes, questions } = await sitter.report(id);
    expect(changes).toEqual({ won: 1, cost: 1, neither: 1 });
    expect(questions[0]?.changedFrom).toEqual({ userAnswer: "A", correct: false });
    expect(questions[3]?.changedFrom).toBeNull();
  });

  test("tells what was left by a slip, and tells of no score from too few questions", async () => {
    const { id } = await sitter.start({ test: MATH });
    for (const number of [1, 2]) {
      const { questions } = await sitter.begin(id, number);
      const letters = questions.map((_, index) => (index < 15 ? "B" : "C"));
      pass(MINUTE);
      await sitter.endModule(id, { number, work: choosing(letters) });
    }
    const { slips } = await sitter.report(id);
    expect(slips).toMatchObject([{ slip: "opposite-sign" }]);
    expect(slips[0]?.points).toBeGreaterThan(50);

    const sprint = { kind: "sprint", section: "Math", questions: 5 } as const;
    const short = await sitter.start({ test: sprint });
    await sitter.begin(short.id, 1);
    expect((await sitter.end(short.id)).score).toBeNull();
  });

  test("of a test that goes on is refused, and to end one that was not begun", async () => {
    const { id } = await sitter.start({ test: MATH });
    const [report, end] = [`${PATH}/${id}/report`, `${PATH}/${id}/end`];
    await expectProblem(await sitter.browser.get(report), 409, "sitting-goes-on");
    await expectProblem(await sitter.browser.post(end), 409, "nothing-sat");
  });

  test("of a test that is ended early is of what was sat; it stays, and nothing is discarded", async () => {
    const { id } = await sitter.start({ test: { kind: "full" } });
    await sitter.begin(id, 1);
    pass(MINUTE);
    await sitter.work(id, { number: 1, work: choosing(["B"]) });
    const report = await sitter.end(id);
    expect(report.modules).toMatchObject([{ number: 1, ended: "given-up", answered: 1 }]);
    expect(await sitter.end(id)).toEqual(report);
    expect(await sitter.report(id)).toEqual(report);
    const discarding = await sitter.browser.delete(`${PATH}/${id}`);
    await expectProblem(discarding, 409, "sitting-ended");
    const beginning = await sitter.browser.post(`${PATH}/${id}/module`, { number: 2 });
    await expectProblem(beginning, 409, "sitting-ended");
  });
});

test("another learner's test is as none to every call", async () => {
  const { id } = await sitter.start({ test: MATH });
  const other = await server.browser();
  for (const each of [id, UNKNOWN]) {
    for (const answer of [
      await other.get(`${PATH}/${each}`),
      await other.delete(`${PATH}/${each}`),
      await other.post(`${PATH}/${each}/module`, { number: 1 }),
      await other.put(`${PATH}/${each}/work`, { number: 1, work: NOTHING }),
      await other.post(`${PATH}/${each}/pause`, { number: 1 }),
      await other.post(`${PATH}/${each}/module-end`, { number: 1, work: NOTHING }),
      await other.post(`${PATH}/${each}/end`),
      await other.get(`${PATH}/${each}/report`),
    ])
      await expectProblem(answer, 404, "not-found");
  }
});

test("a module for which there are no questions at all says so", async () => {
  await server.close();
  server = await testServer({ models: [aModel({ stock: 3 })] });
  sitter = sitterAt(await server.browser());
  const { id } = await sitter.start({ test: { kind: "module", section: "Reading and Writing" } });
  await expect(sitter.begin(id, 1)).rejects.toThrow("no questions");
});

test("a module has fewer questions where there are no more, and none twice", async () => {
  await server.close();
  server = await testServer({ models: [aModel({ stock: 3 })] });
  sitter = sitterAt(await server.browser());
  const { id } = await sitter.start({ test: MATH_MODULE });
  const { questions } = await sitter.begin(id, 1);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  expect(questions.length).toBeLessThanOrEqual(9);
});
