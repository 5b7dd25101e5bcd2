import { TOPIC_IDS, type TopicId } from "@sat/item";
import { expect, test } from "vitest";
import { warmUp } from "./warm-up.ts";

test("every topic is loaded, one at a time", async () => {
  const loaded: TopicId[] = [];
  let underWay = 0;
  await warmUp(
    async (topics) => {
      expect(++underWay).toBe(1);
      await Promise.resolve();
      underWay--;
      loaded.push(...topics);
    },
    () => false,
    0,
  );
  expect(loaded).toEqual(TOPIC_IDS);
});

test("a server that is told to stop loads no more", async () => {
  const loaded: TopicId[] = [];
  await warmUp(
    (topics) => Promise.resolve(loaded.push(...topics)),
    () => loaded.length === 3,
    0,
  );
  expect(loaded).toEqual(TOPIC_IDS.slice(0, 3));
});
