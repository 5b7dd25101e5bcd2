import { expect, test } from "vitest";
import type { Facts } from "../../facts/facts.ts";
import { onCalculator } from "./on-calculator.ts";

test.each<[string, Facts, readonly string[], RegExp]>([
  [
    "an equation is typed with x for its unknown",
    { kind: "value", given: ["(9)/(n + 10) = (4)/(n - 15)"], ask: "n" },
    ["9/(x + 10) = 4/(x - 15)"],
    /vertical line.*x\$ is the value of \$n\$\.$/,
  ],
  [
    "of two solutions the one asked for is named by a condition",
    { kind: "value", given: ["abs(p - 44) = 47"], where: ["p > 44"], ask: "p" },
    ["|x - 44| = 47"],
    /the one with \$x > 44\$/,
  ],
  [
    "or by its side",
    {
      kind: "value",
      given: ["(w + 4)^(2) + w = 38", "(other + 4)^(2) + other = 38"],
      where: ["w > other"],
      ask: "w",
    },
    ["(x + 4)^2 + x = 38"],
    /the one on the right/,
  ],
  [
    "an expression asked for is substituted into",
    { kind: "value", given: ["2*x + 1 = 5"], ask: "6*x + 3" },
    ["2x + 1 = 5"],
    /read \$x\$, and substitute it into \$6x \+ 3\$/,
  ],
  [
    "any of several solutions may be read",
    { kind: "any-solution", given: ["z^(2) = 9"], unknown: "z" },
    ["x^2 = 9"],
    /either answers/,
  ],
  [
    "all solutions are added",
    { kind: "solutions", given: "2*x^(2) = 39*x + 11", unknown: "x", ask: "sum" },
    ["2x^2 = 39x + 11"],
    /add the values/,
  ],
  [
    "two equations are two rows",
    { kind: "value", given: ["y = 3*x - 17", "4*x - 2*y = 20"], ask: "y" },
    ["y = 3x - 17", "4x - 2y = 20"],
    /cross at the solution\. Read its \$y\$-coordinate/,
  ],
  [
    "an inequality is typed as it is",
    { kind: "solution-set", given: ["35 + 7*p > -35"], unknown: "p" },
    ["35 + 7x > -35"],
    /shaded strip holds the values of \$p\$/,
  ],
  [
    "of a parabola the vertex is read",
    { kind: "extreme", expression: "-2*t^(2) - 24*t - 124", unknown: "t", ask: "value" },
    ["y = -2x^2 - 24x - 124"],
    /Read its \$y\$-coordinate/,
  ],
  [
    "three values of a quadratic function make a regression",
    {
      kind: "value",
      given: ["a*(2)^2 + b*(2) + c = 4", "a*(3)^2 + b*(3) + c = 8", "a*(4)^2 + b*(4) + c = 18"],
      ask: "a*(5)^2 + b*(5) + c",
    },
    ["x1 = [2, 3, 4]", "y1 = [4, 8, 18]", "y1 ~ a x1^2 + b x1 + c", "a(5)^2 + b(5) + c"],
    /last row shows/,
  ],
  [
    "a list is typed with its statistic",
    { kind: "statistic", data: [3, 5, 9], statistic: "interquartile-range" },
    ["iqr([3, 5, 9])"],
    /row shows/,
  ],
  [
    "two lists are two rows",
    { kind: "statistic", data: [3, 5], minus: [1, 2], statistic: "mean" },
    ["mean([3, 5])", "mean([1, 2])"],
    /Subtract the second from the first/,
  ],
])("%s", (_, facts, rows, read) => {
  const shown = onCalculator(facts);
  expect(shown?.rows).toEqual(rows);
  expect(shown?.read).toMatch(read);
});

test.each<[string, Facts]>([
  ["constants that no calculator knows", { kind: "value", given: ["k*x = 3"], ask: "x" }],
  [
    "a long list",
    { kind: "statistic", data: Array.from({ length: 40 }, () => 3), statistic: "mean" },
  ],
  [
    "a parabola with an unknown coefficient",
    { kind: "extreme", expression: "x^2 - 2*h*x", unknown: "x", constants: ["h"], ask: "place" },
  ],
  ["facts of another kind", { kind: "equivalent", expression: "2*(x + 1)" }],
])("%s is not shown", (_, facts) => {
  expect(onCalculator(facts)).toBeUndefined();
});
