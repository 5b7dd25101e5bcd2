import { expect, test } from "vitest";
import { power, product, quotient, sum, times } from "../../math/expression.ts";
import { rational } from "../../math/rational.ts";
import { inPi, piDividedOut, timesOfPi } from "./in-pi.ts";

test("a calculation in pi is a multiple of pi", () => {
  expect(timesOfPi(times("pi", power(3, 2)))).toEqual(rational(9));
  expect(timesOfPi(sum(product(4, "pi"), quotient("pi", 2)))).toEqual(rational(9, 2));
  expect(inPi(product(3, "pi")).text).toBe("$3\\pi$");
});

test("pi over pi leaves a number", () => {
  expect(piDividedOut(quotient(product(90, "pi"), times("pi", 9))).text).toBe("$10$");
});

test("what is no multiple of pi is refused", () => {
  for (const work of [sum(product(4, "pi"), 3), times("pi", "pi"), 7, quotient(1, "pi")])
    expect(() => timesOfPi(work)).toThrow(RangeError);
  expect(() => piDividedOut(product(2, "pi"))).toThrow(RangeError);
});
