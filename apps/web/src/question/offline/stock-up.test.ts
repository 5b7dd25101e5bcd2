import "fake-indexeddb/auto";
import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DIFFICULTIES, SECTIONS, TOPIC_IDS, type TopicId, topicsOf } from "@sat/item";
import { ApiError, type Failure } from "../../lib/api.ts";
import { aQuestion } from "../../test/a-question.ts";
import { aStudySession } from "../../test/a-study-session.ts";
import type { Choice } from "../practice/question-supply.ts";
import type { SessionPlace } from "../study/session-search.ts";
import { stockUp } from "./stock-up.ts";

/** Whether the pages are at rest as soon as they wait for it. */
let isAtRest = true;
/** Hears of each wait, and how long it is to be if it is no mere rest. */
let onRest = (_wait?: number) => {};

vi.mock("../../lib/idle.ts", () => ({
  whenIdle: (signal: AbortSignal, work: () => void, wait?: number) => {
    onRest(wait);
    setTimeout(() => {
      if (isAtRest && !signal.aborted) work();
    });
  },
}));

let end = new AbortController();

/** A topic whose session was opened, and how many questions had been asked for by then. */
interface Opened extends SessionPlace {
  readonly asked: number;
}

/** Fills a stock from a server that can be cut off. */
function aStocking(uid: string) {
  const server = {
    /** What becomes of the next calls for questions. */
    failures: [] as Failure[],
    isOwner: true,
    asked: [] as Choice[],
    opened: [] as Opened[],
  };
  const begin = ({ topic, session }: { topic?: TopicId; session?: SessionPlace } = {}) =>
    stockUp({
      uid,
      atHand: { section: "Math", difficulty: "Medium", topic },
      session,
      fetchQuestion: async (choice) => {
        server.asked.push(choice);
        const failure = server.failures.shift();
        if (failure !== undefined) throw new ApiError("POST /api/question", failure);
        return aQuestion({ id: `q-${server.asked.length}` });
      },
      openSession: async (place) => {
        server.opened.push({ ...place, asked: server.asked.length });
        return aStudySession({ ...place, id: `${place.topic} ${place.mode}` });
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
  onRest = () => {};
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
  begin({ session: { topic: "trigonometry", mode: "learning" } });
  await waitFor(() => expect(server.asked).toHaveLength(180), { timeout: 20_000 });
  const topics = server.opened.map(({ topic }) => topic);
  const others = TOPIC_IDS.filter((topic) => topic !== "trigonometry");
  expect(topics.toSorted()).toEqual(others.toSorted());
  const inMath = topicsOf("Math").filter((topic) => topic !== "trigonometry");
  expect(topics.slice(0, inMath.length)).toEqual(inMath);
  // They come before the questions that are in no hurry.
  expect(server.opened.every(({ asked }) => asked === 90)).toBe(true);
});

it("prepares sessions in the mode studied in last, wherever the learner is then", async () => {
  const studying = aStocking("kim");
  const practising = aStocking("kim");
  practising.begin();
  const done = { timeout: 20_000 };
  await waitFor(() => expect(practising.server.opened).toHaveLength(TOPIC_IDS.length), done);
  expect(new Set(practising.server.opened.map(({ mode }) => mode))).toEqual(new Set(["practice"]));
  studying.begin({ session: { topic: "geometry-fundamentals", mode: "learning" } });
  await waitFor(() => expect(studying.server.opened).toHaveLength(TOPIC_IDS.length - 1), done);
  const later = aStocking("kim");
  later.begin();
  await waitFor(() => expect(later.server.opened).toHaveLength(1), done);
  expect(later.server.opened).toMatchObject([{ topic: "geometry-fundamentals", mode: "learning" }]);
});

it("begins with the session of the topic that is looked at", async () => {
  const { server, begin } = aStocking("pia");
  begin({ topic: "vocabulary-in-context" });
  await waitFor(() => expect(server.asked).toHaveLength(180), { timeout: 20_000 });
  expect(server.opened).toHaveLength(TOPIC_IDS.length);
  expect(server.opened[0]).toMatchObject({ topic: "vocabulary-in-context", asked: 0 });
});

it("has of every kind what may be wanted any moment, and the first session, without a pause", async () => {
  isAtRest = false;
  const { server, begin } = aStocking("gus");
  begin();
  await waitFor(() => expect(server.opened).toHaveLength(1));
  await restAWhile();
  expect(server.opened).toHaveLength(1);
  const kinds = Map.groupBy(server.asked, ({ section, difficulty }) => `${section} ${difficulty}`);
  const counts = Object.fromEntries([...kinds].map(([kind, { length }]) => [kind, length]));
  const expected = DIFFICULTIES.flatMap((difficulty) =>
    SECTIONS.map((section) => [`${section} ${difficulty}`, difficulty === "Medium" ? 20 : 5]),
  );
  expect(counts).toEqual(Object.fromEntries(expected));
});

it("pauses after each session, and then once a round of questions", async () => {
  const { server, begin } = aStocking("noa");
  const pauses: number[] = [];
  onRest = () => pauses.push(server.asked.length);
  begin();
  await waitFor(() => expect(pauses).toHaveLength(27), { timeout: 20_000 });
  expect(pauses.slice(0, 17)).toEqual(Array(17).fill(90));
  expect(pauses.slice(17)).toEqual([99, 108, 117, 126, 135, 144, 153, 162, 171, 180]);
});

it("leaves the allowance to the learner for a while when its calls are too many, and goes on", async () => {
  const { server, begin } = aStocking("ora");
  const waits: number[] = [];
  onRest = (wait) => wait !== undefined && waits.push(wait);
  const tooMany = { kind: "problem", type: "too-many-calls", status: 429, detail: "" } as const;
  server.failures.push(tooMany, tooMany);
  begin();
  await waitFor(() => expect(server.asked.length).toBeGreaterThan(20));
  expect(waits).toHaveLength(2);
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
  server.failures.push({ kind: "network" });
  begin();
  await waitFor(() => expect(server.asked).toHaveLength(1));
  await restAWhile();
  expect(server.asked).toHaveLength(1);
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
