import { describe, expect, test } from "vitest";
import { dayAfter, daysBetween } from "./local-day.ts";
import { afterRating, type CardMemory, chanceRemembered } from "./card-memory.ts";
import type { CardRating } from "./card-rating.ts";

const MISSED = "2026-10-12";

/** A card after these ratings, each given on the day on which it was due. */
function course(...ratings: readonly CardRating[]): CardMemory {
  let memory = afterRating(undefined, "again", MISSED);
  for (const rating of ratings) memory = afterRating(memory, rating, memory?.dueDay ?? "");
  if (memory === undefined) throw new Error("a miss makes a card");
  return memory;
}

test("a miss makes a card, and nothing else does", () => {
  expect(afterRating(undefined, "good", MISSED)).toBeUndefined();
  expect(afterRating(undefined, "hard", MISSED)).toBeUndefined();
  expect(afterRating(undefined, "again", MISSED)).toMatchObject({ reps: 1, lapses: 0 });
});

test.each<readonly [string, readonly CardRating[]]>([
  ["2026-10-13", []],
  ["2026-10-16", ["good"]],
  ["2026-10-24", ["good", "good"]],
  ["2026-11-15", ["good", "good", "good"]],
  ["2026-10-15", ["hard"]],
  ["2026-10-14", ["again"]],
  ["2026-10-17", ["good", "again"]],
])("a card is due on %s after a miss and %j", (dueDay, ratings) => {
  expect(course(...ratings).dueDay).toBe(dueDay);
});

test("no card rests for more than half a year", () => {
  const memory = course(...Array.from({ length: 12 }, () => "good" as const));
  // The library puts what was good a day after what was hard.
  expect(daysBetween(memory.seenDay, memory.dueDay)).toBe(181);
});

describe("on the day of a rating", () => {
  test("what is right again within it does not put the card off", () => {
    const missed = course();
    expect(afterRating(missed, "good", MISSED)).toBe(missed);
    const right = course("good");
    expect(afterRating(right, "hard", right.seenDay)).toBe(right);
  });

  test("a second miss changes nothing, and one after a right answer brings the card back tomorrow", () => {
    const missed = course();
    expect(afterRating(missed, "again", MISSED)).toBe(missed);
    const right = course("good");
    expect(afterRating(right, "again", right.seenDay)).toMatchObject({
      missedDay: right.seenDay,
      dueDay: dayAfter(right.seenDay, 1),
      lapses: 1,
    });
  });
});

test("what comes late, from a device that was offline, counts for the day of the latest rating", () => {
  const right = course("good", "good");
  expect(afterRating(right, "good", MISSED)).toBe(right);
  expect(afterRating(right, "again", MISSED)).toEqual(afterRating(right, "again", right.seenDay));
});

test("a card is remembered less with every day, nine times in ten when it is due", () => {
  const memory = course("good", "good", "good");
  const chances = [0, 5, 22, 60].map((days) =>
    chanceRemembered(memory, dayAfter(memory.seenDay, days)),
  );
  expect(chances).toEqual(chances.toSorted((one, other) => other - one));
  expect(chances[0]).toBe(1);
  expect(chances[2]).toBeCloseTo(0.9, 2);
});
