import { expect, test } from "vitest";
import { trendOf } from "./trend.ts";

/** Twenty results, the latest first, with so many right ones in either half. */
function halves(later: number, before: number): boolean[] {
  return [later, before].flatMap((right) => Array.from({ length: 10 }, (_, at) => at < right));
}

test.each([
  [9, 4, "better"],
  [8, 4, "steady"],
  [7, 7, "steady"],
  [4, 8, "steady"],
  [3, 8, "worse"],
] as const)("%i right of the latest ten after %i is %s", (later, before, trend) => {
  expect(trendOf(halves(later, before))).toBe(trend);
});

test("nothing is said of fewer than twenty answers", () => {
  expect(trendOf(halves(10, 0).slice(0, 19))).toBeNull();
});
