import { expect, test } from "vitest";
import { parseCode, parseTex } from "./parse.ts";
import { readIfFormula } from "./read-if-formula.ts";

test("a formula is read as its reader reads it", () => {
  expect(readIfFormula("3*x", parseCode)).toEqual(parseCode("3*x"));
  expect(readIfFormula("\\frac{x}{3}", parseTex)).toEqual(parseTex("\\frac{x}{3}"));
});

test("a label is no formula", () => {
  expect(readIfFormula("red?", parseCode)).toBeUndefined();
  expect(readIfFormula("\\text{cm}", parseTex)).toBeUndefined();
});

test("a fault of the reader itself is not hidden", () => {
  const faulty = () => {
    throw new RangeError("a fault");
  };
  expect(() => readIfFormula("x", faulty)).toThrow("a fault");
});
