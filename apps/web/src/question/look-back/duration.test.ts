import { describe, expect, it } from "vitest";
import { duration } from "./duration.ts";

const NO_BREAK = "\u00a0";

describe("a duration", () => {
  it.each([
    [0, "0 s"],
    [499, "0 s"],
    [59_499, "59 s"],
    [59_500, "1 min"],
    [725_000, "12 min 5 s"],
    [3_600_000, "1 h"],
    [3_661_000, "1 h 1 min 1 s"],
  ])("of %i ms is %s", (milliseconds, text) => {
    expect(duration(milliseconds).replaceAll(NO_BREAK, " ")).toBe(text);
  });

  it("is not parted between lines", () => {
    expect(duration(118_000)).toBe(["1", "min", "58", "s"].join(NO_BREAK));
  });
});
