import type { SlipCode } from "@sat/item";
import { expect, test } from "vitest";
import { slipsOf } from "./slips.ts";

const SLIPS: readonly SlipCode[] = [
  "sign-lost",
  "opposite-sign",
  "stopped-early",
  "off-by-one",
  "ratio-upside-down",
  "percent-misread",
];

test("five slips are told of at most, those first that are behind more", () => {
  const tallies = SLIPS.map((slip, at) => ({ slip, day: "2026-11-20", misses: at + 1 }));
  expect(slipsOf(tallies).map(({ slip }) => slip)).toEqual(SLIPS.slice(1).toReversed());
});

test("a slip's days are added up by week, whatever others are between", () => {
  const tallies = ["2026-11-15", "2026-11-16", "2026-11-22"].flatMap((day) => [
    { slip: "sign-lost", day, misses: 2 } as const,
    { slip: "off-by-one", day, misses: 1 } as const,
  ]);
  const weeks = [
    { monday: "2026-11-09", misses: 2 },
    { monday: "2026-11-16", misses: 4 },
  ];
  expect(slipsOf(tallies)[0]).toEqual({ slip: "sign-lost", weeks });
});

test("of slips behind as many the order is the same each time", () => {
  const tallies = (["off-by-one", "sign-lost"] as const).map((slip) => ({
    slip,
    day: "2026-11-20",
    misses: 1,
  }));
  expect(slipsOf(tallies)).toEqual(slipsOf(tallies.toReversed()));
});
