import { describe, expect, it } from "vitest";
import {
  elapsedPercent,
  minutesAndSeconds,
  secondsLeft,
  untilNextSecond,
  urgency,
} from "./countdown.ts";

describe("the countdown's display", () => {
  it.each([
    [60, "1:00"],
    [59, "0:59"],
    [5, "0:05"],
    [0, "0:00"],
  ])("shows %i seconds as %s", (seconds, text) => {
    expect(minutesAndSeconds(seconds)).toBe(text);
  });

  it.each([
    [60, "calm"],
    [16, "calm"],
    [15, "warning"],
    [6, "warning"],
    [5, "danger"],
    [0, "danger"],
  ])("is at %i seconds %s", (seconds, expected) => {
    expect(urgency(seconds)).toBe(expected);
  });

  it.each([
    [60, 0],
    [45, 25],
    [0, 100],
  ])("has at %i seconds elapsed by %i percent", (seconds, percent) => {
    expect(elapsedPercent(seconds)).toBe(percent);
  });

  it("says when the next second falls", () => {
    expect(untilNextSecond(60_100)).toBe(1_100);
    expect(untilNextSecond(60_000)).toBe(1_000);
    expect(untilNextSecond(59_700)).toBe(700);
    expect(untilNextSecond(1)).toBe(1);
    expect(secondsLeft(59_700 - untilNextSecond(59_700))).toBe(59);
  });

  it("counts whole seconds from 60 to 0, whatever is left", () => {
    expect([60_100, 60_000, 59_999, 59_000, 1, 0, -9_900].map(secondsLeft)).toEqual([
      60, 60, 60, 59, 1, 0, 0,
    ]);
  });
});
