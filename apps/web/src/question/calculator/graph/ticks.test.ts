import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ticksBetween, tickText } from "./ticks.ts";

const textsBetween = (from: number, to: number, perPixel: number) => {
  const { major, digits } = ticksBetween(from, to, perPixel);
  return major.map((value) => tickText(value, digits));
};

describe("the numbers of an axis", () => {
  it.each([
    [-10, 10, 0.05, ["−10", "−5", "0", "5", "10"]],
    [0, 1, 0.0025, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]],
    [0, 3_000_000, 15_000, ["0", "1e6", "2e6", "3e6"]],
  ])("from %d to %d are easy to count in", (from, to, perPixel, expected) => {
    expect(textsBetween(from, to, perPixel)).toEqual(expected);
  });

  it("are never closer than can be read, nor so far apart that none is in sight", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), (perPixel) => {
        const { major } = ticksBetween(0, 400 * perPixel, perPixel);
        const [first = 0, second = 0] = major;
        expect((second - first) / perPixel).toBeGreaterThanOrEqual(63.9);
        expect(major.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});
