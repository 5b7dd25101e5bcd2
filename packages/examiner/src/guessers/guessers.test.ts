import { Chance } from "@sat/engine";
import { expect, test } from "vitest";
import { FEATURES } from "./features.ts";
import { GUESSERS, bestGuess, chancesOf, ratesOf } from "./one-line.ts";
import { trainGuesser } from "./trained.ts";

const ITEMS = 2000;

/** Random features, and a key that the `leak` picks from them. */
function sample(leak: (values: readonly Float32Array[], chance: Chance) => number) {
  const chance = new Chance("guessers");
  const features = new Float32Array(ITEMS * 4 * FEATURES.length);
  const keys = new Uint8Array(ITEMS);
  const sums = new Float64Array(GUESSERS.length);
  for (let item = 0; item < ITEMS; item++) {
    const own = features.subarray(item * 4 * FEATURES.length, (item + 1) * 4 * FEATURES.length);
    own.forEach((_, at) => (own[at] = chance.int(0, 9)));
    const rows = [0, 1, 2, 3].map((at) =>
      own.subarray(at * FEATURES.length, (at + 1) * FEATURES.length),
    );
    keys[item] = leak(rows, chance);
    chancesOf(own, keys[item] ?? 0).forEach((won, at) => (sums[at] = (sums[at] ?? 0) + won));
  }
  const tested = Uint8Array.from(keys, (_, at) => (at % 10 < 3 ? 1 : 0));
  return { features, keys, tested, sums };
}

function indexOfMost(values: readonly number[]): number {
  return values.indexOf(Math.max(...values));
}

test("there are at least fifteen one-line guessers", () => {
  expect(new Set(GUESSERS).size).toBeGreaterThanOrEqual(15);
});

test("with the key at random, no guesser does better than luck allows", () => {
  const { sums, ...rest } = sample((_, chance) => chance.int(0, 3));
  expect(bestGuess(ratesOf(sums, ITEMS)).rate).toBeLessThan(0.29);
  expect(trainGuesser(rest).rate).toBeLessThan(0.31);
});

test("a key that is always the longest is guessed by one line", () => {
  const { sums } = sample((rows) => indexOfMost(rows.map((row) => row[0] ?? 0)));
  const best = bestGuess(ratesOf(sums, ITEMS));
  expect(best.name).toBe("most: length");
  expect(best.rate).toBeGreaterThan(0.8);
});

test("a key that is never the longest is guessed above chance", () => {
  const { sums } = sample((rows, chance) => {
    const longest = indexOfMost(rows.map((row) => row[0] ?? 0));
    return chance.pick([0, 1, 2, 3].filter((at) => at !== longest));
  });
  expect(bestGuess(ratesOf(sums, ITEMS)).rate).toBeGreaterThan(0.31);
});

test("a key that two features give away together is found by training", () => {
  const leak = sample((rows) => indexOfMost(rows.map((row) => (row[3] ?? 0) + (row[5] ?? 0))));
  expect(trainGuesser(leak).rate).toBeGreaterThan(0.8);
});
