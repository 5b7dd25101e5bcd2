import { setTimeout as after } from "node:timers/promises";
import type { Model } from "@sat/engine";
import { TOPIC_IDS, type TopicId } from "@sat/item";
import { expect, test, vi } from "vitest";
import { aModel } from "./testing/models.ts";
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
  await after(20);
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

/** A closed model whose stock is counted by whoever reads its space. */
function closedModel(count: () => number): Model {
  return {
    ...aModel({ levels: ["Medium"] }),
    closed: true,
    space: {
      get Medium() {
        return count();
      },
    },
  };
}

test("the stocks of a topic are counted one by one, and others have their turn after each", async () => {
  const turns: string[] = [];
  const stock = closedModel(() => {
    setImmediate(() => turns.push("others"));
    return turns.push("a stock");
  });
  const load = warmedUp(
    ([topic]) => Promise.resolve(topic === "trigonometry" ? [stock, stock] : []),
    calmly,
  );
  await load(["data-analysis"]);
  await vi.waitFor(() => expect(turns).toEqual(["a stock", "others", "a stock", "others"]));
});

test("a server that is told to stop counts no more stocks", async () => {
  let counts = 0;
  const stock = closedModel(() => ++counts);
  const load = warmedUp(() => Promise.resolve([stock, stock, stock]), {
    ...calmly,
    isStopping: () => counts === 2,
  });
  await load(["data-analysis"]);
  await vi.waitFor(() => expect(counts).toBe(2));
  await after(20);
  expect(counts).toBe(2);
});
