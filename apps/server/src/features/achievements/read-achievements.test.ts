import { type Achievement, Achievements, Export, Question } from "@sat/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "../../testing/expect-problem.ts";
import { type Browser, type TestServer, testServer } from "../../testing/server.ts";
import { AIMS } from "./aims.ts";

const ADDRESS = "/api/achievements";
const DAY = 86_400_000;

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = await testServer({ rateLimits: false });
  browser = await server.browser();
});
afterEach(() => server.close());

/** Gets questions and answers them; their key is B. */
async function answer(count: number, letter = "B"): Promise<void> {
  for (let given = 0; given < count; given++) {
    const asked = await browser.post("/api/question", { section: "Math" });
    const { id: questionId } = Question.parse(await asked.json());
    await browser.post("/api/answers", { questionId, answer: letter, timeSpent: 9000 });
  }
}

function passDays(days: number): void {
  server.now = new Date(server.now.getTime() + days * DAY);
}

async function achievementsOf(of = browser, query = ""): Promise<readonly Achievement[]> {
  const answered = await of.get(ADDRESS + query);
  expect(answered.status).toBe(200);
  return Achievements.strict().parse(await answered.json()).achievements;
}

async function find(id: string, query = ""): Promise<Achievement | undefined> {
  return (await achievementsOf(browser, query)).find((one) => one.id === id);
}

describe("GET /api/achievements", () => {
  test("tells of all thirty before the first answer, none of them reached", async () => {
    const all = await achievementsOf();
    expect(all).toHaveLength(30);
    expect(all.every(({ progress, reachedOn }) => progress === 0 && reachedOn === null)).toBe(true);
  });

  test("tells how far the next is, and since when one is reached", async () => {
    await answer(4);
    passDays(1);
    await answer(5, "A");
    expect(await find("ten-questions")).toEqual({
      id: "ten-questions",
      name: "First ten",
      takes: "Answer 10 questions.",
      goal: 10,
      progress: 9,
      reachedOn: null,
    });
    await answer(1);
    passDays(1);
    await answer(1);
    const reached = { progress: 10, reachedOn: "2026-11-21" };
    expect(await find("ten-questions")).toMatchObject(reached);
    expect(await find("fifty-right")).toMatchObject({ progress: 6, reachedOn: null });
  });

  test("keeps what a streak has reached when it ends, and counts it over a freeze", async () => {
    for (let day = 0; day < 8; day++) {
      await answer(1);
      passDays(day === 6 ? 2 : 1);
    }
    passDays(15);
    expect(await find("week-streak")).toMatchObject({ progress: 7, reachedOn: "2026-11-26" });
    expect(await find("month-streak")).toMatchObject({ progress: 8 });
  });

  test("counts right answers of each section only so far towards all three", async () => {
    await answer(51);
    expect(await find("all-sections")).toMatchObject({ goal: 150, progress: 50 });
  });

  test("tells the day of an instant in the time zone that is asked for", async () => {
    server.now = new Date("2026-11-20T20:00:00.000Z");
    await answer(10);
    expect(await find("first-advanced")).toMatchObject({ reachedOn: "2026-11-20" });
    const elsewhere = await find("first-advanced", "?timeZone=Asia/Tokyo");
    expect(elsewhere).toMatchObject({ reachedOn: "2026-11-21" });
  });

  test("is the same after an import, nothing after a reset, and each learner's own", async () => {
    await answer(12);
    const before = await achievementsOf();
    const file = Export.parse(await (await browser.get("/api/me/export")).json());
    const other = await server.browser();
    const nothing = await achievementsOf(other);
    await other.post("/api/me/import", file);
    expect(await achievementsOf(other)).toEqual(before);
    await browser.delete("/api/me/progress");
    expect(await achievementsOf()).toEqual(nothing);
  });

  test("refuses a time zone that is unknown, and whoever is not signed in", async () => {
    const answered = await browser.get(`${ADDRESS}?timeZone=Mars/Olympus`);
    await expectProblem(answered, 400, "invalid-request");
    await expectProblem(await server.app.request(ADDRESS), 401, "not-signed-in");
  });
});

describe("the achievements", () => {
  test("have a name and an id each of their own", () => {
    for (const key of ["id", "name", "takes"] as const)
      expect(new Set(AIMS.map((aim) => aim[key])).size).toBe(AIMS.length);
  });

  test("of one figure come together, the easiest first", () => {
    const places = AIMS.map(({ figure, goal }) => ({ figure, goal }));
    for (const [at, { figure, goal }] of places.entries()) {
      const earlier = places.slice(0, at).filter((one) => one.figure === figure);
      expect(earlier.every((one) => one.goal < goal)).toBe(true);
      if (earlier.length > 0) expect(places[at - 1]?.figure).toBe(figure);
    }
  });
});
