import { expect, test } from "vitest";
import { Chance } from "../../random/chance.ts";
import { keyOf } from "./orbit.ts";
import { weighted } from "./weighted.ts";

const MEMBERS = ["a", "b", "c", "d"] as const;
const DRAWS = 10_000;

function sharesOf(isBorrowed: (member: string) => boolean): number[] {
  const chance = new Chance("weighted");
  const keys = Array.from({ length: DRAWS }, () => keyOf(weighted(chance, MEMBERS, isBorrowed)));
  return MEMBERS.map((member) => keys.filter((key) => key === member).length / DRAWS);
}

test("each of four is the key as often where none is borrowed", () => {
  for (const share of sharesOf(() => false)) expect(share).toBeCloseTo(1 / 4, 1);
});

test("what is borrowed is the key a third as often", () => {
  const [a, b, c, d] = sharesOf((member) => member === "d");
  for (const share of [a, b, c]) expect(share).toBeCloseTo(3 / 10, 1);
  expect(d).toBeCloseTo(1 / 10, 1);
});
