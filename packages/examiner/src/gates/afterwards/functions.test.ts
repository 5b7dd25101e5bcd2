import { expect, test } from "vitest";
import { readExpression } from "../../reading/read-chains.ts";
import type { Tree } from "../../reading/tree.ts";
import { type Functions, expanded, isOpenCall, nameOf } from "./functions.ts";

function tree(tex: string): Tree {
  const read = readExpression(tex);
  if (read === undefined) throw new TypeError(`${tex} cannot be read`);
  return read;
}

/** f(x) = x + 1 and g(t) = 2f(t). */
const functions: Functions = new Map([
  ["f", { parameter: "x", body: tree("x + 1") }],
  ["g", { parameter: "t", body: tree("2f(t)") }],
]);

test.each([
  ["f(3)", "3 + 1"],
  ["-f(3)", "-(3 + 1)"],
  ["5 - f(y)", "5 - (y + 1)"],
  ["f(y) - 5", "(y + 1) - 5"],
  ["f(f(3))", "(3 + 1) + 1"],
  ["g(3)", "2(3 + 1)"],
  ["\\sqrt{f(3)}", "\\sqrt{3 + 1}"],
  ["h(f(3))", "h(3 + 1)"],
  ["x + 1", "x + 1"],
])("%s stands for %s", (tex, stands) => {
  expect(expanded(tree(tex), functions)).toEqual(tree(stands));
});

test("a function that is defined by itself is replaced once", () => {
  const endless: Functions = new Map([["f", { parameter: "n", body: tree("f(n - 1) + 2") }]]);
  expect(expanded(tree("f(3)"), endless)).toEqual(tree("f(3 - 1) + 2"));
});

test("a list of values is left as it is", () => {
  expect(expanded(tree("(f(3), 2)"), functions)).toEqual(tree("(f(3), 2)"));
});

test.each([
  ["f(3)", true],
  ["\\sqrt{3}", false],
  ["x", false],
])("whether %s is a value of an unknown function: %s", (tex, isOpen) => {
  expect(isOpenCall(tree(tex))).toBe(isOpen);
});

test.each([
  ["a symbol goes by its name", "AB", "x", "x"],
  ["a value of an unknown function goes by what is printed", "f(3)", "f(3)", "f(3)"],
])("%s", (_, printed, read, name) => {
  expect(nameOf(tree(read), printed)).toBe(name);
});

test("a calculation has no name", () => {
  expect(nameOf(tree("2x"), "2x")).toBeUndefined();
});
