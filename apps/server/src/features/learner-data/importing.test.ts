import { EMPTY_STATS, Export, ImportResult } from "@sat/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectProblem } from "../../testing/expect-problem.ts";
import { type Browser, HOME, type TestServer, testServer } from "../../testing/server.ts";

let server: TestServer;
let browser: Browser;
afterEach(() => {
  vi.unstubAllEnvs();
});

beforeEach(async () => {
  server = await testServer();
  browser = await server.browser();
});
afterEach(() => server.close());

/** An import into the browser's account, on whose way something else is done. */
async function importBeside(task: () => Promise<void>): Promise<boolean> {
  async function* pieces() {
    await task();
    yield { studySessions: [], questions: [] };
  }
  const standing = { stats: EMPTY_STATS, lastDay: null };
  const counted = { preferences: {}, progress: new Map(), standing };
  const restoration = { uid: browser.uid, ...counted, pieces: pieces() };
  return server.records.restorations.restore(restoration, () => server.now);
}

test("nobody is let into an account while an import is under way, and all others are", async () => {
  const other = await server.browser();
  await importBeside(async () => {
    const refused = await browser.get("/api/me");
    expect(refused.headers.get("retry-after")).toBe("1");
    await expectProblem(refused, 503, "import-under-way");
    await expectProblem(await browser.delete("/api/me/progress"), 503, "import-under-way");
    expect((await other.get("/api/me")).status).toBe(200);
  });
  expect((await browser.get("/api/me")).status).toBe(200);
});

test("a learner can sign out while an import is under way", async () => {
  await importBeside(async () => {
    expect((await browser.post("/api/sign-out")).status).toBe(204);
  });
  await expectProblem(await browser.get("/api/me"), 401, "not-signed-in");
});

test("an account can be deleted while an import is under way, which then comes to nothing", async () => {
  const taken = importBeside(async () => {
    expect((await browser.delete("/api/me")).status).toBe(204);
  });
  await expect(taken).rejects.toThrow();
  await expectProblem(await browser.get("/api/me"), 401, "not-signed-in");
});

test("an import is taken by a server whose sources Node watches", async () => {
  vi.stubEnv("WATCH_REPORT_DEPENDENCIES", "1");
  const exported: unknown = await (await browser.get("/api/me/export")).json();
  expect((await browser.post("/api/me/import", exported)).status).toBe(200);
});

test("imports that are sent by half keep nobody from theirs", async () => {
  const exported: unknown = await (await browser.get("/api/me/export")).json();
  const halves = await Promise.all(Array.from({ length: 3 }, () => server.browser()));
  const ends = halves.map((half) => sendHalf(half));
  const taken = await browser.post("/api/me/import", exported);
  expect(ImportResult.parse(await taken.json())).toEqual({ answers: 0, studySessions: 0 });
  for (const { answer, breakOff } of ends) {
    breakOff();
    await expectProblem(await answer, 400, "malformed-body");
  }
});

test("what is longer than it was declared to be is no import", async () => {
  const body = "x".repeat(100);
  const headers = { ...headersOf(browser), "content-length": "10" };
  const answer = await server.app.request("/api/me/import", { method: "POST", headers, body });
  await expectProblem(answer, 400, "malformed-body");
});

test("what is nested deeper than any export is no import, and brackets in a text are none", async () => {
  const nested = Array.from({ length: 1_000 }).reduce<unknown[]>((inner) => [inner], []);
  await expectProblem(await browser.post("/api/me/import", nested), 400, "malformed-body");
  const text = { text: `\\"${"[".repeat(1_000)}` };
  await expectProblem(await browser.post("/api/me/import", text), 400, "invalid-export");
});

test.each(["features", "figure"])(
  "a question of which %s has more values than any export is refused in one sentence",
  async (field) => {
    await browser.post("/api/question", { section: "Math" });
    const exported = Export.parse(await (await browser.get("/api/me/export")).json());
    const many = Array.from({ length: 10_000 }, () => "none");
    const questions = exported.questions.map((question) => ({ ...question, [field]: many }));
    const answer = await browser.post("/api/me/import", { ...exported, questions });
    const { errors } = await expectProblem(answer, 400, "invalid-export");
    expect(errors).toEqual([{ field: "body", message: "Is too much to read" }]);
  },
);

test("of a list in which everything is wrong, what is wrong with its first is told", async () => {
  const exported = Export.parse(await (await browser.get("/api/me/export")).json());
  const topicProgress = Array.from({ length: 10_000 }, () => 1);
  const answer = await browser.post("/api/me/import", { ...exported, topicProgress });
  const { errors } = await expectProblem(answer, 400, "invalid-export");
  expect(errors?.map(({ field }) => field)).toEqual(
    [0, 1, 2, 3, 4].map((at) => `topicProgress.${at}`),
  );
});

test("a field whose name has no end is told by its beginning", async () => {
  const exported = (await (await browser.get("/api/me/export")).json()) as object; // as the contract has it
  const named = { ...exported, ["x".repeat(100_000)]: 1 };
  const answer = await browser.post("/api/me/import", named);
  const { errors } = await expectProblem(answer, 400, "invalid-export");
  expect(errors?.map(({ field }) => field)).toEqual(["x".repeat(200)]);
});

function headersOf({ cookie }: Browser) {
  return { cookie, origin: HOME, "content-type": "application/json" };
}

function sendHalf(half: Browser) {
  let breakOff = () => {};
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"format":'));
      breakOff = () => controller.error(new Error("gone"));
    },
  });
  const headers = { ...headersOf(half), "content-length": `${2 ** 20}` };
  const init = { method: "POST", headers, body, duplex: "half" } as const;
  return { answer: server.app.request("/api/me/import", init), breakOff: () => breakOff() };
}
