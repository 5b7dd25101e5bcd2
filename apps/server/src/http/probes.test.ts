import { afterEach, describe, expect, test } from "vitest";
import { expectProblem } from "../testing/expect-problem.ts";
import { type TestServer, testServer } from "../testing/server.ts";

let server: TestServer;
afterEach(() => server.close());

describe("/healthz and /readyz", () => {
  test("say yes while the server serves", async () => {
    server = await testServer();
    for (const path of ["/healthz", "/readyz"]) {
      expect((await server.app.request(path)).status).toBe(200);
    }
  });

  test("tell a server that stops from a dead one", async () => {
    server = await testServer({ isStopping: () => true });
    expect((await server.app.request("/healthz")).status).toBe(200);
    await expectProblem(await server.app.request("/readyz"), 503, "not-ready");
  });
});
