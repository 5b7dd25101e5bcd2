import { Progress, Question, Score } from "@sat/contract";
import { SKILLS } from "@sat/item";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { anAnswer, issueTo, judgeAt } from "../../records/testing/builders.ts";
import { expectProblem } from "../../testing/expect-problem.ts";
import { type Browser, type TestServer, testServer } from "../../testing/server.ts";
import { readProgress } from "./read-progress.ts";

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = await testServer();
  browser = await server.browser();
});
afterEach(() => server.close());

/** Gets a question and answers it; its key is B, its skill H.A. */
async function answer(letter: "B" | "C", change: object = {}): Promise<void> {
  const asked = await browser.post("/api/question", { section: "Math" });
  const { id: questionId } = Question.parse(await asked.json());
  const body = { questionId, answer: letter, timeSpent: 40_000, ...change };
  expect((await browser.post("/api/answers", body)).status).toBe(200);
  server.now = new Date(server.now.getTime() + 60_000);
}

async function progress(query = "", of = browser): Promise<Progress> {
  const found = await of.get(`/api/progress${query}`);
  expect(found.status).toBe(200);
  return Progress.strict().parse(await found.json());
}

async function score(): Promise<Score> {
  const found = await browser.get("/api/score");
  expect(found.status).toBe(200);
  return Score.strict().parse(await found.json());
}

describe("GET /api/score", () => {
  test("withholds every range while there are few answers, and says what would narrow it", async () => {
    await answer("B");
    const { total, sections } = await score();
    expect(total).toMatchObject({ range: null, answers: 1 });
    expect(sections.map(({ section, range, answers }) => [section, range, answers])).toEqual([
      ["Reading and Writing", null, 0],
      ["Math", null, 1],
    ]);
    for (const { narrowedBy } of [total, ...sections]) expect(narrowedBy).toHaveLength(3);
  });

  test("tells a section's range once its answers say something", async () => {
    for (let given = 0; given < 60; given++) await answer(given % 3 ? "B" : "C");
    const { total, sections } = await score();
    expect(total.range).toBeNull();
    expect(sections[0]?.range).toBeNull();
    const { low, high } = sections[1]?.range ?? { low: 0, high: 0 };
    expect(low).toBeGreaterThanOrEqual(200);
    expect(high).toBeLessThanOrEqual(800);
    expect(low).toBeLessThan(high);
    const { scores, domains } = await progress();
    expect(scores).toEqual([{ day: "2026-11-20", section: "Math", low, high }]);
    // All sixty were of one domain.
    expect(domains).toEqual([
      { day: "2026-11-20", domain: "Algebra", low: expect.any(Number), high: expect.any(Number) },
    ]);
  });

  test("refuses whoever is not signed in", async () => {
    await expectProblem(await server.app.request("/api/score"), 401, "not-signed-in");
  });
});

describe("GET /api/progress", () => {
  test("has a row for each skill and nothing else before the first answer", async () => {
    const { skills, ...rest } = await progress();
    expect(skills.map(({ skill }) => skill)).toEqual(Object.keys(SKILLS));
    for (const row of skills) {
      expect(row).toMatchObject({ step: null, answers: 0, trend: null, lastAnsweredAt: null });
      expect(row.pace).toBeNull();
    }
    const none = { answers: 0, right: 0 };
    const confidence = { guessed: none, others: none };
    const nothing = { weeks: [], scores: [], domains: [], slips: [], days: [], hours: [] };
    expect(rest).toEqual({ ...nothing, confidence });
  });

  test("tells of a skill what its answers come to", async () => {
    await answer("C", { timeSpent: 30_000, confidence: "guess" });
    await answer("B", { timeSpent: 50_000 });
    await answer("B", { timeSpent: 900_000 });
    const { skills, weeks, days, confidence } = await progress();
    expect(skills.find(({ skill }) => skill === "H.A")).toMatchObject({
      step: expect.any(Number),
      estimate: { answers: 3 },
      answers: 3,
      right: 2,
      recentAnswers: 3,
      recentRight: 2,
      trend: null,
      lastAnsweredAt: "2026-11-20T12:02:00.000Z",
      pace: 50,
      examPace: 95,
    });
    const algebra = { domain: "Algebra", answers: 3, right: 2 };
    expect(weeks).toEqual([{ monday: "2026-11-16", domains: [algebra] }]);
    expect(days).toEqual([{ day: "2026-11-20", answers: 3 }]);
    expect(confidence).toEqual({
      guessed: { answers: 1, right: 0 },
      others: { answers: 2, right: 2 },
    });
  });

  test("tells no pace of a skill from fewer than three answers", async () => {
    const paces = async () => new Set((await progress()).skills.map(({ pace }) => pace));
    await answer("B");
    await answer("B");
    expect(await paces()).toEqual(new Set([null]));
    await answer("B");
    expect(await paces()).toEqual(new Set([null, 40]));
  });

  test("goes on telling the pace of a skill once a whole sheet of it was entered", async () => {
    for (let given = 0; given < 3; given++) await answer("B");
    const { records, now } = server;
    for (let entered = 0; entered < 20; entered++) {
      const { id } = await issueTo(records, browser.uid, { skill: "H.A" });
      await records.answers.settle(anAnswer(browser.uid, id, { timeSpent: null }), judgeAt(now));
    }
    const row = (await progress()).skills.find(({ skill }) => skill === "H.A");
    expect(row).toMatchObject({ recentAnswers: 20, pace: 40 });
  });

  test("tells hours by the learner's clock", async () => {
    await answer("B");
    const hour = { answers: 1, right: 1 };
    expect((await progress()).hours).toEqual([{ hour: 12, ...hour }]);
    const inChicago = await progress("?timeZone=America%2FChicago");
    expect(inChicago.hours).toEqual([{ hour: 6, ...hour }]);
    const inMumbai = await progress("?timeZone=Asia%2FKolkata");
    expect(inMumbai.hours).toEqual([{ hour: 17, ...hour }]);
  });

  test("counts wrong answers by week and by the slip behind them", async () => {
    await answer("C");
    await answer("B");
    server.now = new Date("2026-11-23T00:30:00.000Z"); // a Monday
    await answer("C");
    await answer("C");
    expect((await progress()).slips).toEqual([
      {
        slip: "opposite-sign",
        weeks: [
          { monday: "2026-11-16", misses: 1 },
          { monday: "2026-11-23", misses: 2 },
        ],
      },
    ]);
  });

  test("leaves what lies more than 26 weeks back to the skills", async () => {
    await answer("B");
    const sunday = new Date("2027-05-23T12:00:00.000Z"); // of the 27th week
    const name = { uid: browser.uid, timeZone: "UTC" };
    const context = { ...server.records, clock: () => sunday };
    const { skills, weeks, days, hours, slips } = await readProgress(name, context);
    expect({ weeks, days, hours, slips }).toEqual({ weeks: [], days: [], hours: [], slips: [] });
    expect(skills.find(({ skill }) => skill === "H.A")?.answers).toBe(1);
  });

  test("tells nobody of another's answers", async () => {
    await answer("B");
    const other = await server.browser();
    expect((await progress("", other)).days).toEqual([]);
  });

  test("refuses a time zone that is unknown, and whoever is not signed in", async () => {
    const unknown = await browser.get("/api/progress?timeZone=Mars%2FOlympus");
    await expectProblem(unknown, 400, "invalid-request");
    await expectProblem(await server.app.request("/api/progress"), 401, "not-signed-in");
  });
});
