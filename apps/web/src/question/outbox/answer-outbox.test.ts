import type { AnswerRequest, AnswerResult } from "@sat/contract";
import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, type Failure } from "../../lib/api.ts";
import { fakeLocks } from "../../test/fake-locks.ts";
import { fillStorage } from "../../test/fill-storage.ts";
import { learnerShelf } from "../../lib/storage.ts";
import { createAnswerOutbox } from "./answer-outbox.ts";

const shelf = learnerShelf("user-1");
const stats = { totalQuestions: 1, correctAnswers: 1, currentStreak: 1, longestStreak: 1 };

function answer(questionId: string): AnswerRequest {
  return { questionId, answer: "A", timeSpent: 1_000 };
}

function problem(status: number, type = "refused"): Failure {
  return { kind: "problem", type, status, detail: "" };
}

/** An outbox before a server that fails as told, then acknowledges. */
function anOutbox(
  failures: Failure[] = [],
  isOwner = () => true,
  rest: () => Promise<void> = () => Promise.resolve(),
) {
  const sent: string[] = [];
  const acknowledged: AnswerResult[] = [];
  const pauses: number[] = [];
  const outbox = createAnswerOutbox({
    shelf,
    isOwner,
    alone: (work) => work(),
    send: async ({ questionId }) => {
      sent.push(questionId);
      const failure = failures.shift();
      if (failure !== undefined) throw new ApiError("POST /api/answers", failure);
      return { questionId, correct: true, correctAnswer: "A", stats };
    },
    sendSkip: async ({ questionId }) => {
      sent.push(`skip ${questionId}`);
      const failure = failures.shift();
      if (failure !== undefined) throw new ApiError("POST /api/skips", failure);
    },
    onAcknowledged: (result) => acknowledged.push(result),
    pause: (milliseconds) => {
      pauses.push(milliseconds);
      return rest();
    },
  });
  return { outbox, sent, acknowledged, pauses };
}

