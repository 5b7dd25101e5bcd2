import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepUp } from "./upkeep.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("what was broken off is finished, reminders are sent, and tests ended, at the start and every minute, the database looked through daily, whatever fails", async () => {
  const finishBrokenOff = vi.fn(() => Promise.reject(new Error("away")));
  const lookThrough = vi.fn(() => Promise.resolve());
  const remind = vi.fn(() => Promise.reject(new Error("away")));
  const endOverdue = vi.fn(() => Promise.reject(new Error("away")));
  const warn = vi.fn();
  const clock = () => new Date();
  keepUp({
    records: { overhauls: { refuseUnderWay: vi.fn(), finishBrokenOff }, lookThrough },
    clock,
    log: { warn },
    remind,
    endOverdue,
  });
  expect(finishBrokenOff).toHaveBeenCalledExactlyOnceWith(clock, expect.any(Function));
  expect(lookThrough).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(finishBrokenOff).toHaveBeenCalledTimes(1 + 24 * 60);
  expect(remind).toHaveBeenCalledTimes(1 + 24 * 60);
  expect(endOverdue).toHaveBeenCalledTimes(1 + 24 * 60);
  expect(lookThrough).toHaveBeenCalledTimes(2);
});
