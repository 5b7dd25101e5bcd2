import { createServer } from "node:http";
import { networkInterfaces } from "node:os";
import { afterEach, expect, test } from "vitest";
import type { EmbeddedProvider } from "../auth/embedded/embedded-provider.ts";
import { type Listener, listen, PortTakenError } from "./listen.ts";
import { requestListener } from "./request-listener.ts";

const HOST = "127.0.0.1";

const opened: Listener[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((listener) => listener.stop()));
});

function hasIPv6(): boolean {
  return Object.values(networkInterfaces()).some((all) =>
    all?.some(({ address }) => address === "::1"),
  );
}

async function open(port?: number): Promise<Listener> {
  const listener = await listen({ host: HOST, port });
  opened.push(listener);
  return listener;
}

test("a request that comes before the app is ready waits for it", async () => {
  const listener = await open(0);
  const answer = fetch(`http://${HOST}:${listener.port}/`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  listener.serve((_request, response) => void response.end("ready"));
  expect(await (await answer).text()).toBe("ready");
});

test("the port asked for, when taken, is told with what to do", async () => {
  const { port } = await open(0);
  const asking = listen({ host: HOST, port });
  await expect(asking).rejects.toThrow(PortTakenError);
  await expect(asking).rejects.toThrow(`Port ${port} is taken: set PORT to another`);
});

test("with no port asked for, two servers take two", async () => {
  const first = await open();
  const second = await open();
  expect(first.port).toBeGreaterThanOrEqual(3000);
  expect(second.port).toBeGreaterThan(first.port);
});

// A machine without IPv6 has no other address that browsers could go to.
test.runIf(hasIPv6())(
  "with no port asked for, one that browsers would find another program at is passed over",
  async () => {
    const { port } = await open();
    const other = createServer();
    await opened.pop()?.stop();
    await new Promise<void>((resolve) => other.listen({ host: "::1", port }, resolve));
    expect((await open()).port).toBeGreaterThan(port);
    await new Promise((resolve) => other.close(resolve));
  },
);

test("stopping waits for the requests under way", async () => {
  const listener = await open(0);
  listener.serve((_request, response) => void setTimeout(() => response.end("done"), 100));
  const answer = fetch(`http://${HOST}:${listener.port}/`, { headers: { connection: "close" } });
  await new Promise((resolve) => setTimeout(resolve, 30));
  await opened.pop()?.stop();
  expect(await (await answer).text()).toBe("done");
});

test("the embedded identity provider serves its own addresses, and the app all others", async () => {
  const listener = await open(0);
  const app = { fetch: () => new Response("ours") };
  const provider: EmbeddedProvider = {
    path: "/identity",
    handle: (_request, response) => void response.end("theirs"),
  };
  listener.serve(requestListener(app, { provider }));
  const at = async (path: string) => (await fetch(`http://${HOST}:${listener.port}${path}`)).text();
  expect(await at("/identity")).toBe("theirs");
  expect(await at("/identity/auth?x=/api")).toBe("theirs");
  expect(await at("/identityless")).toBe("ours");
  expect(await at("/")).toBe("ours");
});
