import { expect, test } from "vitest";
import { readChains } from "../../reading/read-chains.ts";
import { claimsOf, equationsAmong } from "./claims.ts";
import { sameEquation } from "./same-equation.ts";

function isSame(one: string, other: string): boolean {
  const [a, b] = equationsAmong(readChains(`$${one}$. $${other}$`).flatMap(claimsOf));
  if (a === undefined || b === undefined) throw new TypeError("an equation cannot be read");
  return sameEquation(a, b);
}

test.each([
  ["2x + y = 3", "2x + y = 3"],
  ["4x + 2y = 6", "2x + y = 3"],
  ["3 - y = 2x", "2x + y = 3"],
  ["-x = 3y", "\\frac{x}{2} = -\\frac{3y}{2}"],
  ["3x + 2 = 3x + 7", "3x = 3x + 5"],
  ["3x + 7 = 3x + 2", "3x = 3x + 5"],
])("%s is the same equation as %s", (one, other) => {
  expect(isSame(one, other)).toBe(true);
});

test.each([
  ["2x + y = 4", "2x + y = 3"],
  ["4x + y = 6", "2x + y = 3"],
  ["x^2 = 3x", "x = 3"],
  ["\\sqrt{2}x = \\sqrt{2}", "x = 1"],
  ["3x + 4 = 3x + 14", "3x = 3x + 5"],
  ["x = 3", "2x = x + x"],
  ["f(x) = 3", "x = 3"],
])("%s is another equation than %s", (one, other) => {
  expect(isSame(one, other)).toBe(false);
});
