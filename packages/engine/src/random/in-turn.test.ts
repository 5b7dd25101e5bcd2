import fc from "fast-check";
import { expect, test } from "vitest";
import { Chance } from "./chance.ts";
import { inTurn, placeInTurn } from "./in-turn.ts";

const SIZE = 400;

function chance(seed: number): Chance {
  return new Chance("any", (size) => placeInTurn("model", seed, size));
}

test("as many seeds in a row as the stock is long show all of it, each once", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 90 }), fc.nat(1e9), (model, size, from) => {
      const places = Array.from({ length: size }, (_, at) => placeInTurn(model, from + at, size));
      expect(places.toSorted((a, b) => a - b)).toEqual([...Array(size).keys()]);
    }),
  );
});

test("a turn is the seed's place in the model's order, in every stream of its chance", () => {
  const order = inTurn("model", ["a", "b", "c", "d", "e"]);
  const shown = [40, 41, 42, 43, 44].map((seed) =>
    chance(seed).sub("draw").turn(["a", "b", "c", "d", "e"]),
  );
  expect(shown).toEqual(order);
});

test("models go through stocks of one size in orders of their own", () => {
  const places = [...Array(SIZE).keys()];
  expect(inTurn("one", places)).not.toEqual(inTurn("other", places));
});

test("a window of seeds takes alike from each quarter of a sorted stock", () => {
  // Of 80 drawn without return from 400, 20 ± 3.5 are of each quarter; in a sorted order all 80 would be of one.
  for (let from = 0; from < SIZE; from += 80) {
    const quarters = [0, 0, 0, 0];
    for (let seed = from; seed < from + 80; seed++) {
      const quarter = Math.floor((4 * placeInTurn("model", seed, SIZE)) / SIZE);
      quarters[quarter] = (quarters[quarter] ?? 0) + 1;
    }
    for (const count of quarters) expect(Math.abs(count - 20)).toBeLessThan(12);
  }
});
