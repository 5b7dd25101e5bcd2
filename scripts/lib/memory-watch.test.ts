import { afterEach, expect, test, vi } from "vitest";
import { growth, type Sample, watchMemory } from "./memory-watch.ts";

/** More than Linux ever gives. */
const NOBODYS_PID = 2 ** 22 + 1;

/** A process that doubles what it holds while it warms up, then holds so much more each second, and collects garbage. */
function held(perSecond: number): Sample[] {
  return Array.from({ length: 600 }, (_, seconds) => {
    const warmed = Math.min(200, 100 + seconds);
    return { seconds, mebibytes: warmed + perSecond * seconds + (seconds % 9) * 3 };
  });
}

afterEach(() => {
  vi.useRealTimers();
});

test("a process is looked at until it is gone", () => {
  vi.useFakeTimers();
  const [stopWatchingUs, stopWatchingNobody] = [process.pid, NOBODYS_PID].map((pid) =>
    watchMemory(pid, 100),
  );
  vi.advanceTimersByTime(300);
  expect(stopWatchingUs?.()).toHaveLength(3);
  expect(stopWatchingNobody?.()).toEqual([]);
});

test("what a process takes to warm up, and garbage that is collected, is no growth", () => {
  expect(growth(held(0))).toEqual({ warm: 200, by: 0, isFlat: true });
});

test("what is kept for every request is growth, however little", () => {
  const { by, isFlat } = growth(held(0.1));
  expect(by).toBeCloseTo(40, -1);
  expect(isFlat).toBe(false);
});
