import "fake-indexeddb/auto";
import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aQuestion } from "../../test/a-question.ts";
import type { Choice } from "../practice/question-supply.ts";
import { stockUp } from "./stock-up.ts";

// These pages are always at rest.
vi.mock("../../lib/idle.ts", () => ({
  whenIdle: (signal: AbortSignal, work: () => void) => {
    setTimeout(() => {
      if (!signal.aborted) work();
    });
  },
}));

let end = new AbortController();

/** Fills a stock from a server that can be cut off. */
function aStocking(uid: string) {
  const server = { isDown: false, isOwner: true, asked: [] as Choice[] };
  const begin = () =>
    stockUp({
      uid,
      difficulty: "Medium",
      fetchQuestion: async (choice) => {
        server.asked.push(choice);
        if (server.isDown) throw new Error("no connection");
        return aQuestion({ id: `q-${server.asked.length}` });
      },
      isOwner: () => server.isOwner,
      signal: end.signal,
    });
  return { server, begin };
}

/** Gives a stocking that goes on so many turns that it would ask again. */
async function restAWhile() {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  end = new AbortController();
});

afterEach(() => {
  end.abort();
  vi.restoreAllMocks();
});

it("asks for ten questions of each section, one after the other", async () => {
  const { server, begin } = aStocking("ada");
  begin();
  await waitFor(() => expect(server.asked).toHaveLength(30));
  await restAWhile();
  expect(server.asked).toHaveLength(30);
  expect(new Set(server.asked.map(({ section }) => section)).size).toBe(3);
});

it("stops with the page, and keeps what has been issued", async () => {
  const { server, begin } = aStocking("bea");
  begin();
  await waitFor(() => expect(server.asked.length).toBeGreaterThan(0));
  end.abort();
  const before = server.asked.length;
  await restAWhile();
  expect(server.asked).toHaveLength(before);
});

it("waits for the connection, and for the page to be looked at", async () => {
  const { server, begin } = aStocking("cyd");
  const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const sight = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  begin();
  connection.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  await restAWhile();
  expect(server.asked).toEqual([]);
  sight.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(server.asked.length).toBeGreaterThan(1));
});

it("gives up when the server does not answer, until there may be a connection again", async () => {
  const { server, begin } = aStocking("dan");
  server.isDown = true;
  begin();
  await waitFor(() => expect(server.asked).toHaveLength(1));
  await restAWhile();
  expect(server.asked).toHaveLength(1);
  server.isDown = false;
  dispatchEvent(new Event("online"));
  await waitFor(() => expect(server.asked.length).toBeGreaterThan(2));
});

it("asks for nothing once another learner is there, or where nothing is kept", async () => {
  const { server, begin } = aStocking("eve");
  server.isOwner = false;
  begin();
  vi.stubGlobal("indexedDB", undefined);
  aStocking("fay").begin();
  await restAWhile();
  expect(server.asked).toEqual([]);
  vi.unstubAllGlobals();
});
