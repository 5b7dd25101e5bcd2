import { expect, it } from "vitest";
import { entryTex, rationalTex, typedLine } from "./entry-tex.ts";

it.each([
  ["35", "35"],
  ["-35", "-35"],
  ["3/4", "\\frac{3}{4}"],
  ["-3/4", "-\\frac{3}{4}"],
  [".75", "0.75"],
  ["-.5", "-0.5"],
  ["12.50", "12.50"],
  ["5.", "5"],
])("an entry of %s is understood as %s", (text, tex) => {
  expect(entryTex({ text })).toBe(tex);
});

it("a value is set as a fraction unless it is whole", () => {
  expect(rationalTex({ num: -7, den: 1 })).toBe("-7");
  expect(rationalTex({ num: -7, den: 2 })).toBe("-\\frac{7}{2}");
});

it("what was typed is set as it is understood, and as it stands where it is not", () => {
  expect(typedLine(" −3⁄4 ")).toBe("$-\\frac{3}{4}$");
  expect(typedLine("1,5")).toBe("1,5");
});
