import fc from "fast-check";
import { expect, test } from "vitest";
import { axisWindow } from "./axis-window.ts";

const whole = { min: -12, max: 12, step: 2, label: "$x$" };

test.each([
  [[-12, 12], -12, 12],
  [[2, 7], -2, 8],
  [[-7, -1], -8, 2],
  [[0, 4], -2, 4],
  [[0.5, 2], 0, 2],
  [[], -12, 12],
])("the window of what is drawn at %j goes from %i to %i", (values, min, max) => {
  expect(axisWindow(whole, values)).toEqual({ ...whole, min, max });
});

test("a window holds what is drawn and nought, from grid line to grid line, and is filled", () => {
  const value = fc.integer({ min: -120, max: 120 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), (values) => {
      const { min, max, step } = axisWindow(whole, values);
      const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
      expect(min).toBeLessThanOrEqual(low);
      expect(max).toBeGreaterThanOrEqual(high);
      for (const end of [min, max]) expect((end - whole.min) % step).toBe(0);
      // What is a few steps long cannot be cut more closely.
      if (high - low >= 3 * step) expect(high - low).toBeGreaterThanOrEqual(0.6 * (max - min));
    }),
  );
});

test("an axis that begins beyond nought keeps its beginning", () => {
  const years = { min: 2014, max: 2022, step: 1 };
  expect(axisWindow(years, [2015, 2018])).toEqual({ min: 2014, max: 2019, step: 1 });
});
