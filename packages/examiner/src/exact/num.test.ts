import fc from "fast-check";
import { expect, test } from "vitest";
import { fraction } from "./fraction.ts";
import {
  type Num,
  add,
  divide,
  fromFraction,
  fromInteger,
  fromReal,
  multiply,
  power,
  rootOf,
  rounded,
  sameNum,
  sign,
  subtract,
} from "./num.ts";

const half = fromFraction(fraction(1n, 2n));
const sqrt = (of: number) => rootOf(fromInteger(of), 2);

const surds = fc
  .tuple(
    fc.integer({ min: -9, max: 9 }),
    fc.integer({ min: -9, max: 9 }),
    fc.constantFrom(2, 3, 6, 12),
  )
  .map(([a, b, root]): Num => add(fromInteger(a), multiply(fromInteger(b), sqrt(root))));

test("radicals written in different ways are the same number, exactly", () => {
  expect(sameNum(sqrt(48), multiply(fromInteger(4), sqrt(3)))).toBe(true);
  expect(multiply(sqrt(6), sqrt(6)).exact).toEqual(fromInteger(6).exact);
  expect(sameNum(sqrt(48), multiply(fromInteger(3), sqrt(5)))).toBe(false);
});

test("dividing by a sum of roots undoes multiplying by it, exactly", () => {
  fc.assert(
    fc.property(surds, surds, (a, b) => {
      if (sign(b) === 0) return;
      const back = divide(multiply(a, b), b);
      expect(back.exact).not.toBeNull();
      expect(sameNum(back, a)).toBe(true);
    }),
  );
});

test("the double beside an exact number is its value", () => {
  fc.assert(
    fc.property(surds, surds, (a, b) => {
      expect(subtract(a, b).real).toBeCloseTo(a.real - b.real, 9);
      expect(multiply(a, b).real).toBeCloseTo(a.real * b.real, 6);
    }),
  );
});

test("fractional exponents are roots", () => {
  expect(
    sameNum(power(fromInteger(8), fromFraction(fraction(-2n, 3n))), fromFraction(fraction(1n, 4n))),
  ).toBe(true);
  expect(power(fromInteger(-4), half).real).toBeNaN();
});

test.each([
  [fromFraction(fraction(5n, 2n)), 0, 3],
  [fromFraction(fraction(-5n, 2n)), 0, -2],
  [fromFraction(fraction(1n, 3n)), 2, 0.33],
  [fromReal(2.345_01), 2, 2.35],
])("rounding goes half up", (value, places, expected) => {
  expect(rounded(value, places).real).toBe(expected);
});
