import { expect, it } from "vitest";
import { parseInline } from "../prose.ts";
import { spokenAroundBlank } from "./spoken-marks.ts";

it.each([
  [
    "A mill, long idle, stood. John Smeaton—the English ______ it (twice).",
    "A mill, long idle, stood. John Smeaton dash the English blank it open parenthesis twice close parenthesis.",
  ],
  [
    "Dr. Ada Low, who ran, ______ far; others did not. She (Ada) won.",
    "Dr. Ada Low comma who ran comma blank far semicolon others did not. She (Ada) won.",
  ],
  ["In 1880–1890, at 5:30, 1,200 ______", "In 1880–1890 comma at 5:30 comma 1,200 blank"],
])("%j is said as %j", (line, words) => {
  expect(spokenAroundBlank(parseInline(line))).toBe(words);
});

it("a line without a blank has no words of its own", () => {
  expect(spokenAroundBlank(parseInline("It rose—and fell."))).toBeUndefined();
});
