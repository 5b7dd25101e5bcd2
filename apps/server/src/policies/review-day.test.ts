import type { SkillCode } from "@sat/item";
import { describe, expect, test } from "vitest";
import { MOST_A_DAY, nextCard, type ReviewCard, reviewDay } from "./review-day.ts";

const AT = {
  today: "2026-11-20",
  dayOf: (instant: Date) => instant.toISOString().slice(0, 10),
};

/** A card that is due today, last seen yesterday. */
function aCard(
  change: Partial<Omit<ReviewCard, "skill" | "slip" | "words">> = {},
  skill: SkillCode = "H.A",
): ReviewCard {
  return {
    skill,
    slip: "opposite-sign",
    words: null,
    stability: 1,
    difficulty: 5,
    reps: 1,
    lapses: 0,
    seenDay: "2026-11-19",
    missedDay: "2026-11-19",
    dueDay: AT.today,
    askedAt: null,
    ...change,
  };
}

const several = (count: number, change?: Parameters<typeof aCard>[0]) =>
  Array.from({ length: count }, () => aCard(change));
/** One that was reviewed today. */
const DONE = { seenDay: AT.today, dueDay: "2026-11-23", askedAt: "2026-11-20T08:00:00.000Z" };

describe("a day of review", () => {
  test("has what is due, by today or since long ago, and not what is due tomorrow", () => {
    const cards = [aCard(), aCard({ dueDay: "2026-01-01" }), aCard({ dueDay: "2026-11-21" })];
    expect(reviewDay(cards, AT)).toEqual({
      due: cards.slice(0, 2),
      left: 2,
      done: [],
      nextDay: "2026-11-21",
    });
  });

  test("is bounded, and what is left over waits for tomorrow", () => {
    expect(reviewDay(several(50), AT)).toMatchObject({ left: MOST_A_DAY, nextDay: "2026-11-21" });
  });

  test("counts what was reviewed today towards its bound, but not what was practised", () => {
    const practised = several(9, { ...DONE, askedAt: null });
    const cards = [...several(15), ...several(12, DONE), ...practised];
    const { left, done } = reviewDay(cards, AT);
    expect({ left, done: done.length }).toEqual({ left: MOST_A_DAY - 12, done: 12 });
    expect(reviewDay([...several(5), ...several(MOST_A_DAY + 3, DONE)], AT).left).toBe(0);
  });

  test("has no next day while there are no cards", () => {
    expect(reviewDay([], AT)).toEqual({ due: [], left: 0, done: [], nextDay: null });
  });
});

describe("the next card", () => {
  test("is the one most at risk of being forgotten", () => {
    const firm = aCard({ stability: 30 });
    const fading = aCard({ stability: 2 });
    expect(nextCard([firm, fading], AT)).toBe(fading);
  });

  test("is of another skill than the last, as long as another is due", () => {
    const last = aCard({ ...DONE, askedAt: "2026-11-20T09:00:00.000Z" });
    const earlier = aCard(DONE, "S.D");
    const same = aCard({ stability: 1 });
    const other = aCard({ stability: 40 }, "S.D");
    expect(nextCard([last, earlier, same, other], AT)).toBe(other);
    expect(nextCard([last, earlier, same], AT)).toBe(same);
  });

  test("is one that was asked already only when no other is left, and then the one asked first", () => {
    const open = aCard({ askedAt: "2026-11-20T09:00:00.000Z" }, "S.D");
    const left = aCard({ askedAt: "2026-11-20T08:00:00.000Z" }, "S.C");
    const longAgo = aCard({ askedAt: "2026-11-10T08:00:00.000Z" }, "S.D");
    expect(nextCard([open, left, longAgo], AT)).toBe(longAgo);
    expect(nextCard([open, left], AT)).toBe(left);
  });

  test("is none when nothing is due, or enough was done", () => {
    expect(nextCard([aCard({ dueDay: "2026-11-21" })], AT)).toBeUndefined();
    expect(nextCard([aCard(), ...several(MOST_A_DAY, DONE)], AT)).toBeUndefined();
  });
});
