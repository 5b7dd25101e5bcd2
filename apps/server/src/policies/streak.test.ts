import { EMPTY_STATS } from "@sat/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  afterAnswer,
  dayNear,
  daysUntil,
  followsOn,
  isOfToday,
  onDays,
  type Standing,
  statsOn,
} from "./streak.ts";

const NOTHING: Standing = { stats: EMPTY_STATS, lastDay: null };

function answeredOn(...days: string[]): Standing {
  return days.reduce(
    (standing, day, at) => afterAnswer(standing, { correct: true, day }, days.slice(0, at)),
    NOTHING,
  );
}

function dayNumber(number: number): string {
  return new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);
}

describe("after an answer", () => {
  test.each([
    ["the first day", ["2026-11-20"], 1, 1],
    ["the same day again", ["2026-11-20", "2026-11-20"], 1, 1],
    ["the day after", ["2026-11-20", "2026-11-21"], 2, 2],
    ["the day after over a month's end", ["2026-11-30", "2026-12-01"], 2, 2],
    ["a day left out", ["2026-11-19", "2026-11-20", "2026-11-22"], 1, 2],
    ["a day earlier, by travel", ["2026-11-20", "2026-11-21", "2026-11-20"], 2, 2],
    ["home again from such a day", ["2026-11-21", "2026-11-20", "2026-11-22"], 3, 3],
    [
      "an answer that comes late, between two runs",
      ["2026-11-19", "2026-11-21", "2026-11-20"],
      3,
      3,
    ],
    ["one of long ago", ["2026-11-20", "2026-11-21", "2026-11-02"], 2, 2],
  ])("%s: the streak follows", (_, days, currentStreak, longestStreak) => {
    expect(answeredOn(...days).stats).toMatchObject({ currentStreak, longestStreak });
  });

  test("days of a clock that ran ahead and was put back do not count", () => {
    const today = "2026-11-21";
    const days = daysUntil(today, ["2026-11-20", "2027-11-20"]);
    const before = answeredOn("2026-11-20", "2027-11-20");
    const after = afterAnswer(before, { correct: true, day: today }, days);
    expect(after).toMatchObject({ stats: { currentStreak: 2 }, lastDay: today });
  });

  test("days that a clock that was behind could not know of count again", () => {
    const days = ["2026-11-19", "2026-11-20"];
    const behind = afterAnswer(answeredOn(...days), { correct: true, day: "2024-12-20" });
    expect(behind).toMatchObject({ stats: { currentStreak: 1 }, lastDay: "2024-12-20" });
    const known = [...days, "2024-12-20"];
    const after = afterAnswer(behind, { correct: true, day: "2026-11-21" }, known);
    expect(after).toMatchObject({ stats: { currentStreak: 3 }, lastDay: "2026-11-21" });
  });

  test("an answer whose day nobody can tell counts, though for no streak", () => {
    const before = answeredOn("2026-11-19", "2026-11-20");
    const { stats, lastDay } = afterAnswer(before, { correct: true, day: null });
    expect({ stats, lastDay }).toEqual({
      stats: { ...before.stats, totalQuestions: 3, correctAnswers: 3 },
      lastDay: "2026-11-20",
    });
  });

  test("a day that follows on the last needs no knowledge of those before", () => {
    const before = answeredOn("2026-11-19", "2026-11-20");
    for (const day of ["2026-11-20", "2026-11-21"]) expect(followsOn(before, day)).toBe(true);
    for (const day of ["2026-11-19", "2026-11-22"]) expect(followsOn(before, day)).toBe(false);
    expect(followsOn(NOTHING, "2026-11-20")).toBe(true);
    const after = afterAnswer(before, { correct: true, day: "2026-11-21" });
    expect(after).toMatchObject({ stats: { currentStreak: 3 }, lastDay: "2026-11-21" });
  });

  test("a day may have been as far ahead as two ends of the earth lie apart", () => {
    const days = ["2026-11-19", "2026-11-22", "2026-11-23", "2026-11-24"];
    expect(daysUntil("2026-11-21", days)).toEqual(days.slice(0, 3));
  });

  test("only right answers count as correct", () => {
    const { stats } = afterAnswer(answeredOn("2026-11-20"), {
      correct: false,
      day: "2026-11-20",
    });
    expect(stats).toMatchObject({ totalQuestions: 2, correctAnswers: 1 });
  });

  test("it is the same in whatever order the answers come", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { minLength: 1 }), (numbers) => {
        const inOrder = numbers.toSorted((a, b) => a - b);
        expect(answeredOn(...numbers.map(dayNumber))).toEqual(
          answeredOn(...inOrder.map(dayNumber)),
        );
      }),
    );
  });

  test("the longest streak is the longest run of days", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60), { minLength: 1 }), (numbers) => {
        const days = numbers.toSorted((a, b) => a - b);
        const { stats } = answeredOn(...days.map(dayNumber));
        const runs = days.map((day) => {
          let length = 1;
          while (days.includes(day + length)) length++;
          return length;
        });
        expect(stats.longestStreak).toBe(Math.max(...runs));
        expect(stats.totalQuestions).toBe(days.length);
      }),
    );
  });
});

describe("the day of an answer", () => {
  test.each([
    ["alone", [], "2026-11-20"],
    ["after midnight", ["2026-11-19"], "2026-11-20"],
    ["in another zone too late for that", ["2026-11-18"], "2026-11-19"],
    ["in another zone too early for that", ["2026-11-22"], "2026-11-21"],
    ["beside two days", ["2026-11-20", "2026-11-19"], "2026-11-20"],
    ["in a third zone", ["2026-11-19", "2026-11-18"], "2026-11-19"],
  ])("%s is one of two, with those of half a day around it", (_, near, day) => {
    expect(dayNear("2026-11-20", near)).toBe(day);
  });

  test("whatever zones are named at one time, it is one of two", () => {
    const days = ["2026-11-19", "2026-11-20", "2026-11-21"];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...days), { minLength: 1 }), (told) => {
        const counted = told.reduce<string[]>((near, day) => [...near, dayNear(day, near)], []);
        expect(onDays(NOTHING, counted).stats.longestStreak).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe("read on a day", () => {
  const standing = answeredOn("2026-11-19", "2026-11-20");

  test.each([
    ["today", "2026-11-20", 2],
    ["yesterday", "2026-11-21", 2],
    ["before yesterday", "2026-11-22", 0],
    ["tomorrow, by travel", "2026-11-19", 2],
  ])("a streak whose last day is %s", (_, today, currentStreak) => {
    expect(statsOn(standing, today)).toEqual({ ...standing.stats, currentStreak });
  });

  test("a streak whose last day is yet to come, by a clock that ran ahead, reads 0", () => {
    const ahead = answeredOn("2027-11-20");
    expect(isOfToday(ahead, "2026-11-20")).toBe(false);
    expect(statsOn(ahead, "2026-11-20").currentStreak).toBe(0);
  });

  test("nobody has a streak before the first answer", () => {
    expect(statsOn(NOTHING, "2026-11-20")).toEqual(EMPTY_STATS);
  });
});
