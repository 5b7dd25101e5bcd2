import "fake-indexeddb/auto";
import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TOPIC_IDS, type TopicId, topicsOf } from "@sat/item";
import { aQuestion } from "../../test/a-question.ts";
import { aStudySession } from "../../test/a-study-session.ts";
import type { Choice } from "../practice/question-supply.ts";
import { stockUp } from "./stock-up.ts";

/** Whether the pages are at rest as soon as they wait for it. */
let isAtRest = true;

vi.mock("../../lib/idle.ts", () => ({
  whenIdle: (signal: AbortSignal, work: () => void) => {
    setTimeout(() => {
      if (isAtRest && !signal.aborted) work();
    });
  },
}));

let end = new AbortController();

/** A topic whose session was opened, and how many questions had been asked for by then. */
interface Opened {
  readonly topic: TopicId;
  readonly asked: number;
}

/** Fills a stock from a server that can be cut off. */
function aStocking(uid: string) {
  const server = { isDown: false, isOwner: true, asked: [] as Choice[], opened: [] as Opened[] };
  const begin = (topic?: TopicId) =>
    stockUp({
      uid,
      atHand: { section: "Math", difficulty: "Medium" },
      study: { mode: "learning", topic },
      fetchQuestion: async (choice) => {
        server.asked.push(choice);
        if (server.isDown) throw new Error("no connection");
        return aQuestion({ id: `q-${server.asked.length}` });
      },
      openSession: async (place) => {
        server.opened.push({ topic: place.topic, asked: server.asked.length });
        return aStudySession({ ...place, id: place.topic });
      },
      fetchStudyQuestion: async ({ id, number }) => aQuestion({ id: `${id}-${number}` }),
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
  isAtRest = true;
});

afterEach(() => {
  end.abort();
  vi.restoreAllMocks();
});

it("asks for twenty questions of each section and difficulty, and for no more", async () => {
  const { server, begin } = aStocking("ada");
  begin();
  await waitFor(() => expect(server.asked).toHaveLength(180), { timeout: 20_000 });
  await restAWhile();
  expect(server.asked).toHaveLength(180);
  const kinds = Map.groupBy(server.asked, ({ section, difficulty }) => `${section} ${difficulty}`);
  expect([...kinds.values()].map(({ length }) => length)).toEqual(Array(9).fill(20));
});

it("prepares a session of each topic but the one in sight, those of the section at hand first", async () => {
  const { server, begin } = aStocking("ida");
  begin("trigonometry");
  await waitFor(() => expect(server.asked).toHaveLength(180), { timeout: 20_000 });
  const topics = server.opened.map(({ topic }) => topic);
  const others = TOPIC_IDS.filter((topic) => topic !== "trigonometry");
  expect(topics.toSorted()).toEqual(others.toSorted());
  const inMath = topicsOf("Math").filter((topic) => topic !== "trigonometry");
  expect(topics.slice(0, inMath.length)).toEqual(inMath);
  // In a session they come before the questions that are in no hurry.
  expect(server.opened.every(({ asked }) => asked === 60)).toBe(true);
});

it("prepares sessions while the learner practises too, once the questions are there", async () => {
  const { server, begin } = aStocking("kim");
  begin();
  await waitFor(() => expect(server.opened).toHaveLength(TOPIC_IDS.length), { timeout: 20_000 });
  expect(server.opened.every(({ asked }) => asked === 180)).toBe(true);
});

it("waits for no rest before it has what may be wanted any moment", async () => {
  isAtRest = false;
  const { server, begin } = aStocking("gus");
  begin();
  await waitFor(() => expect(server.asked).toHaveLength(61));
  await restAWhile();
  // Twenty of each section at its difficulty, and the first that is in no hurry.
  expect(server.asked).toHaveLength(61);
  const urgent = Map.groupBy(server.asked.slice(0, 60), ({ section }) => section);
  expect([...urgent.values()].map(({ length }) => length)).toEqual([20, 20, 20]);
  expect(server.asked.slice(0, 60).every(({ difficulty }) => difficulty === "Medium")).toBe(true);
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
