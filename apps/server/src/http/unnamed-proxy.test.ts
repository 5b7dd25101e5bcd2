import { Writable } from "node:stream";
import { afterEach, describe, expect, test } from "vitest";
import { createLog } from "../log.ts";
import {
  type Change,
  connectionFrom,
  HOME,
  type TestServer,
  testServer,
} from "../testing/server.ts";

let server: TestServer;
let lines: string[];
afterEach(() => server.close());

/** A server whose log is kept. */
async function serve(change: Change = {}): Promise<void> {
  lines = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  server = await testServer({ log: createLog("warn", stream), ...change });
}

async function callFrom(address: string, headers: Record<string, string>): Promise<void> {
  await server.app.request(`${HOME}/healthz`, { headers }, connectionFrom(address, headers));
}

describe("a proxy that passes requests on", () => {
  const forwarded = { "x-forwarded-for": "192.0.2.7" };

  test("without being named is warned of once, with what to set", async () => {
    await serve();
    await callFrom("10.1.2.3", {});
    expect(lines).toEqual([]);
    await callFrom("10.1.2.3", forwarded);
    await callFrom("10.1.2.4", forwarded);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"proxy":"10.1.2.3"');
    expect(lines[0]).toContain("set TRUSTED_PROXIES");
  });

  test("is warned of no more once it is named", async () => {
    await serve({ trustedProxies: ["10.0.0.0/8"] });
    await callFrom("10.1.2.3", forwarded);
    expect(lines).toEqual([]);
  });
});