const kept = () => shelf.keys("answers");

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("the outbox", () => {
  it("sends what is whole on a shelf that holds broken answers too", async () => {
    const broken = [null, { questionId: "q-0" }, { ...answer("q-2"), answer: "E" }];
    const typed = {
      questionId: "q-4",
      entry: "3/4",
      timeSpent: 900,
      timeToFirst: 300,
      changes: 1,
      confidence: "guess",
    };
    const more = [
      { ...answer("q-3"), timeSpent: -1 },
      { ...typed, questionId: "q-5", entry: 3 },
      { ...typed, questionId: "q-6", changes: "many" },
      { ...typed, questionId: "q-7", confidence: 1 },
    ];
    shelf.write("answers", [...broken, answer("q-1"), ...more, typed]);
    const { outbox, sent } = anOutbox();
    outbox.flush();
    await waitFor(() => expect(kept()).toEqual([]));
    expect(sent).toEqual(["q-1", "q-4"]);
  });

  it("sends an answer and forgets it once the server has it", async () => {
    const { outbox, acknowledged } = anOutbox();
    outbox.add(answer("q-1"));
    expect(kept()).toHaveLength(1);
    await waitFor(() => expect(kept()).toEqual([]));
    expect(acknowledged).toMatchObject([{ questionId: "q-1", stats }]);
  });

  it("tries again after a lost connection, waiting longer each time", async () => {
    const lost: Failure = { kind: "network" };
    const { outbox, sent, pauses } = anOutbox([lost, lost, problem(500), problem(429)]);
    outbox.add(answer("q-1"));
    await waitFor(() => expect(kept()).toEqual([]));
    expect(sent).toEqual(["q-1", "q-1", "q-1", "q-1", "q-1"]);
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000]);
  });

  it("keeps the order, however the first fares", async () => {
    const { outbox, sent } = anOutbox([{ kind: "network" }]);
    outbox.add(answer("q-1"));
    outbox.add(answer("q-2"));
    await waitFor(() => expect(kept()).toEqual([]));
    expect(sent).toEqual(["q-1", "q-1", "q-2"]);
  });

  it("gives up an answer that the server will never take, and goes on", async () => {
    const { outbox, acknowledged } = anOutbox([problem(404)]);
    outbox.add(answer("q-1"));
    outbox.add(answer("q-2"));
    await waitFor(() => expect(kept()).toEqual([]));
    expect(acknowledged.map(({ questionId }) => questionId)).toEqual(["q-2"]);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it.each([401, 404])("sends an answer again after a %i of what stands before", async (status) => {
    const { outbox, sent, acknowledged } = anOutbox([problem(status, "")]);
    outbox.add(answer("q-1"));
    await waitFor(() => expect(kept()).toEqual([]));
    expect(sent).toEqual(["q-1", "q-1"]);
    expect(acknowledged).toHaveLength(1);
  });

  it("keeps the answers when the session has ended", async () => {
    const { outbox, sent } = anOutbox([problem(401, "not-signed-in")]);
    outbox.add(answer("q-1"));
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(kept()).toHaveLength(1);
    outbox.flush();
    await waitFor(() => expect(kept()).toEqual([]));
    expect(sent).toEqual(["q-1", "q-1"]);
  });

  it("sends nothing under another learner's session", () => {
    const { outbox, sent } = anOutbox([], () => false);
    outbox.add(answer("q-1"));
    expect(sent).toEqual([]);
    expect(kept()).toHaveLength(1);
  });

  it("sends what an earlier visit left", async () => {
    shelf.write("answers", [answer("q-1")]);
    const { outbox, sent } = anOutbox();
    outbox.flush();
    await waitFor(() => expect(kept()).toEqual([]));
    expect(sent).toEqual(["q-1"]);
  });

  it("sends even what the storage would not keep", async () => {
    fillStorage();
    const { outbox, acknowledged } = anOutbox([{ kind: "network" }]);
    outbox.add(answer("q-1"));
    expect(kept()).toEqual([]);
    await waitFor(() => expect(acknowledged).toHaveLength(1));
  });

  it("sends what is added as the last look finds nothing", async () => {
    const { outbox, sent } = anOutbox();
    outbox.flush();
    outbox.add(answer("q-1"));
    await waitFor(() => expect(sent).toEqual(["q-1"]));
  });

  it("settles when the server has all that waited", async () => {
    const { outbox, acknowledged } = anOutbox();
    outbox.add(answer("q-1"));
    outbox.add(answer("q-2"));
    await outbox.settled();
    expect(acknowledged).toHaveLength(2);
    await outbox.settled();
  });

  it("settles when an answer cannot be delivered for now", async () => {
    const outbox = createAnswerOutbox({
      shelf,
      isOwner: () => true,
      alone: (work) => work(),
      send: async () => {
        throw new ApiError("POST /api/answers", { kind: "network" });
      },
      sendSkip: () => Promise.resolve(),
      onAcknowledged: () => undefined,
      pause: () => new Promise(() => {}),
    });
    outbox.add(answer("q-1"));
    await outbox.settled();
    await outbox.settled();
    expect(kept()).toHaveLength(1);
  });

  it("tries at once when a page must know, however long it would still have paused", async () => {
    const { outbox, sent } = anOutbox(
      [{ kind: "network" }],
      undefined,
      () => new Promise(() => {}),
    );
    outbox.add(answer("q-1"));
    outbox.add(answer("q-2"));
    await outbox.settled();
    expect(sent).toEqual(["q-1"]);
    await outbox.settled();
    expect(sent).toEqual(["q-1", "q-1", "q-2"]);
    expect(kept()).toEqual([]);
  });

  it("sends in the order of the times they were given, in whatever order they were kept", async () => {
    const { outbox, sent } = anOutbox(
      [{ kind: "network" }],
      undefined,
      () => new Promise(() => {}),
    );
    const at = (second: number) => ({ answeredAt: `2026-11-20T12:00:0${second}.000Z` });
    outbox.add({ ...answer("q-2"), ...at(2) });
    outbox.restore([{ ...answer("q-1"), ...at(1) }, { questionId: "broken" }]);
    await outbox.settled();
    await outbox.settled();
    expect(sent.slice(1)).toEqual(["q-1", "q-2"]);
  });

  it("counts what waits from the first failure until all is gone", async () => {
    const { outbox } = anOutbox([{ kind: "network" }], undefined, () => new Promise(() => {}));
    const counts: number[] = [];
    outbox.subscribe(() => counts.push(outbox.heldUp()));
    outbox.add(answer("q-1"));
    outbox.add(answer("q-2"));
    await outbox.settled();
    await outbox.settled();
    expect(counts).toEqual([0, 0, 2, 1, 0, 0, 0]);
    expect(outbox.waiting()).toEqual([]);
  });
});

