import { History, type PaperAnswers, Sittings, User } from "@sat/contract";
import { UNTOUCHED } from "@sat/item";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Records } from "../../../records/records.ts";
import { databaseKinds, type TestDatabase } from "../../../records/testing/databases.ts";
import { expectProblem } from "../../../testing/expect-problem.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { examModels } from "../testing/exam-models.ts";
import { onPaper, PATH, type Sitter, sitterAt } from "../testing/sitter.ts";

const DAY = 86_400_000;
const MATH = { kind: "section", section: "Math" } as const;
const SPRINT = { kind: "sprint", section: "Math", questions: 5 } as const;

/** The key of each question that models for tests ask is B. */
const ALL_RIGHT: PaperAnswers["modules"] = [1, 2].map((number) => ({
  number,
  answers: onPaper(Array.from({ length: 22 }, () => "B")),
}));

/** Modules are chosen question by question, which takes PGlite a minute; what the store does of it, its conformance tests try there. */
const KINDS = databaseKinds.filter(([kind]) => kind !== "PGlite");

describe.each(KINDS)("a test on paper, on %s,", (_, make) => {
  let database: TestDatabase;
  let records: Records;
  let server: TestServer;
  let sitter: Sitter;

  beforeAll(async () => {
    database = await make();
    records = await database.open();
    server = await testServer({ records, models: examModels(), rateLimits: false });
  });
  beforeEach(async () => {
    server.now = new Date("2026-11-20T12:00:00.000Z");
    sitter = sitterAt(await server.browser());
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const start = async (wanted: typeof MATH | typeof SPRINT = SPRINT) =>
    (await sitter.start({ test: wanted, mode: "paper" })).id;

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

  test("has no clock, no extra breaks and nothing to be sat on screen, whatever is asked for", async () => {
    const asked = { test: MATH, mode: "paper", timing: "1.5", extraBreaks: true } as const;
    expect(await sitter.start(asked)).toMatchObject({
      mode: "paper",
      timing: "untimed",
      extraBreaks: false,
      current: null,
      modules: [
        { limit: null, left: null },
        { limit: null, left: null },
      ],
    });
  });

  test("has all its modules from the start, with the exam's time to be printed", async () => {
    const id = await start(MATH);
    const { modules, ...booklet } = await sitter.booklet(id);
    expect(booklet).toMatchObject({ id, test: MATH, endedAt: null, keyOpened: false });
    expect(booklet.form).toMatch(/^[3-9A-Y]{6}$/);
    const shape = { section: "Math", minutes: 35 };
    expect(modules).toMatchObject([
      { number: 1, ...shape },
      { number: 2, ...shape },
    ]);
    const questions = modules.flatMap((module) => module.questions);
    expect(new Set(questions.map(({ id: question }) => question)).size).toBe(44);
    expect((await sitter.state(id)).modules.map(({ state }) => state)).toEqual(["ready", "ready"]);
  });

  test("is scored as one form, without a route, a time or a change", async () => {
    const id = await start(MATH);
    await sitter.booklet(id);
    const report = await sitter.enter(id, ALL_RIGHT);
    expect(report).toMatchObject({
      mode: "paper",
      keyOpened: false,
      sections: [{ section: "Math", scored: 40, right: 40, reasons: expect.any(Array) }],
      modules: [
        { route: "first", taken: null, limit: null, answered: 22, right: 22, late: 0 },
        { route: "first", taken: null, limit: null, answered: 22, right: 22, late: 0 },
      ],
      changes: { won: 0, cost: 0, neither: 0 },
    });
    expect(report.score?.high).toBe(800);
    expect(report.sections[0]?.reasons).not.toContain("few-questions");
    expect(report.questions).toHaveLength(44);
    expect(new Set(report.questions.map(({ timeSpent }) => timeSpent))).toEqual(new Set([null]));
    expect(await sitter.report(id)).toEqual(report);
    expect((await list()).ended).toMatchObject([{ id, score: report.score }]);
  });

  test("has its answers count as all do, on the day they are entered, and blanks as skipped", async () => {
    const id = await start();
    await sitter.booklet(id);
    server.now = new Date(server.now.getTime() + 3 * DAY);
    await sitter.enter(id, [{ number: 1, answers: onPaper(["B", "C", null]) }]);
    expect(await stats()).toMatchObject({ totalQuestions: 2, correctAnswers: 1, currentStreak: 1 });
    const entries = await answered();
    const results = Map.groupBy(entries, ({ correct }) => correct);
    expect([true, false, null].map((result) => results.get(result)?.length)).toEqual([1, 1, 3]);
    expect(new Set(entries.map(({ answeredAt }) => answeredAt))).toEqual(
      new Set([server.now.toISOString()]),
    );
    expect(new Set(entries.map(({ timeSpent }) => timeSpent))).toEqual(new Set([null]));
  });

  test("says nothing of pace or hurry", async () => {
    const id = await start();
    await sitter.booklet(id);
    await sitter.enter(id, [{ number: 1, answers: onPaper(["C", "C", "C", "B", "B"]) }]);
    const book = await (await sitter.browser.get("/api/mistakes")).json();
    expect(book).toMatchObject({
      entries: [{ reason: "gap" }, { reason: "gap" }, { reason: "gap" }],
    });
    const progress = (await (await sitter.browser.get("/api/progress")).json()) as {
      skills: { answers: number; pace: number | null }[];
    };
    const met = progress.skills.filter(({ answers }) => answers > 0);
    expect(new Set(met.map(({ pace }) => pace))).toEqual(new Set([null]));
    expect(await records.answers.paceOf(sitter.browser.uid)).toEqual({});
  });

  test("whose answers come again, at once or with others, stays as it was entered first", async () => {
    const id = await start();
    await sitter.booklet(id);
    const given = [{ number: 1, answers: onPaper(["B", "B", "C"]) }];
    const [one, other] = await Promise.all([sitter.enter(id, given), sitter.enter(id, given)]);
    expect(other).toEqual(one);
    const changed = [{ number: 1, answers: onPaper(["B", "B", "B", "B", "B"]) }];
    expect(await sitter.enter(id, changed)).toEqual(one);
    expect(await stats()).toMatchObject({ totalQuestions: 3, correctAnswers: 2 });
  });

  test("whose answers were entered, and no more came of it, counts at the next look", async () => {
    const id = await start();
    await sitter.booklet(id);
    const changes = [{ at: 0, response: { kind: "choice", letter: "B" } as const }];
    const works = [{ questions: [{ ...UNTOUCHED, changes }] }];
    const { uid } = sitter.browser;
    await records.sittings.enterPaper({ uid, id, works, now: server.now });
    expect(await list()).toMatchObject({ papers: [], ended: [{ id }] });
    expect(await stats()).toMatchObject({ totalQuestions: 1, correctAnswers: 1 });
    expect((await sitter.report(id)).modules).toMatchObject([{ answered: 1, right: 1 }]);
  });

  test("lies beside the one on screen, and neither ends the other", async () => {
    const onScreen = await sitter.start({ test: { kind: "module", section: "Math" } });
    const id = await start(MATH);
    await sitter.begin(onScreen.id, 1);
    const { form } = await sitter.booklet(id);
    expect(await list()).toMatchObject({
      open: { id: onScreen.id },
      papers: [{ id, form, keyOpened: false, endedAt: null }],
      ended: [],
    });
    server.now = new Date(server.now.getTime() + 25 * DAY);
    expect(await list()).toMatchObject({ open: null, papers: [{ id }] });
    await sitter.enter(id, ALL_RIGHT);
    const { papers, ended } = await list();
    expect(papers).toEqual([]);
    expect(ended.map((each) => each.id).toSorted()).toEqual([id, onScreen.id].toSorted());
  });

  test("that is discarded while tests are listed is left out", async () => {
    const [gone, kept] = [await start(), await start(MATH)];
    const { sittings } = records;
    const listPapers = async (uid: string) => {
      const ids = await sittings.listPapers(uid);
      await sittings.discard({ uid, id: gone }, server.now);
      return ids;
    };
    const other = await testServer({
      records: { ...records, sittings: { ...sittings, listPapers } },
    });
    const answer = await other.as(sitter.browser).get(PATH);
    expect(Sittings.parse(await answer.json()).papers).toMatchObject([{ id: kept }]);
  });

  test("whose first module cannot be chosen for once has its second wait for it", async () => {
    const { sittingQuestions } = records;
    let fails = 1;
    const places: number[] = [];
    const place: typeof sittingQuestions.place = async (at, issue) => {
      if (fails-- > 0) throw new Error("the store was away");
      places.push(at.number);
      return sittingQuestions.place(at, issue);
    };
    const changed = { ...records, sittingQuestions: { ...sittingQuestions, place } };
    const anew = await testServer({ records: changed, models: examModels(), rateLimits: false });
    sitter = sitterAt(anew.as(sitter.browser));
    await sitter.booklet(await start(MATH));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places.filter((number) => number === 2)).not.toEqual([]);
  });

  test("is one of its kind, however often it is started, until its answers are entered", async () => {
    const [first, ...more] = await Promise.all([start(), start(), start()]);
    expect(more).toEqual([first, first]);
    await sitter.booklet(first);
    expect(await start(MATH)).not.toBe(first);
    await sitter.enter(first, []);
    expect(await start()).not.toBe(first);
  });

  test("is one of five at most, of which one that is discarded makes room", async () => {
    const sprint = (questions: number) => ({
      test: { kind: "sprint", section: "Math", questions } as const,
      mode: "paper" as const,
    });
    for (const questions of [5, 6, 7, 8, 9]) await sitter.start(sprint(questions));
    const sixth = await sitter.browser.post(PATH, sprint(10));
    await expectProblem(sixth, 409, "papers-open");
    const [{ id } = { id: "" }] = (await list()).papers;
    expect((await sitter.browser.delete(`${PATH}/${id}`)).status).toBe(204);
    await expectProblem(await sitter.browser.get(`${PATH}/${id}/booklet`), 404, "not-found");
    await sitter.start(sprint(10));
    expect((await list()).papers).toHaveLength(5);
  });
});
