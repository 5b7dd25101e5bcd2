import { afterEach, expect, test } from "vitest";
import { storeEvents } from "../store-events.ts";
import { type TestServer, testServer } from "../testing/server.ts";
import { type Listener, listen } from "./listen.ts";
import { createMetrics, type Metrics } from "./metrics.ts";

let server: TestServer;
let listener: Listener;
afterEach(async () => {
  await server.close();
  await listener.stop();
});

/** What Prometheus reads, line by line. */
async function read(metrics: Metrics): Promise<string[]> {
  listener = await listen({ host: "127.0.0.1", port: 0 });
  listener.serve(metrics.serve);
  const answer = await fetch(`http://127.0.0.1:${listener.port}/metrics`);
  expect(answer.headers.get("content-type")).toContain("text/plain");
  return (await answer.text()).split("\n");
}

test("requests are counted by method, route and status, whatever was in their path", async () => {
  const metrics = createMetrics();
  server = await testServer({ metrics });
  const browser = await server.browser();
  await browser.get("/api/me");
  await browser.get(`/api/study-sessions/${crypto.randomUUID()}`);
  await browser.get(`/api/study-sessions/${crypto.randomUUID()}`);
  await server.app.request("/api/me");
  await server.app.request("/api/who-knows");
  const counts = (await read(metrics)).filter((line) =>
    line.includes("_request_duration_seconds_count"),
  );
  expect(counts.toSorted()).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/api/*",status="404"} 1',
    'http_request_duration_seconds_count{method="GET",route="/api/me",status="200"} 1',
    'http_request_duration_seconds_count{method="GET",route="/api/me",status="401"} 1',
    'http_request_duration_seconds_count{method="GET",route="/api/study-sessions/:id",status="404"} 2',
  ]);
});

test("an outage of the database can be seen, and how long queries take", async () => {
  server = await testServer();
  const metrics = createMetrics();
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const events = storeEvents({ log, metrics, remedy: "" });
  events.queried("select 1", 30);
  expect(await read(metrics)).toContain("store_up 1");
  await listener.stop();
  events.away(new Error("gone"));
  const lines = await read(metrics);
  expect(lines).toContain("store_up 0");
  expect(lines).toContain("store_query_duration_seconds_count 1");
  expect(lines.join("\n")).toContain("nodejs_eventloop_lag_seconds");
});
