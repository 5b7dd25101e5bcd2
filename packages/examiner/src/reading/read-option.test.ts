import { expect, test } from "vitest";
import { sameNum } from "../exact/num.ts";
import { evaluate } from "../solving/evaluate.ts";
import { parseExpression } from "./parse.ts";
import { readOption } from "./read-option.ts";

test.each([
  ["$-\\frac{3}{4}$", "-3/4", "", ""],
  ["$4\\sqrt{3}$", "4*sqrt(3)", "", ""],
  ["$12\\pi$", "12*pi", "", ""],
  ["$\\frac{5\\pi}{6}$", "5*pi/6", "", ""],
  ["$1{,}250$", "1250", "", ""],
  ["$1,250.5$", "1250.5", "", ""],
  ["\\$45", "45", "$", ""],
  ["\\$1,200.50", "1200.5", "$", ""],
  ["12 inches", "12", "", "inches"],
  ["$\\frac{1}{2}$ mile", "1/2", "", "mile"],
  ["15%", "15", "", "%"],
  ["$15\\%$", "15", "", "%"],
  ["$45^\\circ$", "45", "", "°"],
  ["$60^{\\circ}$", "60", "", "°"],
  ["$-7$", "-7", "", ""],
  ["-7", "-7", "", ""],
  ["$2 + 3\\sqrt{5}$", "2 + 3*sqrt(5)", "", ""],
  ["$\\sqrt[3]{16}$", "16^(1/3)", "", ""],
  ["$3 \\times 10^{4}$", "30000", "", ""],
  ["$\\sin 30^\\circ$", "1/2", "", ""],
  ["$\\cos(20 + 40)^\\circ$", "1/2", "", ""],
  ["$\\tan\\frac{\\pi}{3}$", "sqrt(3)", "", ""],
  ["$\\cos 2\\pi$", "1", "", ""],
  ["$2\\sin^{2} 45^{\\circ}$", "1", "", ""],
])("%s is the number %s", (markup, code, prefix, suffix) => {
  const reading = readOption(markup);
  expect(reading).toMatchObject({ kind: "number", prefix, suffix });
  if (reading.kind !== "number") return;
  expect(sameNum(evaluate(reading.tree), evaluate(parseExpression(code)))).toBe(true);
});

test.each([
  ["$(3, -2)$", "point"],
  ["$\\left(\\frac{1}{2}, 0\\right)$", "point"],
  ["$f(x) = 2x + 1$", "relations"],
  ["$x \\le 5$", "relations"],
  ["$-3 \\le x < 7$", "relations"],
  ["$x < -1$ or $x > 4$", "relations"],
  ["$3x^{2} - 2x$", "expression"],
  ["$|x - 3|$", "expression"],
  ["There is no solution.", "words"],
  ["1921 and 1923", "words"],
  ["is kept", "words"],
])("%s is read as %s", (markup, kind) => {
  expect(readOption(markup).kind).toBe(kind);
});
