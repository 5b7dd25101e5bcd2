import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const RULE = "apps/server/src/policies/mastery.ts";
const WORDS = "apps/web/src/features/study/mastery-badge.tsx";

/** Level, right answers and percent, wherever a file names them together. */
function thresholds(path: string, pattern: RegExp): string[][] {
  return [...readFileSync(path, "utf8").matchAll(pattern)].map(([, ...parts]) => parts);
}

test("the badge tells the thresholds that the server counts by", () => {
  const counted = thresholds(RULE, /level: "(\w+)", right: (\d+), percent: (\d+)/g);
  const told = thresholds(WORDS, /\["(\w+)", "(\d+) right, and at least (\d+)%/g);
  expect(counted).toHaveLength(3);
  expect(told).toEqual(counted.toReversed());
});

test("and how many of the latest answers decide", () => {
  const counted = thresholds(RULE, /RECENT_ANSWERS = (\d+)/g);
  expect(counted).toHaveLength(1);
  expect(thresholds(WORDS, /Your latest (\d+) answers decide/g)).toEqual(counted);
});
