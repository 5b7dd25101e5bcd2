import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as contract from "@sat/contract";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { expectProblem } from "../testing/expect-problem.ts";
import { HOME, type TestServer, testServer } from "../testing/server.ts";

/** Milliseconds. */
const DAY = 86_400_000;

let server: TestServer;
afterEach(() => server.close());

describe("a body", () => {
  async function send(body: string, headers: Record<string, string> = {}): Promise<Response> {
    server = await testServer();
    const { cookie } = await server.browser();
    return server.app.request("/api/question", {
      method: "POST",
      headers: { cookie, "content-type": "application/json", ...headers },
      body,
    });
  }

  test.each([
    ["broken", "{"],
    ["empty", ""],
    ["not JSON", "section=Math"],
  ])("that is %s is malformed", async (_, body) => {
    await expectProblem(await send(body), 400, "malformed-body");
  });

  test.each(["[]", '"Math"', "null"])("that is %s and no object is not valid", async (body) => {
    await expectProblem(await send(body), 400, "invalid-request");
  });

  test("has no field by a name that every object has", async () => {
    expect((await send('{"section":"Math","__proto__":{"topic":"none"}}')).status).toBe(200);
    await expectProblem(await send('{"__proto__":{"section":"Math"}}'), 400, "invalid-request");
    for (const name of ["__proto__", "constructor", "toString"]) {
      const body = JSON.stringify({ section: "Math", topic: name });
      await expectProblem(await send(body), 400, "invalid-request");
    }
  });

  test("of JSON may say its character set", async () => {
    const headers = { "content-type": "Application/JSON; charset=utf-8" };
    expect((await send('{"section":"Math"}', headers)).status).toBe(200);
  });

  test("of more than 16 KiB is too large", async () => {
    const body = JSON.stringify({ section: "Math", padding: "x".repeat(16 * 1024) });
    const answer = await send(body, { "content-length": `${body.length}` });
    await expectProblem(answer, 413, "body-too-large");
  });

  test("in chunks of no declared length is refused", async () => {
    const answer = await send('{"section":"Math"}', { "transfer-encoding": "chunked" });
    await expectProblem(answer, 413, "length-not-declared");
  });
});

function expectMethods(answer: Response, status: number, allow: string): void {
  expect(answer.status).toBe(status);
  expect(answer.headers.get("allow")).toBe(allow);
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
}

