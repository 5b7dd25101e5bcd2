import fc from "fast-check";
import { expect, test } from "vitest";
import { permuteSeed } from "./permute-seed.ts";

function walk(name: string, size: number): number[] {
  return Array.from({ length: size }, (_, index) => permuteSeed(name, index, size));
}

test("a walk of any size meets every seed once", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 260 }), (name, size) => {
      expect(walk(name, size).toSorted((a, b) => a - b)).toEqual([...Array(size).keys()]);
    }),
    { numRuns: 60 },
  );
});

test("walks of other names go another way", () => {
  const walks = ["ada/m/Easy", "ben/m/Easy", "ada/n/Easy", "ada/m/Hard"].map((name) =>
    walk(name, 100),
  );
  expect(new Set(walks.map(String)).size).toBe(4);
});

test("every seed is met first by as many walks", () => {
  const counts = Array.from({ length: 8 }, () => 0);
  for (let learner = 0; learner < 2_400; learner++) {
    const first = permuteSeed(`learner ${learner}`, 0, 8);
    counts[first] = (counts[first] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 300)).toBeLessThan(80);
});

test("a walk through very many seeds stays inside them", () => {
  const size = 10 ** 9 + 7;
  for (const index of [0, 1, 12_345, size - 1]) {
    const seed = permuteSeed("long", index, size);
    expect(Number.isSafeInteger(seed) && seed >= 0 && seed < size).toBe(true);
  }
});

test.each([-1, 5])("index %i of a walk of 5 is refused", (index) => {
  expect(() => permuteSeed("short", index, 5)).toThrow(RangeError);
});
