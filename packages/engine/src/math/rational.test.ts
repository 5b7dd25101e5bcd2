import fc from "fast-check";
import { expect, test } from "vitest";
import {
  OverflowError,
  add,
  compare,
  divide,
  equals,
  gcd,
  isInteger,
  lcm,
  multiply,
  negate,
  rational,
  subtract,
  toNumber,
} from "./rational.ts";

const whole = fc.integer({ min: -1_000, max: 1_000 });
const nonzero = whole.filter((value) => value !== 0);
const rationals = fc.tuple(whole, nonzero).map(([num, den]) => rational(num, den));

test("every result is in lowest terms with a positive denominator and no negative zero", () => {
  fc.assert(
    fc.property(rationals, rationals, (a, b) => {
      for (const { num, den } of [a, add(a, b), subtract(a, b), multiply(a, b), negate(a)]) {
        expect(den).toBeGreaterThan(0);
        expect(gcd(num, den)).toBe(1);
        expect(Object.is(num, -0)).toBe(false);
      }
    }),
  );
});

test("addition and multiplication obey the laws of a field", () => {
  fc.assert(
    fc.property(rationals, rationals, rationals, (a, b, c) => {
      expect(add(a, b)).toEqual(add(b, a));
      expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
      expect(add(add(a, b), c)).toEqual(add(a, add(b, c)));
      expect(subtract(add(a, b), b)).toEqual(a);
      if (b.num !== 0) expect(divide(multiply(a, b), b)).toEqual(a);
    }),
  );
});

test("comparison agrees with the nearest floating-point numbers", () => {
  fc.assert(
    fc.property(rationals, rationals, (a, b) => {
      expect(Math.sign(compare(a, b))).toBe(Math.sign(toNumber(a) - toNumber(b)));
      expect(equals(a, b)).toBe(a.num === b.num && a.den === b.den);
    }),
  );
});

test("lcm is the least common multiple and gcd divides both", () => {
  fc.assert(
    fc.property(nonzero, nonzero, (a, b) => {
      expect(Math.abs(a % gcd(a, b))).toBe(0);
      expect(lcm(a, b) * gcd(a, b)).toBe(Math.abs(a * b));
    }),
  );
});

test("whole numbers may stand in for fractions", () => {
  expect(add(1, rational(1, 2))).toEqual(rational(3, 2));
  expect(isInteger(rational(6, 3))).toBe(true);
  expect(isInteger(rational(1, 3))).toBe(false);
});

test("a denominator of zero and a division by zero are refused", () => {
  expect(() => rational(1, 0)).toThrow(RangeError);
  expect(() => divide(1, 0)).toThrow(RangeError);
});

test("a result past the safe integers is an error, never a rounded number", () => {
  expect(() => multiply(Number.MAX_SAFE_INTEGER, 2)).toThrow(OverflowError);
  expect(() => add(rational(1, 94_906_267), rational(1, 94_906_265))).toThrow(OverflowError);
  expect(() => rational(0.5)).toThrow(OverflowError);
});
