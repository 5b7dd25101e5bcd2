import { expect, test } from "vitest";
import { Chance } from "../../random/chance.ts";
import { keyOf, orbit, orbitOptions } from "./orbit.ts";

const MEMBERS = ["a", "b", "c", "d"] as const;

test("each member of an orbit is the key as often", () => {
  const counts = { a: 0, b: 0, c: 0, d: 0 };
  for (let seed = 0; seed < 4_000; seed++) {
    counts[keyOf(orbit<keyof typeof counts>(new Chance(`orbit ${seed}`), MEMBERS))] += 1;
  }
  for (const count of Object.values(counts)) expect(Math.abs(count - 1_000)).toBeLessThan(120);
});

test("every member becomes an option, worded with its place and the place of the key", () => {
  const drawn = { members: MEMBERS, key: 2 };
  const options = orbitOptions(drawn, (member, place, key) => ({
    text: `${member}${place}${key}`,
    code: place === key ? null : "opposite-sign",
    reason: "",
  }));
  expect(options.map(({ text }) => text)).toEqual(["a02", "b12", "c22", "d32"]);
  expect(options.map(({ code }) => code === null)).toEqual([false, false, true, false]);
});
