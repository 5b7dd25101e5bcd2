import { AnswerResult, Question, StudySession, User } from "@sat/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseKinds, type TestDatabase } from "./records/testing/databases.ts";
import { aModel } from "./testing/models.ts";
import { type Browser, HOME, type TestServer, testServer } from "./testing/server.ts";

const SERVERS = 3;
const TOPIC = "linear-equations";
/** Sign-ins that one address may begin in a minute. */
const SIGN_INS = 300;

/** SQLite is one process's own. */
const shared = databaseKinds.filter(([name]) => name !== "SQLite");

describe.each(shared)("three servers over one %s", (_, make) => {
  let database: TestDatabase;
  const servers: TestServer[] = [];

  beforeAll(async () => {
    database = await make();
    for (let server = 0; server < SERVERS; server++) {
      const records = await database.open();
      servers.push(await testServer({ records, models: [aModel({ stock: 30 })] }));
    }
  });

  afterAll(async () => {
    for (const server of servers) await server.close();
    await database.drop();
  });

  /** A new learner's browser as each of the servers meets it. */
  async function everywhere(): Promise<Browser[]> {
    const browser = await servers[0]?.browser();
    return servers.flatMap((server) => (browser === undefined ? [] : server.as(browser)));
  }

  test("know one another's sessions, and that one has ended", async () => {
    const browsers = await everywhere();
    const statuses = () =>
      Promise.all(browsers.map(async (browser) => (await browser.get("/api/me")).status));
    expect(await statuses()).toEqual([200, 200, 200]);
    await browsers[1]?.post("/api/sign-out");
    expect(await statuses()).toEqual([401, 401, 401]);
  });

  test("count an answer once that all of them are sent at once, and tell it alike", async () => {
    const browsers = await everywhere();
    const asked = await browsers[0]?.post("/api/question", { section: "Math" });
    const { id } = Question.parse(await asked?.json());
    const answer = { questionId: id, answer: "B", timeSpent: 1000 };
    const sent = [...browsers, ...browsers, ...browsers];
    const told = await Promise.all(
      sent.map(async (browser) => (await browser.post("/api/answers", answer)).text()),
    );
    expect(new Set(told).size).toBe(1);
    expect(AnswerResult.parse(JSON.parse(told[0] ?? "")).stats.totalQuestions).toBe(1);
    const me = User.parse(await (await browsers[2]?.get("/api/me"))?.json());
    expect(me.stats.totalQuestions).toBe(1);
  });

  test("give a learner who asks all of them at once no question twice", async () => {
    const browsers = await everywhere();
    const sent = Array.from({ length: 5 }, () => browsers).flat();
    const questions = await Promise.all(
      sent.map(async (browser) =>
        Question.parse(await (await browser.post("/api/question", { section: "Math" })).json()),
      ),
    );
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    expect(questions.filter(({ seenBefore }) => seenBefore)).toEqual([]);
  });

  test("open one study session, and put one question at each place of it", async () => {
    const browsers = await everywhere();
    const body = { topic: TOPIC, mode: "practice" };
    const opened = await Promise.all(
      browsers.map(async (browser) =>
        StudySession.parse(await (await browser.post("/api/study-sessions", body)).json()),
      ),
    );
    const [id] = new Set(opened.map((session) => session.id));
    const path = `/api/study-sessions/${id}/questions`;
    const asked = await Promise.all(
      browsers.map(async (browser) =>
        Question.parse(await (await browser.post(path, { number: 1 })).json()),
      ),
    );
    expect(new Set(opened.map((session) => session.id)).size).toBe(1);
    expect(new Set(asked.map((question) => question.id)).size).toBe(1);
  });

  test("hold an address to one allowance, whichever of them it calls", async () => {
    const begin = async (call: number) => {
      const options = {
        method: "POST",
        headers: { origin: HOME, "content-type": "application/json", "content-length": "19" },
        body: JSON.stringify({ mode: "redirect" }),
      };
      const server = servers[call % SERVERS];
      return (await server?.app.request(`${HOME}/api/sign-in`, options))?.status;
    };
    const statuses: (number | undefined)[] = [];
    for (let call = 0; call < SIGN_INS + SERVERS; call += SERVERS) {
      statuses.push(...(await Promise.all(servers.map((_server, at) => begin(call + at)))));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(SIGN_INS);
    expect(statuses.filter((status) => status === 429)).toHaveLength(SERVERS);
  });
});
