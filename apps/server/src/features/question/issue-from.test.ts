import { expect, test } from "vitest";
import { aModel } from "../../testing/models.ts";
import { issueFrom, type WalkContext } from "./issue-from.ts";

/** A store in which the learner knows the first so many items that are offered. */
function knowing(known: number): { context: WalkContext; offered: number[] } {
  const offered: number[] = [];
  const context: WalkContext = {
    questions: {
      nextPosition: () => Promise.resolve(0),
      seedsMet: () => Promise.resolve([]),
      issue: ({ item }) => {
        const isNew = offered.push(item.seed) > known;
        return Promise.resolve(isNew ? { ...item, seenBefore: false } : undefined);
      },
    },
    clock: () => new Date("2026-11-20T12:00:00Z"),
    log: { warn: () => undefined },
  };
  return { context, offered };
}

const walk = { uid: "ada", level: "Easy", history: [], patience: Infinity } as const;

test("of a new version of a stock of texts the last unknown one is found, however many are known", async () => {
  const texts = Array.from({ length: 90 }, (_, at) => `text ${at}`);
  const { context, offered } = knowing(89);
  expect(await issueFrom({ ...walk, model: aModel({ texts }) }, context)).toBeDefined();
  expect(new Set(offered).size).toBe(90);
});

test("a model that draws freely is given up after so many known ones", async () => {
  const { context, offered } = knowing(89);
  expect(await issueFrom({ ...walk, model: aModel() }, context)).toBeUndefined();
  expect(offered).toHaveLength(64);
});
