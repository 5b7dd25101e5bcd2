import { EMPTY_STATS } from "@sat/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { afterAnswer, isOfEarlierDay, mayHaveBeen, type Standing, statsOn } from "./streak.ts";

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
    const days = ["2026-11-20", "2027-11-20"].filter((day) => mayHaveBeen(day, today));
    const before = answeredOn("2026-11-20", "2027-11-20");
    const after = afterAnswer(before, { correct: true, day: today }, days);
    expect(after).toMatchObject({ stats: { currentStreak: 2 }, lastDay: today });
  });

  test("a day that comes in its order needs no knowledge of those before", () => {
    const before = answeredOn("2026-11-19", "2026-11-20");
    const after = afterAnswer(before, { correct: true, day: "2026-11-21" });
    expect(after).toMatchObject({ stats: { currentStreak: 3 }, lastDay: "2026-11-21" });
  });

  test("only a day before the last one is earlier, and before the first answer none is", () => {
    const standing = answeredOn("2026-11-20");
    const days = ["2026-11-19", "2026-11-20", "2026-11-21"];
    expect(days.map((day) => isOfEarlierDay(standing, day))).toEqual([true, false, false]);
    expect(isOfEarlierDay(NOTHING, "2026-11-20")).toBe(false);
  });

  test("a day may have been as far ahead as two ends of the earth lie apart", () => {
    const days = ["2026-11-19", "2026-11-22", "2026-11-23", "2026-11-24"];
    expect(days.filter((day) => mayHaveBeen(day, "2026-11-21"))).toEqual(days.slice(0, 3));
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

  test("nobody has a streak before the first answer", () => {
    expect(statsOn(NOTHING, "2026-11-20")).toEqual(EMPTY_STATS);
  });
});
