import { expect, test } from "vitest";
import { absolute, power, quotient, root, sum, times } from "./expression.ts";
import { tex } from "./print.ts";
import { rational } from "./rational.ts";
import { workOut } from "./work-out.ts";

test("a calculation comes to its exact value", () => {
  expect(workOut(quotient(sum(63, -9), 12))).toEqual(rational(9, 2));
  expect(workOut(times(3, -4, rational(1, 6)))).toEqual(rational(-2));
  expect(workOut(power(rational(2, 3), -2))).toEqual(rational(9, 4));
  expect(workOut(absolute(sum(2, -7)))).toEqual(rational(5));
});

test("what is no number is refused", () => {
  expect(() => workOut(sum("x", 1))).toThrow(RangeError);
  expect(() => workOut(root(2))).toThrow(RangeError);
  expect(() => workOut(power(2, rational(1, 2)))).toThrow(RangeError);
});

test("a product is shown as it is written, a later minus in brackets", () => {
  expect(tex(times(3, 4))).toBe("3 \\cdot 4");
  expect(tex(times(3, -4))).toBe("3(-4)");
  expect(tex(times(3, sum(7, -2)))).toBe("3(7 - 2)");
  expect(tex(times(-1, -4))).toBe("-(-4)");
});
