import { expect, test } from "vitest";
import { firstSeedOf, readFirstSeed } from "./first-seed.ts";

test("two commits examine seeds of their own, and one commit always the same", () => {
  const [one, other] = ["bbad9e8c0ffee0", "37c00efc0ffee0"];
  expect(firstSeedOf(one)).toBe(firstSeedOf(one));
  expect(firstSeedOf(one)).not.toBe(firstSeedOf(other));
  expect(firstSeedOf(undefined)).toBe(0);
});

test("a first seed is a number, or the one of the commit", () => {
  expect(readFirstSeed("from", "17")).toBe(17);
  expect(readFirstSeed("from", "commit")).toBeGreaterThanOrEqual(0);
  expect(() => readFirstSeed("from", "-1")).toThrow("--from");
});
