import type { Facts } from "@sat/engine";
import { expect, test } from "vitest";
import { agreesWithFacts, isAskedByFacts } from "./agrees-with-facts.ts";

const facts = (...given: string[]): Facts => ({ kind: "value", given, ask: "q" });

test.each([
  ["2x + 1", "y = 2*x + 1"],
  ["1 + 2x", "y = 2*x + 1"],
  ["y = 2x + 1", "y = 2*x + 1"],
  ["2x + 1 = y", "y = 2*x + 1"],
  ["2y - 4x = 2", "y = 2*x + 1"],
  ["f(x) = 2x + 1", "y = 2*x + 1"],
  ["900 + 20t = 1{,}020", "20*t + 900 = 1020"],
  ["f(3) = 7", "f(3) = 7"],
  ["7 = f(3)", "f(3) = 7"],
  ["7 = 2f(3)", "2*f(3) = 7"],
  ["f(x) = x^2 + 4x", "f(x) = x*(x + 4)"],
  ["x < 3", "x < 3"],
  ["3 > x", "x < 3"],
  ["3 < x", "x > 3"],
  ["x \\ge 3", "3 <= x"],
  ["x \\le 3", "3 >= x"],
  ["3 \\ne x", "x != 3"],
  ["2(x + 1) < 3", "2*x + 2 < 3"],
  ["0 < x < 5", "5 > x > 0"],
  ["(2, 3)", "(x, y) = (2, 3)"],
  ["\\sqrt{x + 2}", "y = sqrt(2 + x)"],
])("the printed %s agrees with %s", (tex, given) => {
  expect(agreesWithFacts(tex, facts(given))).toBe(true);
});

test.each([
  ["2x - 1", "y = 2*x + 1"],
  ["2t + 1", "y = 2*x + 1"],
  ["y = 2x - 1", "y = 2*x + 1"],
  ["y > 2x + 1", "y = 2*x + 1"],
  ["2y - 4x > 2", "y = 2*x + 1"],
  ["f(x) < 2x + 1", "y = 2*x + 1"],
  ["f(2) = 2x + 1", "y = 2*x + 1 + 0*z"],
  ["2y = 2x + 1", "y = 2*x + 1"],
  ["900 - 20t = 1{,}020", "20*t + 900 = 1020"],
  ["5t = 9", "2*t = 6"],
  ["f(3) = 8", "f(3) = 7"],
  ["f(4) = 7", "f(3) = 7"],
  ["x > 3", "x < 3"],
  ["x \\le 3", "x < 3"],
  ["2x < 6", "x < 3"],
  ["2x \\ne 6", "x != 3"],
  ["x = 3", "x != 3"],
  ["3 < x", "x < 3"],
  ["0 < x < 6", "0 < x < 5"],
  ["1 < x < 5", "0 < x < 5"],
  ["t = 5", "x > 5"],
  ["(2, 4)", "(x, y) = (2, 3)"],
  ["(2, 3, 4)", "(x, y) = (2, 3)"],
  ["\\text{cm}", "x = 3"],
])("the printed %s does not agree with %s", (tex, given) => {
  expect(agreesWithFacts(tex, facts(given))).toBe(false);
});

test("what the facts ask for may be printed", () => {
  expect(agreesWithFacts("3a + b", { kind: "value", given: ["a = b"], ask: "b + 3*a" })).toBe(true);
});

const value = { kind: "value", given: ["y = k*x"] } as const;
const given = ["y = k*x"];

test.each<[asked: string, facts: Facts]>([
  ["2x", { ...value, ask: "2*x" }],
  ["x + x", { ...value, ask: "2*x" }],
  ["(x, y)", { ...value, ask: "x, y" }],
  ["k", { ...value, ask: "x", constants: ["b", "k"] }],
  ["n", { kind: "whole-number", given, unknown: "n", extreme: "least" }],
  ["n", { kind: "any-solution", given, unknown: "n" }],
  ["n", { kind: "solution-set", given, unknown: "n" }],
  ["n", { kind: "solutions", given: "n = 3", unknown: "n", ask: "sum" }],
  ["n", { kind: "extreme", expression: "n^2", unknown: "n", ask: "place" }],
  ["n", { kind: "display", expression: "n^2", unknown: "n", shows: "zeros" }],
  ["n", { kind: "solution-count", given, unknowns: ["m", "n"] }],
  ["n", { kind: "region", given, unknowns: ["m", "n"], ask: "member" }],
  ["k", { kind: "constant", given: "x = k", unknown: "x", constant: "k", solutions: "one" }],
])("%s is asked for: %o", (asked, which) => {
  expect(isAskedByFacts(asked, which)).toBe(true);
  expect(isAskedByFacts("w", which)).toBe(false);
});

test("a number, a relation or a unit is not asked for", () => {
  const asksX: Facts = { ...value, ask: "x" };
  expect(["x = 1", "5", "\\text{cm}"].filter((tex) => isAskedByFacts(tex, asksX))).toEqual([]);
});

test("facts that name no unknown ask for none", () => {
  expect(isAskedByFacts("x", { kind: "statistic", data: [1, 2], statistic: "mean" })).toBe(false);
});
