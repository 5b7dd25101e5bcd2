import "fake-indexeddb/auto";
import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../../lib/api.ts";
import {
  clearLearnerShelf,
  deleteSentAnswers,
  emptyLearnerShelf,
  learnerShelf,
} from "../../lib/storage.ts";
import { type AnswerOutbox, createAnswerOutbox } from "../outbox/answer-outbox.ts";
import { mirrorAnswers } from "./answer-mirror.ts";

const STATS = { totalQuestions: 1, correctAnswers: 1, currentStreak: 1, longestStreak: 1 };

/** An outbox before a server that can be out of reach. */
function anOutbox(uid: string, server: { isDown: boolean; readonly got: string[] }): AnswerOutbox {
  return createAnswerOutbox({
    shelf: learnerShelf(uid),
    isOwner: () => true,
    alone: (work) => work(),
    send: async ({ questionId }) => {
      if (server.isDown) throw new ApiError("POST /api/answers", { kind: "network" });
      server.got.push(questionId);
      return { questionId, correct: true, correctAnswer: "A", stats: STATS };
    },
    sendSkip: () => Promise.resolve(),
    onAcknowledged: () => {},
    pause: () => new Promise(() => {}),
  });
}

function answer(number: number) {
  const answeredAt = `2026-11-20T12:00:0${number}.000Z`;
  return { questionId: `q-${number}`, answer: "A", timeSpent: 1, answeredAt } as const;
}

async function mirrored(uid: string): Promise<string[]> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(`sat:answers:${uid}`);
    opening.addEventListener("success", () => {
      const { result: database } = opening;
      if (!database.objectStoreNames.contains("answers")) return resolve([]);
      const all = database.transaction("answers").objectStore("answers").getAllKeys();
      all.addEventListener("success", () => {
        database.close();
        resolve(all.result.map(String));
      });
    });
  });
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it("brings back, in order, what the shelf has lost in a crash, and is empty once all is sent", async () => {
  const server = { isDown: true, got: [] as string[] };
  const before = anOutbox("ada", server);
  const stop = mirrorAnswers(before, "ada");
  for (const number of [1, 2, 3]) before.add(answer(number));
  await waitFor(async () => expect(await mirrored("ada")).toHaveLength(3));
  stop();
  localStorage.clear();

  server.isDown = false;
  mirrorAnswers(anOutbox("ada", server), "ada");
  await waitFor(() => expect(server.got).toEqual(["q-1", "q-2", "q-3"]));
  await waitFor(async () => expect(await mirrored("ada")).toEqual([]));
});

it("copies what waited before it came", async () => {
  const outbox = anOutbox("bea", { isDown: true, got: [] });
  outbox.add(answer(1));
  mirrorAnswers(outbox, "bea");
  await waitFor(async () => expect(await mirrored("bea")).toEqual(["q-1"]));
});

it("outlives a session that is found gone, and a sign-out if answers wait", async () => {
  const names = async () => (await indexedDB.databases()).map(({ name }) => name);
  const server = { isDown: true, got: [] as string[] };
  const outbox = anOutbox("cyd", server);
  mirrorAnswers(outbox, "cyd");
  outbox.add(answer(1));
  await waitFor(async () => expect(await mirrored("cyd")).toHaveLength(1));
  deleteSentAnswers("cyd");
  expect(await mirrored("cyd")).toHaveLength(1);
  server.isDown = false;
  await outbox.settled();
  await outbox.settled();
  await waitFor(async () => expect(await mirrored("cyd")).toEqual([]));
  clearLearnerShelf("cyd");
  expect(await mirrored("cyd")).toEqual([]);
  expect(await names()).toContain("sat:answers:cyd");
  deleteSentAnswers("cyd");
  await waitFor(async () => expect(await names()).not.toContain("sat:answers:cyd"));
});

it("is gone with the account, answers and all", async () => {
  const outbox = anOutbox("dan", { isDown: true, got: [] });
  mirrorAnswers(outbox, "dan");
  outbox.add(answer(1));
  await waitFor(async () => expect(await mirrored("dan")).toHaveLength(1));
  emptyLearnerShelf("dan");
  await waitFor(async () => expect(await mirrored("dan")).toEqual([]));
  expect(outbox.waiting()).toEqual([]);
});
