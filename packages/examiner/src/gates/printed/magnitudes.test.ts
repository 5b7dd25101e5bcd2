import type { Facts } from "@sat/engine";
import { expect, test } from "vitest";
import { parseExpression } from "../../reading/parse.ts";
import { constantOf, figuresOf, magnitude, magnitudesOfFacts, valueOf } from "./magnitudes.ts";

test("numbers that differ by rounding alone have the same figures", () => {
  expect(figuresOf(0.1 + 0.2)).toBe(figuresOf(0.3));
  expect(figuresOf(0.3)).not.toBe(figuresOf(0.301));
});

test("the magnitude of a number has no sign, its figures have one", () => {
  expect(magnitude(-7)).toBe(magnitude(7));
  expect(magnitude(-7)).not.toBe(magnitude(8));
  expect(figuresOf(-7)).not.toBe(figuresOf(7));
});

test.each([
  ["1250", 1250],
  ["-0.5", -0.5],
  ["3/4", 0.75],
  ["-3/4", -0.75],
])("the number %j has the value %d", (text, value) => {
  expect(valueOf(text)).toBe(value);
});

test.each([
  ["12.5", 12.5],
  ["-12", -12],
  ["2 + 3", 5],
  ["2 - 3", -1],
  ["2*3", 6],
  ["3/4", 0.75],
  ["2^3", 8],
  ["-(3 + 4)/2", -3.5],
  ["x", undefined],
  ["-x", undefined],
  ["x + 3", undefined],
  ["3 + x", undefined],
  ["3*(2 - x)", undefined],
  ["sqrt(4)", undefined],
  ["2, 3", undefined],
])("arithmetic on plain numbers alone has a value: %s is %s", (code, value) => {
  expect(constantOf(parseExpression(code))).toBe(value);
});

test("every constant of the facts may be printed, and what constants come to", () => {
  const facts: Facts = {
    kind: "statement",
    given: ["y = (43/2)*x - 5"],
    claims: { "it is ten": ["x = 10"] },
  };
  const allowed = [43, 2, 21.5, 5, 10];
  expect(magnitudesOfFacts(facts)).toEqual(new Set(allowed.map(magnitude)));
});

test("what is asked, and data, may be printed", () => {
  const value: Facts = { kind: "value", given: ["x = 4"], ask: "sqrt(x - 3)" };
  expect(magnitudesOfFacts(value)).toEqual(new Set([4, 3].map(magnitude)));
  const data: Facts = { kind: "statistic", data: [-6, 8], statistic: "mean" };
  expect(magnitudesOfFacts(data)).toEqual(new Set([6, 8].map(magnitude)));
});
