import { afterEach, describe, expect, test } from "vitest";
import { browserPasses } from "../auth/browser-passes.ts";
import { expectProblem } from "../testing/expect-problem.ts";
import { HOME, type TestServer, testServer } from "../testing/server.ts";
import { MOST_UNDER_WAY } from "./load-shedding.ts";

let server: TestServer;
afterEach(() => server.close());

/** Sign-in whose calls wait until they are let go. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const wait = async () => {
    await promise;
    return Response.json({ url: HOME });
  };
  const admit = () => Promise.resolve(undefined);
  const passes = browserPasses({ secret: "", clock: () => new Date(), isSecure: false });
  return { open: resolve, signIn: { admit, passes, start: wait, finish: wait, signOut: wait } };
}

async function signIn(): Promise<Response> {
  return server.app.request("/api/sign-in", {
    method: "POST",
    headers: { origin: HOME, "content-type": "application/json" },
    body: '{"mode":"popup"}',
  });
}

describe("a server with too much to do", () => {
  test("turns further calls away until some are done, and still tells that it lives", async () => {
    const { open, signIn: waiting } = gate();
    server = await testServer({ signIn: waiting, rateLimits: false });
    const calls = Array.from({ length: MOST_UNDER_WAY }, signIn);
    const refused = await signIn();
    expect(refused.headers.get("retry-after")).toBe("1");
    await expectProblem(refused, 503, "overloaded");
    expect((await server.app.request("/healthz")).status).toBe(200);
    open();
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await signIn()).status).toBe(200);
  });

  test("turns calls away while it is late, and no longer", async () => {
    let delay = 2000;
    server = await testServer({ loopDelay: () => delay });
    await expectProblem(await signIn(), 503, "overloaded");
    delay = 20;
    expect((await signIn()).status).toBe(200);
  });

  test("does not lose count over calls that fail", async () => {
    server = await testServer();
    for (let call = 0; call <= MOST_UNDER_WAY; call++) await server.app.request("/api/nothing");
    expect((await signIn()).status).toBe(200);
  });
});
