import type { AnswerRequest, AnswerResult } from "@sat/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, type Failure } from "../lib/api.ts";
import { learnerShelf } from "../lib/storage.ts";
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
function anOutbox(failures: Failure[] = [], isOwner = () => true) {
  const sent: string[] = [];
  const acknowledged: AnswerResult[] = [];
  const pauses: number[] = [];
  const outbox = createAnswerOutbox({
    shelf,
    isOwner,
    send: async ({ questionId }) => {
      sent.push(questionId);
      const failure = failures.shift();
      if (failure !== undefined) throw new ApiError("POST /api/answers", failure);
      return { questionId, correct: true, correctAnswer: "A", stats };
    },
    onAcknowledged: (result) => acknowledged.push(result),
    pause: async (milliseconds) => void pauses.push(milliseconds),
  });
  return { outbox, sent, acknowledged, pauses };
}

const kept = () => shelf.read("answers", (value) => Array.isArray(value)) ?? [];

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  localStorage.clear();
});

describe("the outbox", () => {
  it("sends an answer and forgets it once the server has it", async () => {
    const { outbox, acknowledged } = anOutbox();
    outbox.add(answer("q-1"));
    expect(kept()).toHaveLength(1);
    await vi.waitFor(() => expect(kept()).toEqual([]));
    expect(acknowledged).toMatchObject([{ questionId: "q-1", stats }]);
  });

  it("tries again after a lost connection, waiting longer each time", async () => {
    const lost: Failure = { kind: "network" };
    const { outbox, sent, pauses } = anOutbox([lost, lost, problem(500), problem(429)]);
    outbox.add(answer("q-1"));
    await vi.waitFor(() => expect(kept()).toEqual([]));
    expect(sent).toEqual(["q-1", "q-1", "q-1", "q-1", "q-1"]);
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000]);
  });

  it("keeps the order, however the first fares", async () => {
    const { outbox, sent } = anOutbox([{ kind: "network" }]);
    outbox.add(answer("q-1"));
    outbox.add(answer("q-2"));
    await vi.waitFor(() => expect(kept()).toEqual([]));
    expect(sent).toEqual(["q-1", "q-1", "q-2"]);
  });

  it("gives up an answer that the server will never take, and goes on", async () => {
    const { outbox, acknowledged } = anOutbox([problem(404)]);
    outbox.add(answer("q-1"));
    outbox.add(answer("q-2"));
    await vi.waitFor(() => expect(kept()).toEqual([]));
    expect(acknowledged.map(({ questionId }) => questionId)).toEqual(["q-2"]);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it("sends an answer again that something before the server refused", async () => {
    const { outbox, sent, acknowledged } = anOutbox([problem(404, "")]);
    outbox.add(answer("q-1"));
    await vi.waitFor(() => expect(kept()).toEqual([]));
    expect(sent).toEqual(["q-1", "q-1"]);
    expect(acknowledged).toHaveLength(1);
  });

  it("keeps the answers when the session has ended", async () => {
    const { outbox, sent } = anOutbox([problem(401)]);
    outbox.add(answer("q-1"));
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(kept()).toHaveLength(1);
    outbox.flush();
    await vi.waitFor(() => expect(kept()).toEqual([]));
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
    await vi.waitFor(() => expect(kept()).toEqual([]));
    expect(sent).toEqual(["q-1"]);
  });

  it("sends even what the storage would not keep", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    const { outbox, acknowledged } = anOutbox([{ kind: "network" }]);
    outbox.add(answer("q-1"));
    await vi.waitFor(() => expect(acknowledged).toHaveLength(1));
    vi.restoreAllMocks();
  });
});
