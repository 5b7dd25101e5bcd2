import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenIdle } from "./idle.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("does what can wait after a rest, or a longer while, and not once it has ended", () => {
  const done: string[] = [];
  const end = new AbortController();
  const other = new AbortController();
  whenIdle(other.signal, () => done.push("ended"));
  other.abort();
  whenIdle(end.signal, () => done.push("late"), 5_000);
  whenIdle(end.signal, () => done.push("soon"));
  vi.runAllTimers();
  expect(done).toEqual(["soon", "late"]);
});
