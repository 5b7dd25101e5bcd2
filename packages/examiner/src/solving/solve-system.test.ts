import fc from "fast-check";
import { expect, test } from "vitest";
import { sameNum } from "../exact/num.ts";
import { parseExpression, parseRelations } from "../reading/parse.ts";
import { evaluate } from "./evaluate.ts";
import { solveSystem } from "./solve-system.ts";

/** The different values the expression takes over all solutions. */
function answers(given: readonly string[], ask: string): number[] {
  const tree = parseExpression(ask);
  const solutions = solveSystem(given.flatMap(parseRelations), [tree]);
  const values = solutions.map((solution) => evaluate(tree, solution));
  return values
    .filter((value, at) => !values.slice(0, at).some((other) => sameNum(other, value)))
    .map(({ real }) => real)
    .toSorted((a, b) => a - b);
}

test.each([
  [["y = 2*x + 1", "3*x + y = 11"], "x + y", [7]],
  [["x + y + z = 6", "x - y = 1", "z = 2*x"], "x*y*z", [1.75 * 0.75 * 3.5]],
  [["x^2 - 5*x + 6 = 0"], "x", [2, 3]],
  [["x^2 - 5*x + 6 = 0", "x > 2"], "x", [3]],
  [["y = x^2 - 3", "y = 2*x"], "x + y", [-3, 9]],
  [["x/y = 3/4"], "(x + y)/y", [1.75]],
  [["sqrt(2*x + 3) = x"], "x", [3]],
  [["sqrt(x - 5) = 0"], "x", [5]],
  [["abs(2*x - 3) = 7"], "x", [-2, 5]],
  [["3^(2*x) = 27^(x - 1)"], "x", [3]],
  [["x^3 - 6*x^2 + 11*x - 6 = 0"], "x", [1, 2, 3]],
  [["x^4 - 5*x^2 + 4 = 0", "x > 0"], "x^2", [1, 4]],
  [["6/(x - 1) = 3"], "x", [3]],
  [["(x^2 - 1)/(x - 1) = 5"], "x", [4]],
  [["a^2 + b^2 = c^2", "a = 5", "b = 12", "c > 0"], "c", [13]],
  [["sin(9*x) = cos(27)", "9*x > 0", "9*x < 90"], "9*x", [63]],
  [["cos(3*x - 13) = sin(2*x + 13)", "3*x < 90", "x > 0"], "x", [18]],
  [["12 = pi*r^2", "r > 0"], "pi*r^2/3", [4]],
  [["f = 9/5*c + 32", "f = 212"], "c", [100]],
  [["x*y = 12", "x + y = 7", "x < y"], "x", [3]],
  [["2*x = 2*y"], "x - y", [0]],
  [["0*x = 1"], "x", []],
])("%j gives %s the values %j", (given, ask, expected) => {
  const found = answers(given, ask);
  expect(found).toHaveLength(expected.length);
  found.forEach((value, at) => expect(value).toBeCloseTo(expected[at] ?? Number.NaN, 9));
});

test("a question that its equations leave open shows more than one answer", () => {
  expect(answers(["x + y = 5"], "x")).toHaveLength(2);
});

test("the roots a polynomial is built from are found again, exactly", () => {
  const small = fc.integer({ min: -20, max: 20 });
  fc.assert(
    fc.property(fc.uniqueArray(small, { minLength: 1, maxLength: 4 }), (roots) => {
      const product = roots.map((root) => `(x - (${root}))`).join("*");
      expect(answers([`${product} = 0`], "x")).toEqual(roots.toSorted((a, b) => a - b));
    }),
    { numRuns: 50 },
  );
});
