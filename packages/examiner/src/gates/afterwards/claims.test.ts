import { expect, test } from "vitest";
import { readChains, readExpression } from "../../reading/read-chains.ts";
import { claimsOf, equationsAmong, speaksOfUnknowns } from "./claims.ts";

function claimsIn(text: string) {
  return readChains(text).flatMap(claimsOf);
}

test("a chain claims as much as it has links", () => {
  const told = claimsIn("$a < b = 3 \\approx c$").map(
    ({ link, sides: [left, right] }) => `${left.tex} ${link} ${right.tex}`,
  );
  expect(told).toEqual(["a < b", "b = 3", "3 ≈ c"]);
});

test("equations are claims that both sides are equal, where both can be read", () => {
  const text = "$2a = 3 < b$. $\\triangle A = 3$. $3 = \\triangle A$. $3 \\approx b$";
  expect(equationsAmong(claimsIn(text))).toEqual([
    { left: readExpression("2a"), sign: "=", right: readExpression("3"), tex: "2a" },
  ]);
});

test.each([
  ["$x = 3$", true],
  ["$3 = 2x$", true],
  ["$3 = 1 + 2$", false],
  ["$\\triangle A = 3$", false],
])("whether %s speaks of unknowns: %s", (text, speaks) => {
  expect(claimsIn(text).map(speaksOfUnknowns)).toEqual([speaks]);
});
