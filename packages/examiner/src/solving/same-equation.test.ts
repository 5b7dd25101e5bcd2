import { expect, test } from "vitest";
import { parseTex } from "../reading/parse.ts";
import { sameEquation } from "./same-equation.ts";

function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map(parseTex);
  if (a?.kind !== "relations" || b?.kind !== "relations") throw new TypeError("no relations");
  const [[given], [printed]] = [a.relations, b.relations];
  return given !== undefined && printed !== undefined && sameEquation(given, printed);
}

test.each([
  ["2x + y = 3", "2x + y = 3"],
  ["4x + 2y = 6", "2x + y = 3"],
  ["3 - y = 2x", "2x + y = 3"],
  ["8y = 9x - 8", "9(x + 8) = 8(y + 10)"],
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
  ["5t = 9", "2t = 6"],
  ["900 - 20t = 1020", "900 + 20t = 1020"],
  ["2x > 6", "x > 3"],
  ["2x = 6", "x > 3"],
])("%s is another equation than %s", (one, other) => {
  expect(isSame(one, other)).toBe(false);
});
