import { MASTERY_LEVELS } from "@sat/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { masteryLevel, placeReaching, RECENT_ANSWERS } from "./mastery.ts";

test.each([
  [0, 0, "beginner"],
  [4, 4, "beginner"],
  [5, 5, "intermediate"],
  [5, 8, "intermediate"],
  [5, 9, "beginner"],
  [9, 9, "intermediate"],
  [10, 10, "advanced"],
  [10, 13, "advanced"],
  [10, 14, "intermediate"],
  [14, 14, "advanced"],
  [15, 15, "mastery"],
  [15, 17, "advanced"],
  [11, 20, "beginner"],
  [12, 20, "intermediate"],
  [15, 20, "advanced"],
  [17, 20, "advanced"],
  [18, 20, "mastery"],
  [20, 20, "mastery"],
])("%i right of the latest %i is %s", (recentCorrect, recentAnswers, level) => {
  expect(masteryLevel({ recentAnswers, recentCorrect })).toBe(level);
});

/** How high the level stands that a run of right and wrong answers leads to. */
function height(answers: readonly boolean[]): number {
  const recent = answers.slice(-RECENT_ANSWERS);
  const recentCorrect = recent.filter(Boolean).length;
  return MASTERY_LEVELS.indexOf(masteryLevel({ recentAnswers: recent.length, recentCorrect }));
}

describe("whatever was answered before", () => {
  const answers = fc.array(fc.boolean(), { maxLength: 2 * RECENT_ANSWERS });

  test("a level is first reached by the answer after which it is so for the first time", () => {
    const mostlyRight = fc.nat(9).map((draw) => draw > 1);
    const all = fc.array(mostlyRight, { maxLength: 4 * RECENT_ANSWERS });
    fc.assert(
      fc.property(all, fc.constantFrom("advanced", "mastery"), (results, level) => {
        const heights = results.map((_, at) => height(results.slice(0, at + 1)));
        const first = heights.findIndex((each) => each >= MASTERY_LEVELS.indexOf(level));
        expect(placeReaching(level, results)).toBe(first);
      }),
    );
  });

  test("another right answer never lowers the level", () => {
    fc.assert(fc.property(answers, (before) => height([...before, true]) >= height(before)));
  });

  test("another wrong answer never raises it", () => {
    fc.assert(fc.property(answers, (before) => height([...before, false]) <= height(before)));
  });

  test("more right ones among as many never lower it", () => {
    fc.assert(
      fc.property(answers, fc.nat(), (before, place) => {
        const better = before.map((correct, index) => correct || index === place % before.length);
        return height(better) >= height(before);
      }),
    );
  });

  test("twenty right ones lead to mastery, twenty wrong ones to the start", () => {
    fc.assert(
      fc.property(answers, (before) => {
        const run = (correct: boolean) => Array<boolean>(RECENT_ANSWERS).fill(correct);
        expect(height([...before, ...run(true)])).toBe(MASTERY_LEVELS.indexOf("mastery"));
        expect(height([...before, ...run(false)])).toBe(MASTERY_LEVELS.indexOf("beginner"));
      }),
    );
  });
});
