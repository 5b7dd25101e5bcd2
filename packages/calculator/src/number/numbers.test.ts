import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatNumber, formatValue, fractionOf, sayStatement, sayValue } from "../index.ts";
import { lastOf } from "../testing/on-a-sheet.ts";

describe("fractions", () => {
  it.each([
    [0.375, 3, 8],
    [2.125, 17, 8],
    [0.1 + 0.2, 3, 10],
    [-0.75, -3, 4],
    [1 / 3, 1, 3],
    [11 / 12, 11, 12],
    [0.142857, 142857, 1_000_000],
  ])("%d is %d over %d, or has none so large", (value, over, under) => {
    expect(fractionOf(value)).toEqual(under > 9999 ? undefined : { over, under });
  });

  it.each([Math.PI, Math.SQRT2, 0.123456789, 5, 0, NaN, Infinity, 1e9 + 0.5])(
    "%d has none",
    (value) => {
      expect(fractionOf(value)).toBeUndefined();
    },
  );

  it("any quotient of whole numbers is found in its lowest terms", () => {
    const whole = fc.integer({ min: -5000, max: 5000 });
    fc.assert(
      fc.property(whole, fc.integer({ min: 2, max: 200 }), (over, under) => {
        const fraction = fractionOf(over / under);
        if (over % under === 0) expect(fraction).toBeUndefined();
        else expect((fraction?.over ?? NaN) / (fraction?.under ?? NaN)).toBe(over / under);
        expect(fraction?.under ?? 2).toBeLessThanOrEqual(under);
      }),
    );
  });
});

it.each([
  [0, "0"],
  [-0, "0"],
  [0.1 + 0.2, "0.3"],
  [-2.5, "−2.5"],
  [1 / 3, "0.3333333333"],
  [123456789, "123456789"],
  [1.5e12, "1.5 × 10¹²"],
  [-2e-9, "−2 × 10⁻⁹"],
  [NaN, "undefined"],
])("%d is written %s", (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

it.each([
  [{ x: 1, y: -2 }, "(1, −2)"],
  [[1, 2.5], "[1, 2.5]"],
  [[{ x: 1, y: 2 }], "[(1, 2)]"],
  [Array.from({ length: 20 }, () => 7), `[${"7, ".repeat(19)}7]`],
  [Array.from({ length: 100 }, () => 7), `[${"7, ".repeat(20)}…]`],
])("%j is written %s", (value, text) => {
  expect(formatValue(value)).toBe(text);
});

it.each([
  [-2.5, "negative 2.5"],
  [1.5e12, "1.5 times 10 to the power 12"],
  [-2e-9, "negative 2 times 10 to the power negative 9"],
  [NaN, "undefined"],
  [{ x: -1, y: 2 }, "the point negative 1, 2"],
  [[1, 2], "2 values: 1, 2"],
  [[4], "1 value: 4"],
  [[], "no values"],
])("%j is said as %s", (value, words) => {
  expect(sayValue(value)).toBe(words);
});

/** What is typed, how it is typeset, and how that is said. */
const TYPED = [
  ["1/2x", "\\frac{1}{2}x", "1 over 2, times x"],
  ["y=2x+1", "y=2x+1", "y equals 2 x plus 1"],
  ["x²-4<=0", "{x}^{2}-4\\le 0", "x squared minus 4 is less than or equal to 0"],
  ["sqrt(x-2)", "\\sqrt{x-2}", "the square root of x minus 2, end root"],
  ["|x-3|", "\\left|x-3\\right|", "the absolute value of x minus 3, end absolute value"],
  ["(x+1)/(x-1)", "\\frac{x+1}{x-1}", "the fraction x plus 1, over x minus 1, end fraction"],
  ["2*3", "2\\cdot 3", "2 times 3"],
  ["2 3", "2\\cdot 3", "2 times 3"],
  ["a_12", "a_{1}2", "a sub 1, times 2"],
  ["3a+5~11", "3a+5\\sim 11", "3 a plus 5 is fitted by 11"],
  [
    "f(x)={x<0:-x, 5}",
    "f\\left(x\\right)=\\left\\{x<0:\\ -x,\\ 5\\right\\}",
    "f of x equals open brace x is less than 0 then negative x comma 5 close brace",
  ],
  ["15% of 80", "15\\%\\text{ of }80", "15 percent of 80"],
] as const;

describe("what was typed", () => {
  it.each(TYPED)("%s is typeset as %s and said as %s", (text, tex, words) => {
    const result = lastOf([text]);
    expect("tex" in result ? result.tex : "").toBe(tex);
    expect(sayStatement(tex)).toBe(words);
  });

  it.each([
    ["f(x)=x^2{x>0}", "f\\left(x\\right)={x}^{2}\\left\\{x>0\\right\\}"],
    ["log_2(8)", "\\log_{2}\\left(8\\right)"],
    ["sin^2 30", "\\sin^{2}\\left(30\\right)"],
    ["sin^-1(1)", "\\arcsin\\left(1\\right)"],
    ["root(27,3)", "\\sqrt[3]{27}"],
    ["cbrt 8", "\\sqrt[3]{8}"],
    ["mean([1...3])", "\\operatorname{mean}\\left(\\left[1, \\ldots, 3\\right]\\right)"],
    ["[1,3...9][2]", "\\left[1, 3, \\ldots, 9\\right]\\left[2\\right]"],
    ["(1,-2)", "\\left(1, -2\\right)"],
    ["5!+30°", "5!+30{}^{\\circ}"],
    ["3!=3", "3\\ne 3"],
    ["2pi", "2\\pi "],
    ["2*4(3)5", "2\\cdot 4\\left(3\\right)5"],
    ["nthroot(8,3)", "\\operatorname{nthroot}\\left(8, 3\\right)"],
  ])("%s is typeset as %s", (text, tex) => {
    const result = lastOf([text]);
    expect("tex" in result ? result.tex : "").toBe(tex);
  });
});
