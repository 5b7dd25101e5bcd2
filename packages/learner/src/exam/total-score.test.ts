import { expect, test } from "vitest";
import { aSatSection } from "../testing/a-sat-section.ts";
import { sectionScore, type TestScore } from "./section-score.ts";
import { totalScore } from "./total-score.ts";

type Sat = Parameters<typeof aSatSection>[0];

/** Of a section that was sat whole. */
function scoreOf(sat: Sat): TestScore {
  const score = sectionScore(aSatSection(sat));
  if (score === null) throw new Error("a whole section has a score");
  return score;
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
