import fc from "fast-check";
import { expect, test } from "vitest";
import { dayAfter } from "./local-day.ts";
import { mondayNamed, mondayOf, weekName } from "./week.ts";

test.each([
  ["2026-11-16", "2026-W47"],
  // A year's first days may be of the last week of the year before, and its last of the next year's first.
  ["2026-12-28", "2026-W53"],
  ["2027-01-04", "2027-W01"],
  ["2024-12-30", "2025-W01"],
])("the week of Monday %s is %s", (monday, name) => {
  expect(weekName(monday)).toBe(name);
  expect(mondayNamed(name)).toBe(monday);
});

test("a Sunday is of the week before the Monday after it", () => {
  expect(mondayOf("2026-11-22")).toBe("2026-11-16");
  expect(mondayOf("2026-11-23")).toBe("2026-11-23");
});

test("every Monday of four hundred years has a name of its own week", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 * 366 }), (days) => {
      const monday = mondayOf(dayAfter("2000-01-03", days));
      expect(mondayNamed(weekName(monday))).toBe(monday);
    }),
  );
});