describe("a skipped question in the outbox", () => {
  const at = (second: number) => `2026-11-20T12:00:0${second}.000Z`;

  it("is sent in its place among the answers, again until the server has it", async () => {
    const { outbox, sent } = anOutbox([{ kind: "network" }, { kind: "network" }]);
    outbox.add({ ...answer("q-1"), answeredAt: at(1) });
    outbox.skip({ questionId: "q-2", skippedAt: at(2) });
    outbox.add({ ...answer("q-3"), answeredAt: at(3) });
    await waitFor(() => expect(kept()).toEqual([]));
    expect(sent).toEqual(["q-1", "q-1", "q-1", "skip q-2", "q-3"]);
  });

  it("waits on the shelf for a later visit, and is no answer that waits", async () => {
    const { outbox } = anOutbox([{ kind: "network" }], undefined, () => new Promise(() => {}));
    outbox.skip({ questionId: "q-1", skippedAt: at(1) });
    await outbox.settled();
    expect(kept()).toHaveLength(1);
    expect(outbox.waiting()).toEqual([]);
    expect(outbox.heldUp()).toBe(0);
    const later = anOutbox();
    later.outbox.flush();
    await waitFor(() => expect(kept()).toEqual([]));
    expect(later.sent).toEqual(["skip q-1"]);
  });

  it("takes nothing from an answer to the same question", async () => {
    const { outbox, sent } = anOutbox();
    outbox.add({ ...answer("q-1"), answeredAt: at(1) });
    outbox.skip({ questionId: "q-1", skippedAt: at(2) });
    await outbox.settled();
    expect(sent).toEqual(["q-1", "skip q-1"]);
  });
});

describe("two pages of one learner", () => {
  /** Outboxes over one shelf, before a server that takes a while. */
  function twoPages() {
    const sent: string[] = [];
    const locks = fakeLocks();
    const page = () =>
      createAnswerOutbox({
        shelf,
        isOwner: () => true,
        alone: (work) => locks.request("answers", work),
        send: async ({ questionId }) => {
          sent.push(questionId);
          await new Promise((resolve) => setTimeout(resolve));
          return { questionId, correct: true, correctAnswer: "A", stats };
        },
        sendSkip: () => Promise.resolve(),
        onAcknowledged: () => undefined,
        pause: () => Promise.resolve(),
      });
    return { sent, pages: [page(), page()] };
  }

  it("send each answer once, and lose none that they add at the same time", async () => {
    const { sent, pages } = twoPages();
    for (const number of [1, 2, 3])
      for (const [at, page] of pages.entries()) page.add(answer(`q-${at}-${number}`));
    await Promise.all(pages.map((page) => page.settled()));
    expect(sent.toSorted()).toEqual(["q-0-1", "q-0-2", "q-0-3", "q-1-1", "q-1-2", "q-1-3"]);
    expect(kept()).toEqual([]);
  });
});
