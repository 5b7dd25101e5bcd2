import { createServer, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import type { EmbeddedProvider } from "../auth/embedded/embedded-provider.ts";
import { testServer } from "../testing/server.ts";
import { type Listener, listen } from "./listen.ts";
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

async function open(port?: number, unread?: number): Promise<Listener> {
  const listener = await listen({ host: HOST, port, unread });
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

test("a connection idles longer than the minute that load balancers keep theirs", async () => {
  const listener = await open(0);
  listener.serve((_request, response) => void response.end("ready"));
  const { headers } = await fetch(`http://${HOST}:${listener.port}/`);
  const [, seconds] = /timeout=(\d+)/.exec(headers.get("keep-alive") ?? "") ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

test("of the port asked for, when taken, no other is taken instead", async () => {
  const { port } = await open(0);
  await expect(listen({ host: HOST, port })).rejects.toThrow("EADDRINUSE");
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
  const arrived = Promise.withResolvers<ServerResponse>();
  listener.serve((_request, response) => arrived.resolve(response));
  const answer = fetch(`http://${HOST}:${listener.port}/`, { headers: { connection: "close" } });
  const response = await arrived.promise;
  const stopped = opened.pop()?.stop();
  response.end("done");
  await stopped;
  expect(await (await answer).text()).toBe("done");
});

/** Sends bytes as they are, and reads what comes back until the end. */
async function exchange({ port }: Listener, bytes: string): Promise<string> {
  const socket = connect({ host: HOST, port });
  socket.end(bytes);
  return text(socket);
}

test("requests that are sent ahead are begun one after the other, and answered all", async () => {
  const listener = await open(0);
  let [underWay, most] = [0, 0];
  listener.serve(({ url }, response) => {
    most = Math.max(most, ++underWay);
    setImmediate(() => {
      underWay -= 1;
      response.end(`answer ${url}`);
    });
  });
  const ahead = ["/1", "/2", "/3"].map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  const last = "GET /4 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
  const socket = connect({ host: HOST, port: listener.port });
  socket.write([...ahead, last].join(""));
  expect((await text(socket)).match(/answer \/\d/g)).toEqual([
    "answer /1",
    "answer /2",
    "answer /3",
    "answer /4",
  ]);
  expect(most).toBe(1);
});

test("who sends ahead without end is cut off, and what waited is never begun", async () => {
  const listener = await open(0);
  const [begun, ended] = [[] as string[], Promise.withResolvers<void>()];
  listener.serve(({ url = "" }, response) => {
    begun.push(url);
    response.once("close", ended.resolve);
  });
  const socket = connect({ host: HOST, port: listener.port });
  socket.once("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n".repeat(1_000));
  await ended.promise;
  expect(begun).toEqual(["/"]);
});

test("who takes nothing of an answer is cut off, who waits for one is not", async () => {
  const listener = await open(0, 50);
  const cutOff = Promise.withResolvers<void>();
  listener.serve(({ url }, response) => {
    if (url === "/unread") {
      response.once("close", cutOff.resolve).end(Buffer.alloc(64 * 1024 * 1024));
    } else void cutOff.promise.then(() => response.end("waited for"));
  });
  const patient = fetch(`http://${HOST}:${listener.port}/`);
  const socket = connect({ host: HOST, port: listener.port }).pause();
  socket.once("error", () => undefined);
  socket.write("GET /unread HTTP/1.1\r\nhost: x\r\n\r\n");
  await cutOff.promise;
  expect(await (await patient).text()).toBe("waited for");
});

test.each([
  ["nonsense", "nonsense\r\n\r\n", "400 Bad Request", "malformed-request"],
  [
    "endless headers",
    `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${"x".repeat(40_000)}\r\n\r\n`,
    "431 Request Header Fields Too Large",
    "headers-too-large",
  ],
])("%s instead of a request are answered by a problem", async (_, bytes, status, type) => {
  const listener = await open(0);
  listener.serve((_request, response) => void response.end("read"));
  const answer = await exchange(listener, bytes);
  expect(answer).toContain(`HTTP/1.1 ${status}\r\ncontent-type: application/problem+json\r\n`);
  expect(answer).toContain(`"type":"${type}"`);
});

test("the rest of a request that was answered already is not answered again", async () => {
  const listener = await open(0);
  listener.serve((_request, response) => void response.writeHead(413).end());
  const socket = connect({ host: HOST, port: listener.port });
  socket.write("POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n");
  socket.once("data", () => socket.write("no chunk\r\n"));
  expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413"]);
});

test.each([
  ["without a host", "GET / HTTP/1.1\r\nconnection: close\r\n\r\n"],
  ["for a host that is none", "GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n"],
  [
    "for an address of another kind",
    "GET ftp://x/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
  ],
])("a request %s is answered by a problem, with no part of the app", async (_, bytes) => {
  const listener = await open(0);
  listener.serve(requestListener({ fetch: () => new Response("ours") }, {}));
  const answer = await exchange(listener, bytes);
  expect(answer).toContain("HTTP/1.1 400 Bad Request\r\n");
  expect(answer).toContain("content-type: application/problem+json\r\n");
  expect(answer).toContain('"type":"malformed-request"');
});

test("a request that expects what nobody knows is answered as any other", async () => {
  const listener = await open(0);
  listener.serve((_request, response) => void response.end("read"));
  const request = "GET / HTTP/1.1\r\nhost: x\r\nexpect: wonders\r\nconnection: close\r\n\r\n";
  expect(await exchange(listener, request)).toContain("HTTP/1.1 200 OK");
});

test("a method that echoes the request is not allowed", async () => {
  const server = await testServer();
  const listener = await open(0);
  listener.serve(requestListener(server.app, {}));
  const request =
    "TRACE /api/me HTTP/1.1\r\nhost: x\r\ncookie: secret\r\nconnection: close\r\n\r\n";
  const answer = await exchange(listener, request);
  expect(answer).toContain("HTTP/1.1 405 ");
  expect(answer).not.toContain("secret");
  await server.close();
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
