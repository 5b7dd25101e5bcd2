import { Writable } from "node:stream";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { createLog } from "../log.ts";
import { openRecordsOn } from "../records/records.ts";
import { databaseKinds } from "../records/testing/databases.ts";
import { storeEvents } from "../store-events.ts";
import { connectionFrom, HOME, type TestServer, testServer } from "../testing/server.ts";

let server: TestServer;
afterEach(() => server.close());

const Line = z.looseObject({ level: z.int(), time: z.int(), msg: z.string() });

/** A log that keeps what is written. */
function keptLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(...String(chunk).trim().split("\n"));
      done();
    },
  });
  return { lines, log: createLog("debug", stream) };
}

/** An error as drivers and clients throw them: full of what they were given. */
function tellingError(): Error {
  const cause = Object.assign(new Error("no"), { body: "secret-in-cause" });
  return Object.assign(new Error("It failed", { cause }), {
    code: "E42",
    detail: "Key (email)=(secret-in-detail)",
    response: { token: "secret-in-field" },
  });
}

describe("the log", () => {
  test("is JSON that names each request by the id its answer has", async () => {
    const { lines, log } = keptLog();
    server = await testServer({ log });
    const answer = await (await server.browser()).get("/api/me");
    const [line] = lines.map((text) => Line.parse(JSON.parse(text)));
    expect(line).toMatchObject({ method: "GET", path: "/api/me", status: 200, msg: "a request" });
    expect(line?.["requestId"]).toBe(answer.headers.get("x-request-id"));
  });

  test("holds no secret, whatever a request brings and however it fails", async () => {
    const { lines, log } = keptLog();
    const fail = () => {
      throw tellingError();
    };
    server = await testServer({ log, chance: fail });
    const browser = await server.browser();
    await browser.get("/api/me?timeZone=secret-in-query");
    await browser.patch("/api/me", { displayName: "secret-in-body" });
    await browser.post("/api/question", { section: "Mixed" });
    await server.app.request("/api/sign-in/callback?code=secret-code&state=secret-state");
    await server.app.request("/api/me", {
      headers: { authorization: "Bearer secret-bearer", cookie: "sat-session=secret-cookie" },
    });
    await server.app.request("/api/me", { method: "POST", headers: { origin: "https://secret" } });
    const [, token = ""] = browser.cookie.split("=");
    const all = lines.join("\n");
    expect(lines.length).toBeGreaterThanOrEqual(6);
    expect(all).toContain("It failed");
    expect(all).toContain("E42");
    expect(all).not.toContain("secret");
    expect(all).not.toContain(token);
    expect(all).not.toContain("ada@example.org");
  });

  test("tells slow queries by their text, without what was asked for", async () => {
    const { lines, log } = keptLog();
    server = await testServer();
    const { queried } = storeEvents({ log, remedy: "" });
    queried("select a from b where c = ?", 12);
    queried("select d from e where f = ?", 1234.5);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      msg: "a query was slow",
      sql: "select d from e where f = ?",
      took: 1235,
    });
  });
});

describe("a query", () => {
  test.each(databaseKinds)("on %s is told of without its values", async (_, make) => {
    server = await testServer();
    const told: string[] = [];
    const database = await make();
    const { log } = keptLog();
    const events = {
      ...storeEvents({ log, remedy: "" }),
      queried: (sql: string) => void told.push(sql),
    };
    const records = await openRecordsOn(database.differences(), events);
    await records.sessions.find("secret-hash", new Date());
    expect(told.at(-1)).toContain("token_hash");
    expect(told.join("\n")).not.toContain("secret");
    await records.close();
    await database.drop();
  });
});

describe("the id of a request", () => {
  async function idFor(address: string, given: string): Promise<string | null> {
    const headers = { "x-request-id": given };
    const answer = await server.app.request(
      `${HOME}/healthz`,
      { headers },
      connectionFrom(address, headers),
    );
    return answer.headers.get("x-request-id");
  }

  test("is the one that a trusted proxy gave it, and nobody else's", async () => {
    server = await testServer({ trustedProxies: ["10.0.0.0/8"] });
    expect(await idFor("10.1.2.3", "from-proxy:1")).toBe("from-proxy:1");
    expect(await idFor("192.0.2.7", "from-elsewhere")).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idFor("10.1.2.3", 'x" level="50')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idFor("10.1.2.3", "x".repeat(65))).toMatch(/^[0-9a-f-]{36}$/);
  });
});
