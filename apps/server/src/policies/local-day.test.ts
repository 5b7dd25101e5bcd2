import { expect, test, vi } from "vitest";
import { daysBetween, localDay } from "./local-day.ts";
import { Refusal } from "../problems/refusal.ts";

const instant = new Date("2026-03-08T05:30:00Z");

test.each([
  ["UTC", "2026-03-08"],
  ["America/Chicago", "2026-03-07"],
  ["Pacific/Kiritimati", "2026-03-08"],
  ["Asia/Tokyo", "2026-03-08"],
  ["Etc/GMT+12", "2026-03-07"],
])("in %s the day is %s", (timeZone, day) => {
  expect(localDay(instant, timeZone)).toBe(day);
});

test.each(["Mars/Olympus", "", "UTC\u0000"])("the unknown time zone %j is refused", (timeZone) => {
  const call = () => localDay(instant, timeZone);
  expect(call).toThrow(Refusal);
  expect(call).toThrow("timeZone: Expected an IANA time zone name");
});

/** The name of a zone, with capitals where the bits of a number say so. */
function spelled(timeZone: string, number: number): string {
  return [...timeZone]
    .map((letter, at) => ((number >> at) & 1 ? letter.toUpperCase() : letter.toLowerCase()))
    .join("");
}

test("a zone in use is remembered, however many names of zones are spelled oddly", () => {
  for (let number = 0; number < 3_000; number++)
    localDay(instant, spelled("America/Chicago", number));
  localDay(instant, "Africa/Cairo");
  const made = vi.spyOn(Intl, "DateTimeFormat");
  expect(localDay(instant, "Africa/Cairo")).toBe("2026-03-08");
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

test("days are counted over the ends of months and the change to summer time", () => {
  expect(daysBetween("2026-02-28", "2026-03-01")).toBe(1);
  expect(daysBetween("2026-03-07", "2026-03-09")).toBe(2);
  expect(daysBetween("2027-01-01", "2026-12-31")).toBe(-1);
});
