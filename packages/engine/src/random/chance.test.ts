import fc from "fast-check";
import { expect, test } from "vitest";
import { Chance, Rejection } from "./chance.ts";

const keys = fc.string({ minLength: 1, maxLength: 20 });

function stream(key: string, length = 20): number[] {
  const chance = new Chance(key);
  return Array.from({ length }, () => chance.int(0, 2 ** 32 - 1));
}

/** How far counts lie from equal shares; about as large as there are kinds when they are uniform. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function tally(kinds: number, draws: Iterable<number>): number[] {
  const counts = Array.from({ length: kinds }, () => 0);
  for (const draw of draws) counts[draw] = (counts[draw] ?? 0) + 1;
  return counts;
}

test("the same key gives the same stream, another key another", () => {
  fc.assert(
    fc.property(keys, keys, (one, other) => {
      expect(stream(one)).toEqual(stream(one));
      if (one !== other) expect(stream(one)).not.toEqual(stream(other));
    }),
  );
});

test("a named stream does not depend on what was drawn before it, nor changes what comes after", () => {
  fc.assert(
    fc.property(keys, fc.nat(30), (key, before) => {
      const quiet = new Chance(key);
      const busy = new Chance(key);
      for (let draw = 0; draw < before; draw++) busy.int(0, 9);
      expect(busy.sub("dress").int(0, 1e9)).toBe(quiet.sub("dress").int(0, 1e9));
      for (let draw = 0; draw < before; draw++) quiet.int(0, 9);
      expect(busy.int(0, 1e9)).toBe(quiet.int(0, 1e9));
    }),
  );
});

test("streams of other names have nothing in common", () => {
  const pairs = Array.from({ length: 4_000 }, (_, seed) => {
    const chance = new Chance(`seed ${seed}`);
    return 4 * chance.sub("order").int(0, 3) + chance.sub("draw").int(0, 3);
  });
  expect(chiSquare(tally(16, pairs))).toBeLessThan(40);
});

test("neighboring seeds are as independent as any", () => {
  const pairs = Array.from({ length: 4_000 }, (_, seed) => {
    return 4 * new Chance(`model/${seed}`).int(0, 3) + new Chance(`model/${seed + 1}`).int(0, 3);
  });
  expect(chiSquare(tally(16, pairs))).toBeLessThan(40);
});

test("whole numbers stay in their range and reach both ends", () => {
  fc.assert(
    fc.property(keys, fc.integer(), fc.nat(5), (key, min, size) => {
      const chance = new Chance(key);
      const draws = Array.from({ length: 200 }, () => chance.int(min, min + size));
      expect(Math.min(...draws)).toBe(min);
      expect(Math.max(...draws)).toBe(min + size);
    }),
    { numRuns: 30 },
  );
});

test.each([2, 3, 7, 10, 100])("each of %i numbers comes as often", (kinds) => {
  const chance = new Chance(`uniform ${kinds}`);
  const draws = Array.from({ length: 400 * kinds }, () => chance.int(0, kinds - 1));
  expect(chiSquare(tally(kinds, draws))).toBeLessThan(kinds + 5 * Math.sqrt(2 * kinds));
});

test("a range that is no range of at most 2^32 whole numbers is refused", () => {
  const chance = new Chance("ranges");
  expect(() => chance.int(3, 2)).toThrow(RangeError);
  expect(() => chance.int(0, 2 ** 32)).toThrow(RangeError);
  expect(() => chance.int(0, 0.5)).toThrow(RangeError);
  expect(() => chance.pick([])).toThrow(RangeError);
});

test("nonzero numbers take both signs and never 0", () => {
  const chance = new Chance("signs");
  const draws = Array.from({ length: 600 }, () => chance.nonzero(3));
  expect(new Set(draws)).toEqual(new Set([-3, -2, -1, 1, 2, 3]));
  expect(
    chiSquare(
      tally(
        7,
        draws.map((draw) => draw + 3),
      ).filter((count) => count > 0),
    ),
  ).toBeLessThan(20);
});

test("a shuffled list holds the same members, in every order as often", () => {
  const chance = new Chance("shuffle");
  const orders = ["abc", "acb", "bac", "bca", "cab", "cba"];
  const draws = Array.from({ length: 3_000 }, () =>
    orders.indexOf(chance.shuffle(["a", "b", "c"]).join("")),
  );
  expect(draws).not.toContain(-1);
  expect(chiSquare(tally(6, draws))).toBeLessThan(25);
});

test("a sample holds different members of the list", () => {
  fc.assert(
    fc.property(
      keys,
      fc.uniqueArray(fc.integer(), { minLength: 1 }),
      fc.nat(),
      (key, list, size) => {
        const count = size % (list.length + 1);
        const sample = new Chance(key).sample(list, count);
        expect(new Set(sample).size).toBe(count);
        expect(sample.every((member) => list.includes(member))).toBe(true);
      },
    ),
  );
  expect(() => new Chance("too many").sample([1, 2], 3)).toThrow(RangeError);
});

test("a turn needs a stock, and a place inside it", () => {
  expect(new Chance("third", (size) => size - 1).turn(["a", "b", "c"])).toBe("c");
  expect(() => new Chance("empty").turn([])).toThrow(RangeError);
  expect(() => new Chance("beyond", (size) => size).turn(["a"])).toThrow(RangeError);
});

test("a draw is given up with its reason, and only when the condition fails", () => {
  const chance = new Chance("rejection");
  expect(() => chance.reject("too large")).toThrow(new Rejection("too large"));
  expect(() => chance.require(false, "too small")).toThrow(new Rejection("too small"));
  expect(() => chance.require(true, "never")).not.toThrow();
});
