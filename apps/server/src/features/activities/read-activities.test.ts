import { Activities, Question } from "@sat/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "../../testing/expect-problem.ts";
import { aModel } from "../../testing/models.ts";
import { type Browser, type TestServer, testServer } from "../../testing/server.ts";

const DAY = 86_400_000;

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = await testServer({ rateLimits: false });
  browser = await server.browser();
});
afterEach(() => server.close());

/** Gets questions and answers them; their key is B. */
async function answer(count: number, letter = "B", section = "Math"): Promise<void> {
  for (let given = 0; given < count; given++) {
    const asked = await browser.post("/api/question", { section });
    const { id: questionId } = Question.parse(await asked.json());
    await browser.post("/api/answers", { questionId, answer: letter, timeSpent: 60_000 });
  }
}

async function activities(of = browser, query = ""): Promise<Activities> {
  const found = await of.get(`/api/activities${query}`);
  expect(found.status).toBe(200);
  return Activities.strict().parse(await found.json());
}

describe("GET /api/activities", () => {
  test("would place a newcomer, and offers what the exam asks most beside it", async () => {
    const { doneToday, activities: all } = await activities();
    expect(doneToday).toBe(false);
    expect(all[0]).toEqual({ kind: "placement", questions: 20, minutes: 27 });
    expect(all[1]).toMatchObject({ kind: "set", due: 0, focus: { skill: "WIC" } });
  });

  test("places nobody of whom twenty answers are known", async () => {
    await answer(20);
    const { activities: all } = await activities();
    expect(all.map(({ kind }) => kind)).not.toContain("placement");
  });

  test("says of a skill what its own answers say", async () => {
    await server.close();
    server = await testServer({
      rateLimits: false,
      models: [aModel({ topic: "vocabulary-in-context", skill: "WIC" })],
    });
    browser = await server.browser();
    await answer(6, "C", "Reading");
    server.now = new Date(server.now.getTime() + 20 * DAY);
    const missed = { cause: "missed", wrong: 6, of: 6 };
    const { activities: all } = await activities();
    expect(all[1]).toMatchObject({ focus: { skill: "WIC", because: missed } });
  });

  test("refuses a time zone that there is not", async () => {
    const answered = await browser.get("/api/activities?timeZone=Mars/Base");
    await expectProblem(answered, 400, "invalid-request");
  });

  test("is as long as what is left of today's plan, and says when that is done", async () => {
    // The server's clock begins on a Friday.
    const plan = { testDate: null, goal: null, days: [5], minutesADay: 25 };
    await browser.patch("/api/me/preferences", { plan });
    await answer(20);
    const before = await activities();
    expect([before.doneToday, before.activities[0]?.minutes]).toEqual([false, 5]);
    await answer(5);
    const { doneToday, activities: all } = await activities();
    expect(doneToday).toBe(true);
    expect(all[0]?.minutes).toBeGreaterThan(0);
    server.now = new Date(server.now.getTime() + DAY);
    expect((await activities()).doneToday).toBe(false);
  });

  test("has what is due, on the day on which it is", async () => {
    await answer(1, "C");
    expect((await activities()).activities[1]).toMatchObject({ due: 0 });
    server.now = new Date(server.now.getTime() + DAY);
    expect((await activities()).activities[1]).toMatchObject({ due: 1 });
  });

  test("says the same until something has changed", async () => {
    await answer(3);
    expect(await activities()).toEqual(await activities());
  });

  test("refuses whoever is not signed in", async () => {
    await expectProblem(await server.app.request("/api/activities"), 401, "not-signed-in");
  });

  test("goes by nobody else's answers", async () => {
    await answer(20);
    const other = await server.browser();
    expect((await activities(other)).activities[0]?.kind).toBe("placement");
  });
});
