import { expect, it } from "vitest";
import { saturdayWithin } from "./test-dates.ts";

it.each([
  [28, "2026-11-28T12:00:00", "2026-12-26"],
  [28, "2026-11-25T12:00:00", "2026-12-19"],
  [75, "2026-11-25T23:30:00", "2027-02-06"],
])("the last Saturday within %i days from %s is %s", (days, now, expected) => {
  expect(saturdayWithin(days, new Date(now))).toBe(expected);
});
