import fc from "fast-check";
import { expect, test } from "vitest";
import { gcd, opposite, product, size, sum, whole } from "./whole.ts";

/** As many small numbers as numbers about as large as doubles hold, and larger ones. */
const integers = fc.oneof(
  fc.bigInt({ min: -99n, max: 99n }),
  fc.bigInt({ min: -(2n ** 54n), max: 2n ** 54n }),
  fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }),
);

test("arithmetic is exact beyond what doubles hold, and equal numbers are identical", () => {
  fc.assert(
    fc.property(integers, integers, (a, b) => {
      expect(sum(whole(a), whole(b))).toBe(whole(a + b));
      expect(product(whole(a), whole(b)) === whole(a * b)).toBe(true);
      expect(sum(whole(a), opposite(whole(a)))).toBe(0);
      expect(size(opposite(whole(a)))).toBe(size(whole(a)));
    }),
  );
});

test("the greatest common divisor divides both, and leaves nothing in common", () => {
  fc.assert(
    fc.property(integers, integers, fc.bigInt({ min: 1n, max: 2n ** 40n }), (a, b, factor) => {
      fc.pre(a !== 0n && b !== 0n);
      const divisor = BigInt(gcd(whole(a * factor), whole(b * factor)));
      expect([(a * factor) % divisor, (b * factor) % divisor, divisor % factor]).toEqual([
        0n,
        0n,
        0n,
      ]);
      expect(gcd(whole((a * factor) / divisor), whole((b * factor) / divisor))).toBe(1);
    }),
  );
});

test("what is not whole is refused", () => {
  expect(() => whole(0.5)).toThrow(RangeError);
});
