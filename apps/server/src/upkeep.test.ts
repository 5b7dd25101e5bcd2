import { expect, test, vi } from "vitest";
import { keepUp } from "./upkeep.ts";

test("what was broken off is finished at the start and every minute, the database looked through daily, whatever fails", () => {
  vi.useFakeTimers();
  const finishBrokenOff = vi.fn(() => Promise.reject(new Error("away")));
  const lookThrough = vi.fn(() => Promise.resolve());
  const warn = vi.fn();
  const clock = () => new Date();
  keepUp({
    records: { overhauls: { refuseUnderWay: vi.fn(), finishBrokenOff }, lookThrough },
    clock,
    log: { warn },
  });
  expect(finishBrokenOff).toHaveBeenCalledExactlyOnceWith(clock);
  expect(lookThrough).not.toHaveBeenCalled();
  vi.advanceTimersByTime(86_400_000);
  expect(finishBrokenOff).toHaveBeenCalledTimes(1 + 24 * 60);
  expect(lookThrough).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
