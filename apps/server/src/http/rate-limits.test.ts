import { afterEach, describe, expect, test } from "vitest";
import { expectProblem } from "../testing/expect-problem.ts";
import {
  type Browser,
  connectionFrom,
  HOME,
  type TestServer,
  testServer,
} from "../testing/server.ts";
import { ANSWER, COPY, SIGN_IN } from "./rate-limits.ts";

let server: TestServer;
afterEach(() => server.close());

const ANSWERED = { questionId: "none", answer: "A", timeSpent: 1 };

/** How many of so many calls are turned away for their number; the clock stands still meanwhile. */
async function refusedOf(count: number, call: () => Promise<Response>): Promise<number> {
  let refused = 0;
  for (let made = 0; made < count; made++) if ((await call()).status === 429) refused += 1;
  return refused;
}

describe("a learner who calls too often", () => {
  const perLearner = ANSWER.perLearner ?? 0;
  const answer = (browser: Browser) => () => browser.post("/api/answers", ANSWERED);

  test("is told to wait, as with every problem, and then served again", async () => {
    server = await testServer();
    const browser = await server.browser();
    expect(await refusedOf(perLearner + 3, answer(browser))).toBe(3);
    const refused = await answer(browser)();
    expect(refused.headers.get("retry-after")).toBe("1");
    await expectProblem(refused, 429, "too-many-requests");
    server.now = new Date(server.now.getTime() + 1000);
    await expectProblem(await answer(browser)(), 404, "not-found");
  });

  test("costs nobody else anything, and may still do other things", async () => {
    server = await testServer();
    const [browser, other] = [await server.browser(), await server.browser()];
    await refusedOf(perLearner, answer(browser));
    await expectProblem(await answer(other)(), 404, "not-found");
    expect((await browser.post("/api/question", { section: "Math" })).status).toBe(200);
  });

  test("uses up no more of the address's allowance than is their own", async () => {
    server = await testServer();
    const browser = await server.browser();
    await refusedOf(ANSWER.perNetwork + 1, answer(browser));
    await expectProblem(await answer(await server.browser())(), 404, "not-found");
  });

  test("is served all the same where there are no limits", async () => {
    server = await testServer({ rateLimits: false });
    expect(await refusedOf(perLearner + 1, answer(await server.browser()))).toBe(0);
  });
});

describe("a learner who copies all their data too often", () => {
  test.each([
    ["out", (browser: Browser) => browser.get("/api/me/export"), 200],
    ["out as a table", (browser: Browser) => browser.get("/api/me/answers.csv"), 200],
    ["in", (browser: Browser) => browser.post("/api/me/import", {}), 400],
  ])("%s is told to wait, and may practise meanwhile", async (_, copy, status) => {
    server = await testServer();
    const browser = await server.browser();
    const first = await copy(browser);
    expect(first.status).toBe(status);
    await first.text();
    const perLearner = COPY.perLearner ?? 0;
    expect(await refusedOf(perLearner + 1, () => copy(browser))).toBe(2);
    expect((await browser.post("/api/question", { section: "Math" })).status).toBe(200);
  });
});

describe("an address with too many sign-ins", () => {
  const signIn = (address: string) => async () =>
    server.app.request(
      "/api/sign-in",
      {
        method: "POST",
        headers: { origin: HOME, "content-type": "application/json" },
        body: '{"mode":"popup"}',
      },
      connectionFrom(address),
    );

  test("is turned away, and no other", async () => {
    server = await testServer();
    expect(await refusedOf(SIGN_IN.perNetwork + 2, signIn("192.0.2.7"))).toBe(2);
    await expectProblem(await signIn("192.0.2.7")(), 429, "too-many-requests");
    expect((await signIn("192.0.2.8")()).status).toBe(200);
  });
});
