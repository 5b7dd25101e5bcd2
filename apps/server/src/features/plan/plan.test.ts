import { type Plan, PlanOutline, Question } from "@sat/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { expectProblem } from "../../testing/expect-problem.ts";
import { type Browser, type TestServer, testServer } from "../../testing/server.ts";

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = await testServer();
  browser = await server.browser();
});
afterEach(() => server.close());

/** The server's clock begins on 20 November 2026, a Friday. */
const PLAN: Plan = { testDate: "2026-12-05", goal: 1300, days: [1, 3, 5], minutesADay: 30 };

async function plan(change: Partial<Plan> = {}): Promise<void> {
  const answer = await browser.patch("/api/me/preferences", { plan: { ...PLAN, ...change } });
  expect(answer.status).toBe(200);
}

async function outline(query = "", of = browser): Promise<PlanOutline> {
  const found = await of.get(`/api/plan${query}`);
  expect(found.status).toBe(200);
  return PlanOutline.strict().parse(await found.json());
}

async function give(minutes: number): Promise<void> {
  const asked = await browser.post("/api/question", { section: "Math" });
  const { id: questionId } = Question.parse(await asked.json());
  const body = { questionId, answer: "B", timeSpent: minutes * 60_000 };
  expect((await browser.post("/api/answers", body)).status).toBe(200);
}

const aDayLater = (days: number) => {
  server.now = new Date(server.now.getTime() + days * 86_400_000);
};

test("without a plan there are no weeks, and what was done is told all the same", async () => {
  await give(4);
  const { weeks, ...rest } = await outline();
  expect(weeks).toEqual([]);
  expect(rest).toEqual({
    today: "2026-11-20",
    thisWeek: { answers: 1, minutes: 4 },
    answers: 1,
  });
});

test("before the first answer all weeks are mixed but the last, which is light", async () => {
  await plan();
  const { weeks, answers } = await outline();
  expect(answers).toBe(0);
  expect(weeks.map(({ monday, focus }) => [monday, focus])).toEqual([
    ["2026-11-16", "mixed"],
    ["2026-11-23", "mixed"],
    ["2026-11-30", "light"],
  ]);
});

test("after answers a week is about the skills that are worth most", async () => {
  await plan();
  await give(1);
  const [first] = (await outline()).weeks;
  expect(first).toMatchObject({ focus: "skills", days: [{ day: "2026-11-20", minutes: 29 }] });
  expect(first?.skills).toHaveLength(3);
});

test("what was missed is not owed: days later the plan is the same from that day on", async () => {
  await plan();
  const before = (await outline()).weeks.flatMap(({ days }) => days);
  aDayLater(4);
  const { weeks, thisWeek } = await outline();
  expect(thisWeek).toEqual({ answers: 0, minutes: 0 });
  expect(weeks.flatMap(({ days }) => days)).toEqual(
    before.filter(({ day }) => day >= "2026-11-24"),
  );
});

test("on the day of the test nothing is planned any more", async () => {
  await plan({ testDate: "2026-11-20" });
  expect((await outline()).weeks).toEqual([]);
});

test("today is the learner's own", async () => {
  expect((await outline("?timeZone=Pacific%2FKiritimati")).today).toBe("2026-11-21");
});

test("tells nobody of another's plan or answers", async () => {
  await plan();
  await give(4);
  const found = await outline("", await server.browser());
  expect(found).toMatchObject({ weeks: [], thisWeek: { answers: 0, minutes: 0 }, answers: 0 });
});

test("refuses a time zone that is unknown, and whoever is not signed in", async () => {
  const unknown = await browser.get("/api/plan?timeZone=Mars%2FOlympus");
  await expectProblem(unknown, 400, "invalid-request");
  await expectProblem(await server.app.request("/api/plan"), 401, "not-signed-in");
});
