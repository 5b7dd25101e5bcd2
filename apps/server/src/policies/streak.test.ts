import { EMPTY_STATS, type Stats } from "@sat/contract";
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

  test("the streak is the same as if each day were looked at by itself", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(80), { minLength: 1 }), (numbers) => {
        const days = numbers.toSorted((a, b) => a - b);
        const { stats } = answeredOn(...days.map(dayNumber));
        const { streak, longest, worth } = lookedAtByDay(days);
        expect(stats).toMatchObject({ currentStreak: streak, longestStreak: longest });
        expect(worthOf(stats)).toBe(worth);
        expect(stats.totalQuestions).toBe(days.length);
      }),
    );
  });
});

/** What freezes are worth in days: seven each, and those towards the next. */
function worthOf({ freezes }: Stats): number | undefined {
  return freezes && 7 * (freezes.left + 1) - freezes.daysToNext;
}

/** The rule as it is told: a day with an answer is worth one, fourteen at most, and a day without takes seven. */
function lookedAtByDay(days: readonly number[]) {
  let [streak, longest, worth] = [0, 0, 0];
  for (let day = days.at(0) ?? 0; day <= (days.at(-1) ?? 0); day++) {
    if (days.includes(day)) {
      [streak, worth] = [streak + 1, Math.min(14, worth + 1)];
      longest = Math.max(longest, streak);
    } else if (worth >= 7) {
      worth -= 7;
    } else {
      [streak, worth] = [0, 0];
    }
  }
  return { streak, longest, worth };
}

/** So many days in a row from the first of the year on. */
function inARow(length: number): string[] {
  return Array.from({ length }, (_, number) => dayNumber(number));
}

describe("a freeze", () => {
  test.each([
    [6, 0, 1],
    [7, 1, 7],
    [13, 1, 1],
    [14, 2, 7],
    [40, 2, 7],
  ])("%i days in a row leave so many: %i", (length, left, daysToNext) => {
    const { freezes } = answeredOn(...inARow(length)).stats;
    expect(freezes).toEqual({ left, daysToNext, spentOn: [] });
  });

  test("is spent on a day without an answer, which keeps the streak and is none of its days", () => {
    const before = answeredOn(...inARow(7));
    expect(statsOn(before, dayNumber(7)).freezes).toMatchObject({ left: 1, spentOn: [] });
    const missed = statsOn(before, dayNumber(8));
    expect(missed).toMatchObject({ currentStreak: 7, longestStreak: 7 });
    expect(missed.freezes).toMatchObject({ left: 0, spentOn: [dayNumber(7)] });
    const { stats } = answeredOn(...inARow(7), dayNumber(8));
    expect(stats).toMatchObject({ currentStreak: 8, longestStreak: 8 });
    expect(stats.freezes).toEqual({ left: 0, daysToNext: 6, spentOn: [dayNumber(7)] });
  });

  test("is taken by each of two missed days", () => {
    const { currentStreak, freezes } = answeredOn(...inARow(14), dayNumber(16)).stats;
    expect(currentStreak).toBe(15);
    expect(freezes).toMatchObject({ left: 0, spentOn: [dayNumber(14), dayNumber(15)] });
  });

  test("does not keep a streak over more days than there are freezes, which are gone with it", () => {
    const before = answeredOn(...inARow(14));
    const late = dayNumber(17);
    expect(isOfToday(before, late)).toBe(false);
    const over = { currentStreak: 0, longestStreak: 14, freezes: { left: 0, spentOn: [] } };
    expect(statsOn(before, late)).toMatchObject(over);
    const { currentStreak, freezes } = answeredOn(...inARow(14), late).stats;
    expect(currentStreak).toBe(1);
    expect(freezes).toEqual({ left: 0, daysToNext: 6, spentOn: [] });
  });

  test("comes back when an answer of the missed day arrives late", () => {
    const late = answeredOn(...inARow(7), dayNumber(8), dayNumber(7));
    expect(late).toEqual(answeredOn(...inARow(9)));
    expect(late.stats.freezes).toEqual({ left: 1, daysToNext: 5, spentOn: [] });
  });

  test("tells of the latest two days that took one", () => {
    const later = [15, 17, 18, 19, 20, 21, 22, 23, 25].map(dayNumber);
    const { freezes } = answeredOn(...inARow(14), ...later).stats;
    expect(freezes?.spentOn).toEqual([dayNumber(16), dayNumber(24)]);
  });

  test("is told from what was counted before there were any by the days themselves", () => {
    const stats = { totalQuestions: 8, correctAnswers: 8, currentStreak: 1, longestStreak: 7 };
    const before: Standing = { stats, lastDay: dayNumber(8) };
    const days = [...inARow(7), dayNumber(8)];
    expect(isOfToday(before, dayNumber(8))).toBe(false);
    expect(followsOn(before, dayNumber(9))).toBe(false);
    const after = afterAnswer(before, { correct: true, day: dayNumber(9) }, days);
    expect(after).toEqual(answeredOn(...days, dayNumber(9)));
  });

  test("is never one of more than two, and a day more never costs any or makes a streak shorter", () => {
    const someDays = fc.array(fc.nat(60), { minLength: 1 });
    fc.assert(
      fc.property(someDays, fc.nat(60), (numbers, more) => {
        const [fewer, all] = [numbers, [...numbers, more]].map((some) =>
          answeredOn(...some.map(dayNumber)),
        );
        const today = dayNumber(62);
        const [before, after] = [fewer, all].map((standing = NOTHING) => statsOn(standing, today));
        expect(after?.freezes?.left).toBeLessThanOrEqual(2);
        expect(after?.freezes?.left).toBeGreaterThanOrEqual(before?.freezes?.left ?? 0);
        expect(after?.currentStreak).toBeGreaterThanOrEqual(before?.currentStreak ?? 0);
        expect(all?.stats.longestStreak).toBeGreaterThanOrEqual(fewer?.stats.longestStreak ?? 0);
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
    const { totalQuestions, longestStreak } = standing.stats;
    const figures = { totalQuestions, longestStreak, currentStreak };
    expect(statsOn(standing, today)).toMatchObject(figures);
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
