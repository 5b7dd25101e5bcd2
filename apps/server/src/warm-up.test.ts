import { TOPIC_IDS, type TopicId } from "@sat/item";
import { expect, test, vi } from "vitest";
import { warmedUp } from "./warm-up.ts";

const report = vi.fn<(error: unknown) => void>();
const calmly = { isStopping: () => false, report, breath: 0 };

test("nothing is loaded before somebody asks, then every topic, one at a time", async () => {
  const loaded: TopicId[] = [];
  let underWay = 0;
  const load = warmedUp(async (topics) => {
    expect(++underWay).toBe(1);
    await Promise.resolve();
    underWay--;
    loaded.push(...topics);
    return [];
  }, calmly);
  expect(loaded).toEqual([]);
  await load(["trigonometry"]);
  expect(loaded).toEqual(["trigonometry"]);
  await vi.waitFor(() => expect(loaded).toEqual(["trigonometry", ...TOPIC_IDS]));
  await load(["trigonometry"]);
  expect(loaded.slice(1 + TOPIC_IDS.length)).toEqual(["trigonometry"]);
});

test("a server that is told to stop loads no more", async () => {
  let loads = 0;
  const load = warmedUp(() => Promise.resolve((loads++, [])), {
    ...calmly,
    isStopping: () => loads === 3,
  });
  await load(["trigonometry"]);
  await vi.waitFor(() => expect(loads).toBe(3));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(loads).toBe(3);
});

test("models that do not load beforehand are told of, and fail for whoever asks for them", async () => {
  const broken = new Error("no such file");
  const load = warmedUp(
    ([topic]) => (topic === "trigonometry" ? Promise.resolve([]) : Promise.reject(broken)),
    calmly,
  );
  await load(["trigonometry"]);
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith(broken));
  await expect(load(["data-analysis"])).rejects.toBe(broken);
});
