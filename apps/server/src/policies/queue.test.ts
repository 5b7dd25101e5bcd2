import { describe, expect, test } from "vitest";
import { LearnerQueues, Queue } from "./queue.ts";

/** Work that ends when it is told to, and says when it begins. */
function someWork(begun: string[]) {
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const work = (name: string) => () => {
    const end = Promise.withResolvers<void>();
    ends.set(name, end);
    begun.push(name);
    return end.promise;
  };
  return { work, end: (name: string) => ends.get(name)?.resolve() };
}

describe("a queue", () => {
  test("does so much at once, and the rest in the order in which it came", async () => {
    const begun: string[] = [];
    const { work, end } = someWork(begun);
    const queue = new Queue({ atOnce: 2, waiting: 2 });
    const all = ["a", "b", "c", "d"].map((name) => queue.take(work(name)));
    expect(begun).toEqual(["a", "b"]);
    end("b");
    await all[1];
    await Promise.resolve();
    expect(begun).toEqual(["a", "b", "c"]);
    for (const name of ["a", "c"]) end(name);
    await Promise.all([all[0], all[2]]);
    expect(begun).toEqual(["a", "b", "c", "d"]);
    end("d");
    await all[3];
    expect(queue.isEmpty).toBe(true);
  });

  test("turns away what would be one too many to wait, and goes on after a failure", async () => {
    const queue = new Queue({ atOnce: 1, waiting: 1 });
    const failing = queue.take(() => Promise.reject(new Error("no")));
    const waiting = queue.take(() => Promise.resolve("done"));
    await expect(queue.take(() => Promise.resolve("never"))).rejects.toHaveProperty(
      "problem.type",
      "overloaded",
    );
    await expect(failing).rejects.toThrow("no");
    expect(await waiting).toBe("done");
  });

  test("has turns waited for as it is told, and a turn that is not taken is the next one's", async () => {
    const queue = new Queue({ atOnce: 1, waiting: 2 });
    const first = Promise.withResolvers<string>();
    const all = [queue.take(() => first.promise, neverWaiting)];
    const isLate = async <Awaited>(wait: Promise<Awaited>): Promise<Awaited> => {
      await wait;
      throw new Error("too late");
    };
    const late = queue.take(() => Promise.resolve("late"), isLate);
    all.push(queue.take(() => Promise.resolve("next")));
    first.resolve("first");
    await expect(late).rejects.toThrow("too late");
    expect(await Promise.all(all)).toEqual(["first", "next"]);
  });
});

function neverWaiting(): never {
  throw new Error("it had to wait");
}

test("calls of one learner wait for each other, and for nobody else's", async () => {
  const begun: string[] = [];
  const { work, end } = someWork(begun);
  const queues = new LearnerQueues(9);
  const own = ["a1", "a2"].map((name) => queues.take("a", work(name)));
  const other = queues.take("b", work("b1"));
  expect(begun).toEqual(["a1", "b1"]);
  end("a1");
  await own[0];
  await Promise.resolve();
  expect(begun).toEqual(["a1", "b1", "a2"]);
  for (const name of ["a2", "b1"]) end(name);
  await Promise.all([...own, other]);
});
