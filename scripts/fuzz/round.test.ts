import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { portOf } from "../lib/port-of.ts";
import type { Target } from "./attack.ts";
import { Round } from "./round.ts";

const ANSWER = "HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n";
const IDS = {
  answered: "answered",
  open: "open",
  session: "session",
  sitting: "sitting",
  scoreReport: "report",
};

/** The port of a server that says yes to so many requests, and ends at the next. */
async function mortalServer(life: number): Promise<number> {
  const sockets = new Set<Socket>();
  let served = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("data", () => {
      served += 1;
      if (served <= life) socket.end(ANSWER);
      else server.close();
      if (served > life) for (const each of sockets) each.destroy();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return portOf(server);
}

function targetAt(port: number): Target {
  return {
    port,
    origin: `http://localhost:${port}`,
    cookie: "session=own",
    sentinelsCookie: "session=sentinels",
    own: IDS,
    sentinels: IDS,
    exported: {},
    chooser: { path: "/identity/chooser", cookie: "chooser=own" },
  };
}

test("a server that ends is found out at once, and so are the requests under way", async () => {
  const port = await mortalServer(50);
  const round = new Round(targetAt(port), {
    seed: "1",
    from: "1000",
    requests: "100000",
    show: false,
  });
  await round.run();
  expect(round.isGone).toBe(true);
  const [, numbers = ""] =
    /while these requests were under way: (.*)$/.exec(round.faults.at(-1) ?? "") ?? [];
  const underWay = numbers.split(", ").map(Number);
  expect(underWay.length).toBeLessThanOrEqual(16);
  expect(Math.min(...underWay)).toBeGreaterThan(1000);
  expect(Math.max(...underWay)).toBeLessThan(1100);
});

test("a server that ends with the last request is found out", async () => {
  const port = await mortalServer(0);
  const round = new Round(targetAt(port), { seed: "1", from: "7", requests: "1", show: false });
  await round.run();
  expect(round.faults.at(-1)).toBe("the server ended while these requests were under way: 7");
});
