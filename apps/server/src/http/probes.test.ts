import { afterEach, describe, expect, test, vi } from "vitest";
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

  test("look at the store once for all who ask at once, or within a second, and then anew", async () => {
    server = await testServer();
    const looks = vi.spyOn(server.records, "ping");
    const ask = async () => (await server.app.request("/readyz")).status;
    const asked = () => Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(await asked())).toEqual(new Set([200]));
    expect(looks).toHaveBeenCalledTimes(1);
    server.now = new Date(server.now.getTime() + 999);
    await asked();
    expect(looks).toHaveBeenCalledTimes(1);

    looks.mockRejectedValue(Object.assign(new Error("gone"), { code: "ECONNREFUSED" }));
    server.now = new Date(server.now.getTime() + 1);
    expect(new Set(await asked())).toEqual(new Set([503]));
    expect(looks).toHaveBeenCalledTimes(2);
    looks.mockRestore();
    server.now = new Date(server.now.getTime() - 3_600_000);
    expect(await ask()).toBe(200);
  });
});
