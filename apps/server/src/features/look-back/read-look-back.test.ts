import { LookBack, Question } from "@sat/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "../../testing/expect-problem.ts";
import { type Browser, type TestServer, testServer } from "../../testing/server.ts";

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = await testServer();
  browser = await server.browser();
});
afterEach(() => server.close());

/** Gets a question and answers it; its key is B. */
async function answerOn(day: string, letter: "B" | "C"): Promise<void> {
  server.now = new Date(`${day}T12:00:00.000Z`);
  const asked = await browser.post("/api/question", { section: "Math" });
  const { id: questionId } = Question.parse(await asked.json());
  const body = { questionId, answer: letter, timeSpent: 40_000 };
  expect((await browser.post("/api/answers", body)).status).toBe(200);
}

async function lookBack(query = "", of = browser): Promise<LookBack> {
  const found = await of.get(`/api/look-back${query}`);
  expect(found.status).toBe(200);
  return LookBack.strict().parse(await found.json());
}

describe("GET /api/look-back", () => {
  test("says nothing of a week without answers, and leads nowhere", async () => {
    expect(await lookBack()).toMatchObject({
      week: "2026-W46",
      monday: "2026-11-09",
      sentences: [],
      sections: [],
      earlier: null,
      later: null,
    });
  });

  test("tells of the last full week, day by day and beside the week before", async () => {
    await answerOn("2026-11-20", "C");
    await answerOn("2026-11-25", "B");
    await answerOn("2026-11-25", "C");
    await answerOn("2026-11-29", "B");
    await answerOn("2026-11-30", "B"); // a Monday
    const { days, ...told } = await lookBack();
    expect(told).toEqual({
      week: "2026-W48",
      monday: "2026-11-23",
      sentences: expect.arrayContaining(["You answered 3 questions on 2 days and got 2 right."]),
      sections: [
        { section: "Math", week: { answers: 3, right: 2 }, before: { answers: 1, right: 0 } },
      ],
      earlier: "2026-W47",
      later: null,
    });
    expect(told.sentences).toHaveLength(5);
    expect(days.map(({ day, answers, right }) => [day, answers, right])).toEqual([
      ["2026-11-23", 0, 0],
      ["2026-11-24", 0, 0],
      ["2026-11-25", 2, 1],
      ["2026-11-26", 0, 0],
      ["2026-11-27", 0, 0],
      ["2026-11-28", 0, 0],
      ["2026-11-29", 1, 1],
    ]);
  });

  test("leads from week to week past those without answers, to none that is not over", async () => {
    await answerOn("2026-11-20", "B");
    await answerOn("2026-12-08", "B");
    await answerOn("2026-12-16", "B");
    expect(await lookBack("?week=2026-W48")).toMatchObject({
      sentences: [],
      earlier: "2026-W47",
      later: "2026-W50",
    });
    expect(await lookBack("?week=2026-W47")).toMatchObject({ earlier: null, later: "2026-W50" });
    expect(await lookBack("?week=2026-W50")).toMatchObject({ earlier: "2026-W47", later: null });
    expect((await lookBack("?week=2026-W51")).week).toBe("2026-W50");
  });

  test("ends a week with the learner's own Sunday", async () => {
    await answerOn("2026-11-20", "B");
    server.now = new Date("2026-11-23T01:00:00.000Z");
    expect((await lookBack()).week).toBe("2026-W47");
    expect((await lookBack("?timeZone=America%2FChicago")).week).toBe("2026-W46");
  });

  test("tells nobody of another's week", async () => {
    await answerOn("2026-11-20", "B");
    server.now = new Date("2026-11-24T12:00:00.000Z");
    const other = await server.browser();
    expect((await lookBack("", other)).sentences).toEqual([]);
  });

  test("refuses what is no week, a time zone that is unknown, and whoever is not signed in", async () => {
    for (const query of ["?week=2026-W54", "?week=2026-11-23", "?timeZone=Mars%2FOlympus"])
      await expectProblem(await browser.get(`/api/look-back${query}`), 400, "invalid-request");
    const signedOut = await server.app.request("/api/look-back");
    await expectProblem(signedOut, 401, "not-signed-in");
  });
});
