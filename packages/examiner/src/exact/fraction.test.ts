import fc from "fast-check";
import { expect, test } from "vitest";
import { fraction, fromDecimal, minus, over, plus, sameFraction, times, ZERO } from "./fraction.ts";

const fractions = fc
  .tuple(fc.bigInt({ min: -999n, max: 999n }), fc.bigInt({ min: 1n, max: 999n }))
  .map(([num, den]) => fraction(num, den));

test("subtraction undoes addition and division undoes multiplication", () => {
  fc.assert(
    fc.property(fractions, fractions, (a, b) => {
      expect(minus(plus(a, b), b)).toEqual(a);
      if (!sameFraction(b, ZERO)) expect(over(times(a, b), b)).toEqual(a);
    }),
  );
});

test.each([
  ["0.075", fraction(3n, 40n)],
  ["12", fraction(12n)],
  ["2.5e-3", fraction(1n, 400n)],
  ["1e6", fraction(1_000_000n)],
])("the decimal %s is read without rounding", (digits, expected) => {
  expect(fromDecimal(digits)).toEqual(expected);
});
