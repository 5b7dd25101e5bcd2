import { expect, test } from "vitest";
import { shareBelow } from "../normal.ts";
import { aSatSection } from "../testing/a-sat-section.ts";
import { type SectionScore, sectionScore, type TestScore } from "./section-score.ts";
import { totalScore } from "./total-score.ts";

type Sat = Parameters<typeof aSatSection>[0];

/** Of a section that was sat whole. */
function scoreOf(sat: Sat): SectionScore {
  const score = sectionScore(aSatSection(sat));
  if (score === null) throw new Error("a whole section has a score");
  return score;
}

/** A section's score whose error is normal; its middle may lie beyond the scale. */
function normalScore(middle: number, spread: number): SectionScore {
  const onScale = (points: number) => 10 * Math.round(Math.min(Math.max(points, 200), 800) / 10);
  const confidence = Array.from({ length: 61 }, (_, ten) =>
    shareBelow((200 + 10 * ten - middle) / spread),
  );
  const [low, high] = [middle - 1.645 * spread, middle + 1.645 * spread];
  const [estimate, ...range] = [middle, low, high].map(onScale);
  return {
    estimate: estimate ?? 0,
    low: range[0] ?? 0,
    high: range[1] ?? 0,
    confidence,
    answers: 50,
    declared: 0,
  };
}

const GOOD = scoreOf({ route: "harder", first: [8, 7, 2], second: [3, 7, 5] });
const PERFECT = scoreOf({ route: "harder", first: [8, 10, 7], second: [3, 10, 12] });
const EMPTY = scoreOf({ route: "easier", first: [0, 0, 0], second: [0, 0, 0] });
const width = ({ low, high }: TestScore) => high - low;

test("a total's range is wider than a section's, and narrower than both in a row", () => {
  const total = totalScore(GOOD, GOOD);
  expect(total.estimate).toBe(2 * GOOD.estimate);
  expect(total.answers).toBe(100);
  expect(width(total)).toBeGreaterThan(width(GOOD));
  expect(width(total)).toBeLessThan(2 * width(GOOD));
  expect([total.low % 10, total.high % 10]).toEqual([0, 0]);
});

test("amid the scale, distances of both sections come together as the root of their squares", () => {
  const { low, high } = totalScore(normalScore(480, 30), normalScore(520, 40));
  expect([low, high]).toEqual([920, 1080]); // 1.645 times 50
});

test("of who is far beyond an end, the other section alone makes a total unsure", () => {
  const { low, high } = totalScore(normalScore(1100, 50), normalScore(600, 40));
  expect([low, high]).toEqual([1330, 1470]); // 1.645 times 40
});

test.each([
  ["perfect and good", PERFECT, GOOD],
  ["empty and good", EMPTY, GOOD],
  ["perfect and empty", PERFECT, EMPTY],
  ["two perfect", PERFECT, PERFECT],
  ["two empty", EMPTY, EMPTY],
])("of %s papers no total is told that the sections rule out", (_, one, other) => {
  const { low, estimate, high } = totalScore(one, other);
  expect(low).toBeGreaterThanOrEqual(one.low + other.low);
  expect(high).toBeLessThanOrEqual(one.high + other.high);
  expect(low).toBeLessThanOrEqual(estimate);
  expect(high).toBeGreaterThanOrEqual(estimate);
});
