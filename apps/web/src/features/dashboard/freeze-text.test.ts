import { expect, it } from "vitest";
import { freezeText } from "./freeze-text.ts";

/** A Friday. */
const NOW = new Date(2026, 10, 20, 8);

interface Kept {
  readonly left?: number;
  readonly daysToNext?: number;
  readonly spentOn?: string[];
  readonly currentStreak?: number;
}

function textOf({ currentStreak = 9, left = 0, daysToNext = 7, spentOn = [] }: Kept) {
  const figures = { totalQuestions: 40, correctAnswers: 30, longestStreak: 9, currentStreak };
  return freezeText({ ...figures, freezes: { left, daysToNext, spentOn } }, NOW);
}

it.each([
  [{ spentOn: ["2026-11-19"] }, "A freeze kept your streak on Thursday. None left."],
  [{ spentOn: ["2026-11-14"], left: 1 }, "A freeze kept your streak on Saturday. 1 left."],
  [
    { spentOn: ["2026-11-17", "2026-11-18"] },
    "Freezes kept your streak on Tuesday and Wednesday. None left.",
  ],
  [{ spentOn: ["2026-11-10", "2026-11-18"] }, "A freeze kept your streak on Wednesday. None left."],
  [{ left: 1 }, "You have 1 freeze. A missed day takes one and your streak goes on."],
  [
    { left: 2, spentOn: ["2026-11-13"] },
    "You have 2 freezes. A missed day takes one and your streak goes on.",
  ],
  [{ daysToNext: 3 }, "3 more days of your streak will earn a freeze, which covers a missed day."],
  [{ daysToNext: 1 }, "1 more day of your streak will earn a freeze, which covers a missed day."],
])("of %j it says: %s", (kept, text) => {
  expect(textOf(kept)).toBe(text);
});

it("says nothing without a streak, or where nothing is known of freezes", () => {
  expect(textOf({ currentStreak: 0 })).toBeUndefined();
  const stats = { totalQuestions: 1, correctAnswers: 1, currentStreak: 1, longestStreak: 1 };
  expect(freezeText(stats, NOW)).toBeUndefined();
});
