import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recordsFile } from "../records/dialects.ts";
import { openRecords, openRecordsOn } from "../records/records.ts";
import { breakable } from "../records/testing/breakable.ts";
import { rootOf, spoil } from "../records/testing/spoiled-file.ts";
import { storeEvents } from "../store-events.ts";
import { expectProblem } from "../testing/expect-problem.ts";
import { type TestServer, testServer } from "../testing/server.ts";

let dataDir: string;
let database: ReturnType<typeof breakable>;
let server: TestServer;
const said = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "outage-"));
  database = breakable(dataDir);
  server = await testServer({
    records: await openRecordsOn(
      database.differences,
      storeEvents({ log: said, remedy: "Restore it." }),
    ),
  });
});

afterEach(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
  vi.clearAllMocks();
});

test.each(["connections", "queries"] as const)(
  "calls are told of lost %s, the log once, and all goes on when the database is back",
  async (what) => {
    const browser = await server.browser();
    database.lose(what);
    for (let call = 0; call < 3; call++) {
      const answer = await browser.post("/api/question", { section: "Math" });
      expect(answer.headers.get("retry-after")).toBe("5");
      await expectProblem(answer, 503, "store-unavailable");
    }
    await expectProblem(await server.app.request("/readyz"), 503, "store-unavailable");
    expect((await server.app.request("/healthz")).status).toBe(200);
    expect(said.error).toHaveBeenCalledOnce();
    expect(server.logged).toEqual([]);

    database.restore();
    // Nobody calls: the records try again by themselves.
    await vi.waitFor(() => expect(said.info).toHaveBeenCalledWith("the database is back"), 20_000);
    expect((await browser.post("/api/question", { section: "Math" })).status).toBe(200);
    expect(said.info).toHaveBeenCalledOnce();

    database.lose(what);
    await browser.get("/api/me");
    expect(said.error).toHaveBeenCalledTimes(2);
  },
);

test("a database that is read but takes no writes is away, and the log is told once", async () => {
  const browser = await server.browser();
  database.lose("writes");
  for (let call = 0; call < 5; call++) {
    const answer = await browser.post("/api/question", { section: "Math" });
    await expectProblem(answer, 503, "store-unavailable");
    expect((await browser.get("/api/me")).status).toBe(200);
  }
  expect(said.error).toHaveBeenCalledOnce();
  expect(said.info).not.toHaveBeenCalled();
});

test("calls that meet damage are told of an outage, the log once what to do, and the server is ready no more", async () => {
  const damagedDir = join(dataDir, "damaged");
  await (await openRecords({ dataDir: damagedDir })).close();
  const file = recordsFile(damagedDir);
  await spoil(file, rootOf(file, "answers_history"));
  const events = storeEvents({ log: said, remedy: "Restore it." });
  const damaged = await testServer({ records: await openRecords({ dataDir: damagedDir }, events) });
  const browser = await damaged.browser();
  expect((await damaged.app.request("/readyz")).status).toBe(200);
  for (let call = 0; call < 3; call++) {
    await expectProblem(await browser.get("/api/history"), 503, "store-unavailable");
  }
  damaged.now = new Date(damaged.now.getTime() + 1_000);
  await expectProblem(await damaged.app.request("/readyz"), 503, "store-unavailable");
  expect((await browser.get("/api/me")).status).toBe(200);
  expect(said.error).toHaveBeenCalledOnce();
  expect(said.error).toHaveBeenCalledWith(
    expect.objectContaining({ remedy: "Restore it." }),
    "the database is damaged",
  );
  expect(damaged.logged).toEqual([]);
  await damaged.close();
});
