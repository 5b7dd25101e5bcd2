import { expect, test } from "vitest";
import { Chance } from "../../random/chance.ts";
import { differentInts } from "./draws.ts";

test("two different whole numbers come in every pair as often", () => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 6_000; seed++) {
    const pair = differentInts(new Chance(`pair ${seed}`), 1, 3).join();
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted()).toEqual(["1,2", "1,3", "2,1", "2,3", "3,1", "3,2"]);
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});
