import { expect, test } from "vitest";
import { power, product, quotient, root, sum, times } from "../../math/expression.ts";
import { rational } from "../../math/rational.ts";
import { inRoots, rootOf } from "./in-roots.ts";

test("a calculation with square roots comes to its simplest form", () => {
  expect(rootOf(times(root(6), root(3)))).toEqual({ times: rational(3), root: 2 });
  expect(rootOf(power(root(5), 2))).toEqual({ times: rational(5), root: 1 });
  expect(inRoots(quotient(6, root(3))).text).toBe("$2\\sqrt{3}$");
});

test("like roots add up, and nothing added changes nothing", () => {
  expect(rootOf(sum(root(8), root(2)))).toEqual({ times: rational(3), root: 2 });
  const nothing = times(0, root(2));
  for (const terms of [
    [root(3), nothing],
    [nothing, root(3)],
  ])
    expect(rootOf(sum(...terms))).toEqual({ times: rational(1), root: 3 });
});

test("what is no multiple of one square root is refused", () => {
  const unlike = sum(root(2), root(3));
  const cubic = root(2, 3);
  for (const work of [
    unlike,
    cubic,
    root(rational(1, 2)),
    power(product(2, root(3)), rational(1, 2)),
  ])
    expect(() => rootOf(work)).toThrow(RangeError);
});
