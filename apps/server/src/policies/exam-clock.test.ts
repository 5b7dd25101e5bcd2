import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  breakLeft,
  carriedOn,
  dueAt,
  elapsedOn,
  type ExamClock,
  isOverdue,
  isStillTaken,
  isUp,
  latestChoice,
  leftOn,
  running,
  stopped,
} from "./exam-clock.ts";

const START = Date.parse("2026-11-20T12:00:00.000Z");
const MINUTE = 60_000;
const at = (milliseconds: number) => new Date(START + milliseconds);
const begun = (limit: number | null): ExamClock => ({ elapsed: 0, since: at(0), limit });

/** What is done to a clock, and how much later than what was done before; earlier if the server's was set back. */
const events = fc.array(
  fc.record({
    after: fc.integer({ min: -5 * MINUTE, max: 20 * MINUTE }),
    change: fc.constantFrom(running, stopped, carriedOn),
  }),
  { maxLength: 20 },
);
const limits = fc.option(fc.integer({ min: MINUTE, max: 120 * MINUTE }));

describe("whatever is done to the clock of a module", () => {
  test("no second is gained by it, nor lost but to the limit", () => {
    fc.assert(
      fc.property(events, limits, (all, limit) => {
        let [now, ran] = [0, 0];
        let clock = begun(limit);
        for (const { after, change } of all) {
          const later = now + Math.max(0, after);
          if (clock.since !== null) ran += later - now;
          now = later;
          clock = change(clock, at(now));
        }
        expect(elapsedOn(clock, at(now))).toBe(Math.min(ran, limit ?? Infinity));
      }),
    );
  });

  test("it never goes backwards nor past its limit, though the server's clock be set back", () => {
    fc.assert(
      fc.property(events, limits, (all, limit) => {
        let now = 0;
        let clock = begun(limit);
        for (const { after, change } of all) {
          const before = clock.elapsed;
          now += after;
          clock = change(clock, at(now));
          expect(elapsedOn(clock, at(now))).toBeGreaterThanOrEqual(before);
          expect(leftOn(clock, at(now)) ?? 0).toBeGreaterThanOrEqual(0);
          expect(latestChoice(clock, at(now))).toBeLessThanOrEqual(limit ?? Infinity);
        }
      }),
    );
  });
});

test("time is up at the limit, or a moment before it, as a device may see it", () => {
  const clock = begun(32 * MINUTE);
  expect(dueAt(clock)).toEqual(at(32 * MINUTE));
  expect(isUp(clock, at(32 * MINUTE - 2_001))).toBe(false);
  expect(isUp(clock, at(32 * MINUTE - 2_000))).toBe(true);
  expect(isUp(begun(null), at(500 * MINUTE))).toBe(false);
});

test("a module is overdue ten minutes after its time, unless its clock stands still or has no limit", () => {
  const clock = begun(32 * MINUTE);
  expect(isOverdue(clock, at(42 * MINUTE - 1))).toBe(false);
  expect(isOverdue(clock, at(42 * MINUTE))).toBe(true);
  expect(isOverdue(stopped(clock, at(MINUTE)), at(900 * MINUTE))).toBe(false);
  expect(isOverdue(begun(null), at(900 * MINUTE))).toBe(false);
});

test("nothing can have been done much later than the clock shows", () => {
  const clock = begun(32 * MINUTE);
  expect(latestChoice(clock, at(MINUTE))).toBe(MINUTE + 2_000);
  expect(latestChoice(clock, at(31.99 * MINUTE))).toBe(32 * MINUTE);
});

test("what was done in time is taken for seven days", () => {
  const days = (count: number) => at(count * 24 * 60 * MINUTE);
  expect(isStillTaken(at(0), days(7))).toBe(true);
  expect(isStillTaken(at(-1), days(7))).toBe(false);
});

test("a break runs out, and is none longer for a clock that was set back", () => {
  const pause = { from: at(0), length: 10 * MINUTE };
  expect(breakLeft(pause, at(4 * MINUTE))).toBe(6 * MINUTE);
  expect(breakLeft(pause, at(10 * MINUTE))).toBeNull();
  expect(breakLeft(pause, at(-MINUTE))).toBe(10 * MINUTE);
});