describe("a request", () => {
  const ask = { method: "POST", body: '{"section":"Math"}' };

  test.each(["https://evil.example", "http://localhost:4000", "https://localhost:3000", "null"])(
    "to change something, from a page of %s, is refused",
    async (origin) => {
      server = await testServer();
      const { cookie } = await server.browser();
      const headers = { cookie, origin, "content-type": "application/json" };
      const answer = await server.app.request("/api/question", { ...ask, headers });
      const problem = await expectProblem(answer, 403, "foreign-origin");
      expect(problem.detail).toContain(HOME);
    },
  );

  test("to change something, from no page, is served", async () => {
    server = await testServer();
    const { cookie } = await server.browser();
    const headers = { cookie, "content-type": "application/json" };
    expect((await server.app.request("/api/question", { ...ask, headers })).status).toBe(200);
  });

  test("for an unknown address of the API finds nothing", async () => {
    server = await testServer();
    await expectProblem(await server.app.request("/api/nothing"), 404, "not-found");
    const unknown = await server.app.request("/api/nothing", { method: "OPTIONS" });
    await expectProblem(unknown, 404, "not-found");
  });

  test.each([
    ["GET", "/api/question", "OPTIONS, POST"],
    ["PUT", "/api/me", "DELETE, GET, HEAD, OPTIONS, PATCH"],
    ["POST", "/api/study-sessions/none", "DELETE, GET, HEAD, OPTIONS"],
    ["DELETE", "/api/docs", "GET, HEAD, OPTIONS"],
    ["POST", "/healthz", "GET, HEAD, OPTIONS"],
  ])("of %s %s is told the methods there are", async (method, path, allow) => {
    server = await testServer();
    const request = () => server.app.request(path, { method, headers: { "content-length": "0" } });
    expectMethods(await request(), 405, allow);
    expectMethods(await server.app.request(path, { method: "OPTIONS" }), 204, allow);
  });

  test("of HEAD is answered as GET is, without the body", async () => {
    server = await testServer();
    const { cookie } = await server.browser();
    const answer = await server.app.request("/api/me", { method: "HEAD", headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(await answer.text()).toBe("");
  });

  test("has its address decoded once, and not again", async () => {
    server = await testServer();
    const browser = await server.browser();
    const wanted = { topic: "linear-equations", mode: "practice" };
    const opened = await browser.post("/api/study-sessions", wanted);
    const { id } = contract.StudySession.parse(await opened.json());
    const escaped = `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`;
    expect((await browser.get(`/api/study-sessions/${escaped}`)).status).toBe(200);
    const twice = await browser.get(`/api/study-sessions/${escaped.replace("%", "%25")}`);
    await expectProblem(twice, 400, "invalid-request");
  });

  test("with a parameter given twice is refused", async () => {
    server = await testServer();
    const answer = await (await server.browser()).get("/api/history?limit=1&limit=2");
    await expectProblem(answer, 400, "invalid-request");
  });

  test("with an address longer than any is refused", async () => {
    server = await testServer();
    const answer = await server.app.request(`/api/me?timeZone=${"x".repeat(9000)}`);
    await expectProblem(answer, 414, "address-too-long");
  });

  test("that fails for no foreseen reason is answered with an id that the log has too", async () => {
    server = await testServer({
      chance: () => {
        throw new Error("the secret reason");
      },
    });
    const browser = await server.browser();
    const answer = await browser.post("/api/question", { section: "Mixed" });
    const problem = await expectProblem(answer, 500, "unexpected");
    expect(JSON.stringify(problem)).not.toContain("secret");
    const requestId = answer.headers.get("x-request-id");
    expect(problem.detail).toContain(requestId);
    expect(server.logged).toEqual([
      { requestId, err: expect.objectContaining({ message: "the secret reason" }) },
    ]);
  });
});

describe("every answer", () => {
  test("of the API is kept by no cache, whatever refused the request", async () => {
    server = await testServer();
    const origin = "https://evil.example";
    const answers = [
      await server.app.request("/api/me"),
      await server.app.request(`/api/${"x".repeat(9_000)}`),
      await server.app.request("/api/question", { method: "POST", headers: { origin } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 414, 403]);
    for (const { headers } of answers) expect(headers.get("cache-control")).toBe("no-store");
  });

  test("keeps the browser careful, errors and ready-made ones included", async () => {
    server = await testServer();
    const browser = await server.browser();
    const answers = [
      await server.app.request("/healthz"),
      await server.app.request("/nothing"),
      await browser.get("/api/me"),
      await browser.post("/api/question", {}),
      await browser.post("/api/sign-in", { mode: "popup" }),
      await browser.post("/api/sign-out"),
    ];
    for (const { headers } of answers) {
      expect(headers.get("content-security-policy")).toContain("script-src 'self';");
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("strict-transport-security")).toBeNull();
    }
    const ids = answers.map(({ headers }) => headers.get("x-request-id"));
    expect(new Set(ids).size).toBe(answers.length);
    expect(answers[2]?.headers.get("cache-control")).toBe("no-store");
  });

  test("has a page load and call nothing of other sites but photos, and tell them nothing", async () => {
    server = await testServer();
    const { headers } = await server.app.request("/healthz");
    const policy = headers.get("content-security-policy")?.split("; ") ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy.filter((part) => !/ '(self|none)'$/.test(part))).toEqual([
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: https:",
    ]);
    expect(headers.get("referrer-policy")).toBe("same-origin");
  });

  test("may be read by pages of no other origin", async () => {
    server = await testServer();
    const { cookie } = await server.browser();
    const headers = { cookie, origin: "https://evil.example" };
    const asked = { ...headers, "access-control-request-method": "PATCH" };
    const answers = [
      await server.app.request("/api/me", { headers }),
      await server.app.request("/api/me", { method: "OPTIONS", headers: asked }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 204]);
    const names = answers.flatMap((answer) => [...answer.headers.keys()]);
    expect(names.filter((name) => name.startsWith("access-control-"))).toEqual([]);
  });

  test("over https insists on https", async () => {
    server = await testServer({ publicUrl: new URL("https://sat.example.org") });
    const { headers } = await server.app.request("/healthz");
    expect(headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
  });
});

describe("signing in and out", () => {
  test("a sign-in starts with the provider's address", async () => {
    server = await testServer();
    const answer = await (await server.browser()).post("/api/sign-in", { mode: "popup" });
    expect(await answer.json()).toEqual({ url: "https://provider.example/?mode=popup" });
  });

  test("a sign-in of an unknown mode is refused", async () => {
    server = await testServer();
    const answer = await (await server.browser()).post("/api/sign-in", { mode: "telepathy" });
    const problem = await expectProblem(answer, 400, "invalid-request");
    expect(problem.errors?.[0]?.field).toBe("mode");
  });

  test("the provider's way back ends at a page", async () => {
    server = await testServer();
    const answer = await server.app.request("/api/sign-in/callback?code=x&state=y");
    expect(answer.status).toBe(302);
  });

  test("after a sign-out the cookie opens nothing", async () => {
    server = await testServer();
    const browser = await server.browser();
    expect((await browser.post("/api/sign-out")).status).toBe(204);
    await expectProblem(await browser.get("/api/me"), 401, "not-signed-in");
    await expectProblem(await browser.post("/api/sign-out"), 401, "not-signed-in");
  });

  test("a session in use for long has its cookie renewed", async () => {
    server = await testServer();
    const browser = await server.browser();
    expect((await browser.get("/api/me")).headers.get("set-cookie")).toBeNull();
    server.now = new Date("2026-11-25T12:00:00.000Z");
    const { headers } = await browser.get("/api/me");
    expect(headers.get("set-cookie")).toContain(browser.cookie);
  });
});

describe("a session in use", () => {
  test("ends half a year after it began all the same", async () => {
    server = await testServer();
    const browser = await server.browser();
    const begun = server.now.getTime();
    for (let day = 1; day < 180; day += 20) {
      server.now = new Date(begun + day * DAY);
      expect((await browser.get("/api/me")).status).toBe(200);
    }
    server.now = new Date(begun + 179.9 * DAY);
    expect((await browser.get("/api/me")).headers.get("set-cookie")).toBeNull();
    server.now = new Date(begun + 180 * DAY);
    await expectProblem(await browser.get("/api/me"), 401, "not-signed-in");
  });
});

/** As much of the OpenAPI document as the test reads. */
const OpenApiPaths = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) })),
  ),
});

