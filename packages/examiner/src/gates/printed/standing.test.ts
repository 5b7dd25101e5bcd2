import { expect, test } from "vitest";
import { parseRelations } from "../../reading/parse.ts";
import { boundsOf, standingsOfFacts } from "./standing.ts";

/** How a number stands in a formula, in words. */
function standings(formula: string, value: number): string[] {
  const given = formula.includes("=") ? [formula] : [];
  return standingsOfFacts({ kind: "value", given, ask: formula.includes("=") ? "x" : formula })
    .filter((standing) => standing.value === value)
    .map(({ whole, sum, besideOne, leaf }) =>
      [
        whole > 0 ? "grows" : "falls",
        { "1": "added", "-1": "subtracted", "0": "alone" }[String(sum)],
        ...(besideOne ? ["to one"] : []),
        ...(leaf ? [] : ["worked out"]),
      ].join(" "),
    );
}

test.each([
  ["x = 7", ["grows alone"]],
  ["7 = x", ["grows alone"]],
  ["sqrt(7) - 2", ["grows alone"]],
  ["x + 7", ["grows added"]],
  ["7 + x", ["grows added"]],
  ["7 - x", ["grows added"]],
  ["x - 7", ["falls subtracted"]],
  ["-7", ["falls alone"]],
  ["x - (-7)", ["grows added"]],
  ["7*x", ["grows alone"]],
  ["x*7", ["grows alone"]],
  ["-3*(x - 7)", ["grows subtracted"]],
  ["(x - 7)*(-3)", ["grows subtracted"]],
  ["(x - 7)*3", ["falls subtracted"]],
  ["(x - 7)/(-3)", ["grows subtracted"]],
  ["0*(x - 7)", ["falls subtracted"]],
  ["x + 1/7", ["grows alone"]],
  ["x + 7*3", ["grows added"]],
  ["x - 7*3", ["falls subtracted"]],
  ["x + 7*(-3)", ["falls subtracted"]],
  ["x + (-3)*7", ["falls subtracted"]],
  ["x + 7/3", ["grows added"]],
  ["x + 7^2", ["grows added"]],
  ["x + 2^7", ["grows alone"]],
  ["x + sqrt(7)", ["grows alone"]],
  ["x - (9 - 7)", ["grows subtracted"]],
  ["x - sqrt(9 - 7)", ["grows subtracted"]],
  ["1 + 7", ["grows added to one"]],
  ["1 - 7", ["falls subtracted to one"]],
  ["2 + 7", ["grows added"]],
  ["x*(1 + 7*y)", ["grows added to one"]],
  ["x + (3 + 4)", ["grows added worked out"]],
])("in %s, 7 is seen to stand %j", (formula, stands) => {
  expect(standings(formula, 7)).toEqual(stands);
});

test.each([
  ["x > 7", "above 7, strictly"],
  ["x >= 7", "above 7"],
  ["x < 7", "below 7, strictly"],
  ["x <= 7", "below 7"],
  ["7 < x", "above 7, strictly"],
  ["7 >= x", "below 7"],
  ["x + 7 > y", "below 7, strictly"],
  ["x - 7 > y", "above 7, strictly"],
  ["y < x - 7", "above 7, strictly"],
  ["-7 < x", "above -7, strictly"],
])("%s puts something unknown %s", (code, said) => {
  const bounds = parseRelations(code).flatMap(boundsOf);
  const words = bounds.map(
    ({ value, from, strict }) =>
      `${from === "below" ? "above" : "below"} ${value}${strict ? ", strictly" : ""}`,
  );
  expect(words).toContain(said);
});

test.each(["x = 7", "x != 7", "3 < 7"])("%s bounds nothing unknown", (code) => {
  expect(parseRelations(code).flatMap(boundsOf)).toEqual([]);
});
