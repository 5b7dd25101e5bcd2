import type { Plan } from "@sat/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localHours } from "./local-day.ts";
import { isReminderDue, nextReminder, type ReminderSituation } from "./reminder-due.ts";

const CHICAGO = "America/Chicago";

describe("the next reminder", () => {
  test.each([
    ["is later today", "2026-11-20T12:00:00Z", 17, CHICAGO, "2026-11-20T23:00:00Z"],
    [
      "is tomorrow once it is the hour",
      "2026-11-20T23:00:00Z",
      17,
      CHICAGO,
      "2026-11-21T23:00:00Z",
    ],
    ["is at midnight", "2026-11-20T12:00:00Z", 0, "UTC", "2026-11-21T00:00:00Z"],
    ["knows half hours", "2026-11-20T12:00:00Z", 19, "Asia/Kolkata", "2026-11-20T13:30:00Z"],
    ["knows quarters", "2026-11-20T12:00:00Z", 19, "Asia/Kathmandu", "2026-11-20T13:15:00Z"],
    ["is an hour earlier in summer", "2027-03-13T23:30:00Z", 17, CHICAGO, "2027-03-14T22:00:00Z"],
    [
      "is at the hour after one left out",
      "2027-03-14T06:30:00Z",
      2,
      CHICAGO,
      "2027-03-14T08:00:00Z",
    ],
    ["is at the first of two alike", "2026-11-01T05:30:00Z", 1, CHICAGO, "2026-11-01T06:00:00Z"],
    ["comes once where they are", "2026-11-01T06:00:00Z", 1, CHICAGO, "2026-11-02T07:00:00Z"],
    [
      "is at one o'clock where days begin so",
      "2027-04-29T12:00:00Z",
      0,
      "Africa/Cairo",
      "2027-04-29T22:00:00Z",
    ],
  ])("%s", (_, after, hour, timeZone, next) => {
    expect(nextReminder(new Date(after), { hour, timeZone })).toEqual(new Date(next));
  });

  test("comes within 25 hours, and at the hour but where that is left out", () => {
    const zones = fc.constantFrom(
      CHICAGO,
      "UTC",
      "Australia/Lord_Howe",
      "Pacific/Apia",
      "Asia/Kathmandu",
    );
    const instants = fc.date({
      min: new Date("2026-01-01"),
      max: new Date("2028-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.nat(23), zones, (after, hour, timeZone) => {
        const next = nextReminder(after, { hour, timeZone });
        const wait = next.getTime() - after.getTime();
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(25 * 3_600_000);
        expect([hour, hour + 1]).toContain(localHours(timeZone)(next));
      }),
    );
  });
});

const PLAN: Plan = { testDate: "2026-12-05", goal: null, days: [1, 5], minutesADay: 20 };

/** A Friday at five in Chicago, when the learner is to be reminded. */
function situation({
  at = "2026-11-20T23:00:00Z",
  ...change
}: Partial<Omit<ReminderSituation, "now">> & { at?: string }) {
  return {
    now: new Date(at),
    dueAt: new Date("2026-11-20T23:00:00Z"),
    hour: 17,
    timeZone: CHICAGO,
    remindedDay: null,
    preferences: { notificationsEnabled: true, plan: null },
    ...change,
  };
}

const preferring = (plan: Plan | null, notificationsEnabled = true) => ({
  preferences: { notificationsEnabled, plan },
});

describe("a reminder", () => {
  test.each([
    ["at the hour", {}, true],
    ["late, when the server was away", { at: "2026-11-21T02:59:00Z" }, true],
    ["too late in the evening", { at: "2026-11-21T03:00:00Z" }, false],
    ["on the day after", { at: "2026-11-21T23:00:00Z" }, false],
    ["at a late hour", { at: "2026-11-21T04:00:00Z", hour: 22 }, true],
    ["later than a late hour", { at: "2026-11-21T05:00:00Z", hour: 22 }, false],
    ["before an hour that was moved meanwhile", { hour: 18 }, false],
    ["a second time that day", { remindedDay: "2026-11-20" }, false],
    ["after one the day before", { remindedDay: "2026-11-19" }, true],
    ["to whoever wants none", preferring(null, false), false],
    ["on a day of the plan", preferring(PLAN), true],
    ["on another day", preferring({ ...PLAN, days: [1, 6] }), false],
    [
      "on a Sunday of the plan",
      {
        ...preferring({ ...PLAN, days: [7] }),
        at: "2026-11-22T23:00:00Z",
        dueAt: new Date("2026-11-22T23:00:00Z"),
      },
      true,
    ],
    ["on the day of the test", preferring({ ...PLAN, testDate: "2026-11-20" }), false],
    ["on the day before the test", preferring({ ...PLAN, testDate: "2026-11-21" }), true],
    ["after the test", preferring({ ...PLAN, testDate: "2026-11-19" }), false],
    ["with a plan towards no date", preferring({ ...PLAN, testDate: null }), true],
  ])("%s", (_, change, isDue) => {
    expect(isReminderDue(situation(change))).toBe(isDue);
  });
});
