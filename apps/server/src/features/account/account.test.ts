import {
  DEFAULT_PREFERENCES,
  DISPLAY_NAME_LIMIT,
  EMPTY_STATS,
  type PreferencesChange,
  User,
} from "@sat/contract";
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

async function userIn(answer: Response): Promise<User> {
  expect(answer.status).toBe(200);
  return User.strict().parse(await answer.json());
}

describe("GET /api/me", () => {
  test("answers the learner's own user document", async () => {
    await server.browser();
    expect(await userIn(await browser.get("/api/me"))).toEqual({
      uid: browser.uid,
      email: "ada@example.org",
      displayName: "Ada",
      photoURL: null,
      emailVerified: true,
      joinDate: "2026-11-20T12:00:00.000Z",
      lastLoginDate: "2026-11-20T12:00:00.000Z",
      preferences: DEFAULT_PREFERENCES,
      stats: EMPTY_STATS,
    });
  });

  test("refuses a time zone that is unknown or given twice", async () => {
    for (const query of ["timeZone=Mars%2FOlympus", "timeZone=UTC&timeZone=UTC", "timeZone="]) {
      const answer = await browser.get(`/api/me?${query}`);
      const problem = await expectProblem(answer, 400, "invalid-request");
      expect(problem.errors?.[0]?.field).toBe("timeZone");
    }
  });

  test("refuses whoever is not signed in, or no longer", async () => {
    await expectProblem(await server.app.request("/api/me"), 401, "not-signed-in");
    server.now = new Date("2027-11-20T12:00:00.000Z");
    await expectProblem(await browser.get("/api/me"), 401, "not-signed-in");
  });
});

describe("PATCH /api/me", () => {
  test("changes the display name, without the spaces around it", async () => {
    const user = await userIn(await browser.patch("/api/me", { displayName: "  Countess  " }));
    expect(user.displayName).toBe("Countess");
    expect((await userIn(await browser.get("/api/me"))).displayName).toBe("Countess");
  });

  test("keeps a name letter for letter, whatever it could be decoded to", async () => {
    const displayName = String.raw`<b> &amp;lt; %2541 + \u0041 ${"' or 1=1"} "; -- $1`;
    await browser.patch("/api/me", { displayName });
    expect((await userIn(await browser.get("/api/me"))).displayName).toBe(displayName);
  });

  test.each([
    [{ displayName: "   " }],
    [{ displayName: "x".repeat(DISPLAY_NAME_LIMIT + 1) }],
    [{ displayName: "Ada\u0007" }],
    [{ displayName: "Ada\u202Eecalevol" }],
    [{ displayName: null }],
    [{}],
  ])("refuses %j", async (body) => {
    const answer = await browser.patch("/api/me", body);
    const problem = await expectProblem(answer, 400, "invalid-request");
    expect(problem.errors?.[0]?.field).toBe("displayName");
  });

  test("refuses a name with the character 0, which no database could keep", async () => {
    const answer = await browser.patch("/api/me", { displayName: "A\u0000a" });
    await expectProblem(answer, 400, "malformed-body");
  });

  test("refuses whoever is not signed in", async () => {
    const answer = await server.app.request("/api/me", { method: "PATCH" });
    await expectProblem(answer, 401, "not-signed-in");
  });
});

const PLAN = { testDate: "2027-03-13", goal: 1300, days: [1, 3], minutesADay: 30 };

describe("PATCH /api/me/preferences", () => {
  test("keeps a plan, and no plan", async () => {
    const planned = await userIn(await browser.patch("/api/me/preferences", { plan: PLAN }));
    expect(planned.preferences.plan).toEqual(PLAN);
    const none = await userIn(await browser.patch("/api/me/preferences", { plan: null }));
    expect(none.preferences.plan).toBeNull();
  });

  test("merges the given fields and answers the whole document", async () => {
    const change: PreferencesChange = { defaultSection: "Mixed", timerEnabled: false };
    const user = await userIn(await browser.patch("/api/me/preferences", change));
    expect(user.preferences).toEqual({ ...DEFAULT_PREFERENCES, ...change });
  });

  test("keeps parallel changes of different fields", async () => {
    await Promise.all([
      browser.patch("/api/me/preferences", { feedbackStyle: "brief" }),
      browser.patch("/api/me/preferences", { defaultDifficulty: "Hard" }),
    ]);
    const { preferences } = await userIn(await browser.get("/api/me"));
    expect(preferences).toMatchObject({ feedbackStyle: "brief", defaultDifficulty: "Hard" });
  });

  test("changes nobody else's", async () => {
    const other = await server.browser();
    await browser.patch("/api/me/preferences", { feedbackStyle: "brief" });
    const { preferences } = await userIn(await other.get("/api/me"));
    expect(preferences).toEqual(DEFAULT_PREFERENCES);
  });

  test.each([
    ["defaultSection", { defaultSection: "Latin" }],
    ["timerEnabled", { timerEnabled: 1 }],
    ["uid", { uid: "somebody" }],
    ["plan.days", { plan: { ...PLAN, days: [1, 1] } }],
    ["plan.goal", { plan: { ...PLAN, goal: 1295 } }],
  ])("refuses a wrong or unknown %s", async (field, change) => {
    const answer = await browser.patch("/api/me/preferences", change);
    const problem = await expectProblem(answer, 400, "invalid-request");
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
  });

  test("refuses whoever is not signed in", async () => {
    const answer = await server.app.request("/api/me/preferences", { method: "PATCH" });
    await expectProblem(answer, 401, "not-signed-in");
  });
});
