import { Export, Problem, Question, StudySession } from "@sat/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseKinds, type TestDatabase } from "./records/testing/databases.ts";
import { aModel } from "./testing/models.ts";
import { type Browser, type TestServer, testServer } from "./testing/server.ts";

const RACES = 8;
const QUESTIONS = 6;

describe.each(databaseKinds)("calls that race a deletion on %s", (_, make) => {
  let database: TestDatabase;
  let server: TestServer;

  beforeAll(async () => {
    database = await make();
    const records = await database.open();
    server = await testServer({ records, models: [aModel({ stock: 200 })], rateLimits: false });
  });

  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  async function ask(browser: Browser): Promise<string> {
    const asked = await browser.post("/api/question", { section: "Math" });
    return Question.parse(await asked.json()).id;
  }

  /** A learner with some of everything, and whatever they may call at once. */
  async function aBusyLearner() {
    const browser = await server.browser();
    const ids: string[] = [];
    for (let count = 0; count < QUESTIONS; count++) ids.push(await ask(browser));
    const topic = "linear-equations";
    const opened = await browser.post("/api/study-sessions", { topic, mode: "practice" });
    const { id: session } = StudySession.parse(await opened.json());
    const place = { number: 1, kinds: ["choice"] };
    const answer = (questionId = "") => ({ questionId, answer: "B", timeSpent: 900 });
    await browser.post("/api/answers", answer(await ask(browser)));
    const report = { flaw: "typo", comment: "" };
    const call = () => [
      ...ids.map((id) => browser.post("/api/answers", answer(id))),
      ...ids.map((id) => browser.put(`/api/reports/${id}`, report)),
      ...ids.map((questionId) => browser.post("/api/skips", { questionId })),
      browser.post("/api/question", { section: "Math", shown: ids.toReversed() }),
      browser.post("/api/question", { section: "Math", shown: ids }),
      browser.post("/api/study-sessions", { topic, mode: "learning" }),
      browser.post(`/api/study-sessions/${session}/questions`, place),
      browser.post(`/api/study-sessions/${session}/questions`, { ...place, kinds: ["entry"] }),
      browser.patch("/api/me/preferences", { feedbackStyle: "brief" }),
      browser.get("/api/me"),
      browser.get("/api/history"),
    ];
    return { browser, call };
  }

  async function statusesOf(calls: readonly Promise<Response>[]): Promise<number[]> {
    return (await Promise.all(calls)).map(({ status }) => status);
  }

  test("are answered, or told that there is no such thing or nobody signed in", async () => {
    for (let race = 0; race < RACES; race++) {
      const { browser, call } = await aBusyLearner();
      const [before, deletion, after] = [call(), browser.delete("/api/me"), call()];
      expect((await deletion).status).toBe(204);
      const statuses = new Set(await statusesOf([...before, ...after]));
      expect([...statuses].filter((status) => ![200, 204, 401, 404].includes(status))).toEqual([]);
      expect((await browser.get("/api/me")).status).toBe(401);
    }
    expect(server.logged).toEqual([]);
  });

  test("are no more than refused where all is reset and taken in again", async () => {
    for (let race = 0; race < RACES; race++) {
      const { browser, call } = await aBusyLearner();
      const data = Export.parse(await (await browser.get("/api/me/export")).json());
      const before = call();
      const reset = browser.delete("/api/me/progress");
      const between = call();
      const taken = browser.post("/api/me/import", data);
      const answers = await Promise.all([...before, ...between, taken, ...call()]);
      for (const answer of answers.filter(({ status }) => status >= 500)) {
        const { type } = Problem.parse(await answer.json());
        expect(["import-under-way", "reset-under-way"]).toContain(type);
      }
      expect((await reset).status).toBe(204);
      expect([200, 409, 503]).toContain((await taken).status);
    }
    expect(server.logged).toEqual([]);
  });
});
