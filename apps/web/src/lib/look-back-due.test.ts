import { afterEach, expect, it } from "vitest";
import { isLookBackDue, noteLookBack } from "./look-back-due.ts";
import { learnerShelf } from "./storage.ts";

const ADA = { uid: "ada", joinDate: "2026-09-01T12:00:00.000Z" };

/** Half past nine on a day of November 2026; the 16th is a Monday. */
const on = (day: number) => new Date(2026, 10, day, 9, 30);

afterEach(() => learnerShelf("ada").remove("look-back"));

it.each([
  [15, false],
  [16, true],
  [17, true],
  [18, false],
  [22, false],
])("is due on Monday and Tuesday: November %i", (day, due) => {
  expect(isLookBackDue(ADA, on(day))).toBe(due);
});

it("is due no more once it was opened, until the week after", () => {
  noteLookBack("ada", on(16));
  expect(isLookBackDue(ADA, on(16))).toBe(false);
  expect(isLookBackDue(ADA, on(17))).toBe(false);
  expect(isLookBackDue(ADA, on(23))).toBe(true);
});

it("counts an opening on any day of the week before for that week alone", () => {
  noteLookBack("ada", on(15));
  expect(isLookBackDue(ADA, on(16))).toBe(true);
});

it("is not due to who has no week behind them", () => {
  expect(isLookBackDue({ ...ADA, joinDate: on(16).toISOString() }, on(17))).toBe(false);
});