describe("the API's documents", () => {
  test("name every endpoint of the contract, with every answer it may give, and no other", async () => {
    server = await testServer();
    const answer = await server.app.request("/api/openapi.json");
    const document: unknown = await answer.json();
    expect(document).toMatchObject({
      openapi: "3.1.0",
      components: { schemas: { Question: {}, User: {}, StudySession: {}, Problem: {} } },
    });
    const { paths } = OpenApiPaths.parse(document);
    const told = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => {
        return `${method.toUpperCase()} ${path}: ${Object.keys(responses).join(", ")}`;
      }),
    );
    const named = contract
      .endpointsIn(contract)
      .map(({ name, route }) => `${name}: ${Object.keys(route.responses).join(", ")}`);
    expect(told.toSorted()).toEqual(named.toSorted());
  });

  test("can be read as a page that asks nothing of other sites and runs no script", async () => {
    server = await testServer();
    const page = await (await server.app.request("/api/docs")).text();
    expect(page).toContain("POST /api/question");
    expect(page).not.toContain("<script");
    expect(page).not.toMatch(/(src|href)="https?:/);
    const styles = await server.app.request("/api/docs.css");
    expect(styles.headers.get("content-type")).toContain("text/css");
  });
});

describe("the web app", () => {
  const script = `console.log("${"x".repeat(4000)}")`;
  let webRoot: string;
  afterEach(() => rm(webRoot, { recursive: true }));

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    webRoot = await mkdtemp(join(tmpdir(), "web-"));
    await mkdir(join(webRoot, "assets"));
    await writeFile(join(webRoot, "index.html"), "<!doctype html><title>SAT Practice</title>");
    await writeFile(join(webRoot, "icon.svg"), "<svg/>");
    await writeFile(join(webRoot, "assets", "index-1a2b3c4d.js"), script);
    server = await testServer({ webRoot });
    return server.app.request(path.startsWith("http") ? path : `${HOME}${path}`, init);
  }

  test.each(["/", "/login", "/practice?section=Math", "/no/such/page", "/assets/", "/assets/page"])(
    "is its one page at %s, asked for anew each time",
    async (path) => {
      const answer = await request(path);
      expect(await answer.text()).toContain("<title>SAT Practice</title>");
      expect(answer.headers.get("content-type")).toContain("text/html");
      expect(answer.headers.get("cache-control")).toMatch(/\bno-cache$/);
    },
  );

  test("gives a browser that has none a pass with the page, which no cache may hand on", async () => {
    const { headers } = await request("/login");
    const [cookie = ""] = headers.get("set-cookie")?.split(";") ?? [];
    expect(server.passes.read(cookie)).toMatchObject({ isKnown: false });
    expect(headers.get("cache-control")).toBe("private, no-cache");
    const again = await server.app.request(`${HOME}/login`, { headers: { cookie } });
    expect(again.headers.get("set-cookie")).toBeNull();
    const icon = await server.app.request(`${HOME}/icon.svg`);
    expect(icon.headers.get("set-cookie")).toBeNull();
  });

  test("lets browsers keep files whose names hold a hash for good, and others not", async () => {
    const kept = await request("/assets/index-1a2b3c4d.js");
    expect(kept.headers.get("content-type")).toContain("javascript");
    expect(kept.headers.get("cache-control")).toContain("immutable");
    const other = await server.app.request(`${HOME}/icon.svg`);
    expect(other.headers.get("cache-control")).toBe("no-cache");
  });

  test("says what pages may do with the page, and not again with each of its parts", async () => {
    const page = await request("/");
    const part = await server.app.request(`${HOME}/assets/index-1a2b3c4d.js`);
    const missing = await server.app.request(`${HOME}/assets/index-00000000.js`);
    const policies = [page, part, missing].map(({ headers }) =>
      headers.has("content-security-policy"),
    );
    expect(policies).toEqual([true, false, true]);
    expect(part.headers.get("x-content-type-options")).toBe("nosniff");
    expect(part.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });

  test("is sent compressed", async () => {
    const headers = { "accept-encoding": "gzip" };
    const answer = await request("/assets/index-1a2b3c4d.js", { headers });
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    const plain = new Response(answer.body?.pipeThrough(new DecompressionStream("gzip")));
    expect(await plain.text()).toBe(script);
  });

  test.each(["/assets/index-00000000.js", "/robots.txt", "/..%2f..%2fpackage.json"])(
    "has no file at %s, and gives no page for it",
    async (path) => {
      await expectProblem(await request(path), 404, "not-found");
    },
  );

  test.each([
    "/nowhere.html",
    "/..%2f..%2fpackage.json",
    "/%",
    "/%E0%A4%A",
    "//x",
    "//x.example/y.z",
    "/%00",
    "/%ff.html",
    `/${"x".repeat(8_000)}`,
  ])("shows its one page to who visits %s", async (path) => {
    const accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    const answer = await request(path, { headers: { accept } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("<title>SAT Practice</title>");
    expect(answer.headers.get("cache-control")).toMatch(/\bno-cache$/);
  });

  test("leads who visits an address longer than any on to the sign-in page", async () => {
    const headers = { accept: "text/html" };
    const answer = await request(`/${"x".repeat(9_000)}`, { headers });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/login"]);
    const call = await server.app.request(`${HOME}/api/${"x".repeat(9_000)}`, { headers });
    await expectProblem(call, 414, "address-too-long");
  });

  test("has no page at the address of a file that is kept for good", async () => {
    const headers = { accept: "text/html" };
    await expectProblem(await request("/assets/index-00000000.js", { headers }), 404, "not-found");
  });

  test("has no range beyond a file's end", async () => {
    const headers = { range: "bytes=90-99" };
    const answer = await request("/icon.svg", { headers });
    expect(answer.headers.get("content-range")).toBe("bytes */6");
    await expectProblem(answer, 416, "range-not-satisfiable");
  });

  test("cannot be sent anything", async () => {
    expectMethods(await request("/dashboard", { method: "POST" }), 405, "GET, HEAD, OPTIONS");
    const headers = { origin: "https://evil.example" };
    const foreign = await server.app.request(`${HOME}/`, { method: "POST", headers });
    await expectProblem(foreign, 403, "foreign-origin");
  });

  test("opened under another name of this machine, sends the browser to its own", async () => {
    const answer = await request("http://127.0.0.1:3000/practice?section=Math");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(`${HOME}/practice?section=Math`);
    expect((await server.app.request("http://[::1]:3000/")).status).toBe(302);
    const outward = await server.app.request("http://127.0.0.1:3000//elsewhere.example/login");
    expect(new URL(outward.headers.get("location") ?? "").origin).toBe(HOME);
    expect((await server.app.request("http://127.0.0.1:3000/healthz")).status).toBe(200);
  });
});
