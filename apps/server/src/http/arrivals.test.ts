import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { type Change, type TestServer, testServer } from "../testing/server.ts";
import type { Patience } from "./arrivals.ts";
import { type Listener, listen } from "./listen.ts";
import { MOST_UNDER_WAY } from "./load-shedding.ts";
import { requestListener } from "./request-listener.ts";

const HOST = "127.0.0.1";
const BODY = JSON.stringify({ section: "Math" });
/** Longer than a test. */
const AGES = 600_000;

interface Served extends Change {
  readonly long?: Patience;
}

let server: TestServer;
let listener: Listener;
const opened: Socket[] = [];
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await listener.stop();
  await server.close();
});

async function serve(usual: Patience, { long = usual, ...change }: Served = {}): Promise<void> {
  server = await testServer({ patience: { usual, long }, ...change });
  listener = await listen({ host: HOST, port: 0 });
  listener.serve(requestListener(server.app, {}));
}

interface Sent {
  readonly cookie?: string;
  readonly path?: string;
  /** Whom a proxy speaks for. */
  readonly from?: string;
}

/** A call whose sender has sent its head, and may take its time over the rest. */
class Call {
  readonly #socket: Socket;
  #heard = "";

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", (bytes) => {
      this.#heard += String(bytes);
    });
  }

  /** Resolves when the server says something like this. */
  async hears(wanted: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = wanted.exec(this.#heard);
      if (found !== null) return found;
      await once(this.#socket, "data");
    }
  }

  async status(): Promise<number> {
    return Number((await this.hears(/HTTP\/1\.1 ([2-5]\d\d) /))[1]);
  }

  /** Sends the body; the status of the answer. */
  finish(): Promise<number> {
    this.#socket.write(BODY);
    return this.status();
  }

  async closed(): Promise<void> {
    await once(this.#socket, "close");
  }

  async breakOff(): Promise<void> {
    const closed = this.closed();
    this.#socket.destroy();
    await closed;
  }
}

/** Resolves when the server has the head, and says that it waits for the body. */
async function begin({ cookie = "", path = "/api/question", from }: Sent): Promise<Call> {
  const socket = connect({ host: HOST, port: listener.port });
  opened.push(socket);
  const lines = [
    `POST ${path} HTTP/1.1`,
    "host: localhost",
    `cookie: ${cookie}`,
    ...(from === undefined ? [] : [`x-forwarded-for: ${from}`]),
    "content-type: application/json",
    `content-length: ${BODY.length}`,
    "expect: 100-continue",
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  const call = new Call(socket);
  await call.hears(/HTTP\/1\.1 100 /);
  return call;
}

describe("a body that does not come", () => {
  test("takes no place from the calls under way, however many there are", async () => {
    await serve({ milliseconds: AGES, atOnce: AGES });
    const { cookie } = await server.browser();
    const slow: Call[] = [];
    for (let call = 0; call < MOST_UNDER_WAY + 10; call++) slow.push(await begin({ cookie }));
    expect(await (await begin({ cookie })).finish()).toBe(200);
    expect(await slow[0]?.finish()).toBe(200);
  });

  test("is given up in time, and its connection with it", async () => {
    await serve({ milliseconds: 30, atOnce: AGES });
    const { cookie } = await server.browser();
    const call = await begin({ cookie });
    const closed = call.closed();
    await call.hears(/HTTP\/1\.1 408 [^]*"type":"request-too-slow"/);
    await closed;
    expect(server.logged).toEqual([]);
  });

  test("is waited for longer where it may be longer", async () => {
    const long = { milliseconds: AGES, atOnce: AGES };
    await serve({ milliseconds: 30, atOnce: AGES }, { long });
    const { cookie } = await server.browser();
    const imported = await begin({ cookie, path: "/api/me/import" });
    expect(await (await begin({ cookie })).status()).toBe(408);
    // It is no export; but it has been waited for.
    expect(await imported.finish()).toBe(400);
  });

  test("is not waited for from a stranger", async () => {
    await serve({ milliseconds: AGES, atOnce: AGES });
    expect(await (await begin({})).status()).toBe(401);
    expect(await (await begin({ path: "/api/me/import" })).status()).toBe(401);
    expect(await (await begin({ path: "/api/nothing" })).status()).toBe(404);
  });

  test("is no failure of the server when its sender goes away", async () => {
    await serve({ milliseconds: AGES, atOnce: AGES });
    const { cookie } = await server.browser();
    await (await begin({ cookie })).breakOff();
    expect(await (await begin({ cookie })).finish()).toBe(200);
    expect(server.logged).toEqual([]);
  });

  test("is given up for a later one of the same network, the oldest first", async () => {
    await serve({ milliseconds: AGES, atOnce: 2 });
    const { cookie } = await server.browser();
    const first = await begin({ cookie });
    const second = await begin({ cookie });
    const third = await begin({ cookie });
    expect(await first.status()).toBe(408);
    expect(await second.finish()).toBe(200);
    expect(await third.finish()).toBe(200);
  });

  test("is not given up for one of another network", async () => {
    await serve({ milliseconds: AGES, atOnce: 1 }, { trustedProxies: ["loopback"] });
    const { cookie } = await server.browser();
    const here = await begin({ cookie, from: "192.0.2.7" });
    const there = await begin({ cookie, from: "198.51.100.9" });
    expect(await here.finish()).toBe(200);
    expect(await there.finish()).toBe(200);
  });
});
