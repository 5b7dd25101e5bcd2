import { SIGN_WORDS } from "@sat/item";
import { describe, expect, it } from "vitest";
import { SYMBOLS, texRuns, texText } from "./tex-text.ts";

describe("texText", () => {
  it.each([
    ["x", "x"],
    ["2x+3=11", "2x + 3 = 11"],
    ["-4", "−4"],
    ["(-4, 2)", "(−4, 2)"],
    ["x^2 - 5x + 6", "x² − 5x + 6"],
    ["x^{10}", "x¹⁰"],
    ["2^{x+1}", "2^(x + 1)"],
    ["35^\\circ", "35°"],
    ["35^{\\circ}", "35°"],
    ["(3x+5)^\\circ", "(3x + 5)°"],
    ["12\\pi", "12π"],
    ["\\frac{3}{4}", "3/4"],
    ["\\frac{x+1}{2}", "(x + 1)/2"],
    ["\\frac{5\\pi}{6}", "5π/6"],
    ["5\\sqrt{3}", "5√3"],
    ["\\sqrt{x+1}", "√(x + 1)"],
    ["\\sqrt[3]{8}", "∛8"],
    ["\\frac{\\pi}{2}", "π/2"],
    ["\\frac{2c}{11d}", "2c/(11d)"],
    ["\\frac{x}{ab}", "x/(ab)"],
    ["\\frac{3}{x-1}", "3/(x − 1)"],
    ["\\frac{-b}{2a}", "(−b)/(2a)"],
    ["\\frac{\\sqrt{12}}{\\sqrt{3}}", "√12/√3"],
    ["\\frac{1}{2\\sqrt{3}}", "1/(2√3)"],
    ["\\frac{x^2}{y^{10}}", "x²/y¹⁰"],
    ["\\frac{4x^2}{3y^2}", "4x²/(3y²)"],
    ["\\frac{(x+1)^2}{(x-1)}", "(x + 1)²/(x − 1)"],
    ["\\frac{2}{3}x+\\frac{1}{2}", "(2/3)x + 1/2"],
    ["\\sqrt{2x}", "√(2x)"],
    ["y \\le 3", "y ≤ 3"],
    ["a\\cdot b", "a·b"],
    ["6\\text{ cm}", "6 cm"],
    ["\\$4.50", "$4.50"],
    ["40\\%", "40%"],
    ["\\overline{AB}", "AB"],
    ["\\sin\\theta", "sin θ"],
    ["2\\ln x + \\log y", "2ln x + log y"],
    ["\\left(2, 3\\right)", "(2, 3)"],
    ["1,250", "1,250"],
  ])("reads %s as %s", (tex, text) => {
    expect(texText(tex)).toBe(text);
  });
});

it("has a print for every command that has words, and words for every one that has a print", () => {
  expect(commandsOf(SYMBOLS)).toEqual(commandsOf(SIGN_WORDS));
});

/** The names that are commands, and not characters that stand for themselves. */
function commandsOf(table: Readonly<Record<string, string>>): string[] {
  return Object.keys(table)
    .filter((name) => /^[a-z]+$/i.test(name))
    .toSorted();
}

describe("texRuns", () => {
  it("sets letters italic and numbers upright", () => {
    expect(texRuns("2x")).toEqual([{ text: "2" }, { text: "x", italic: true }]);
  });

  it("shifts scripts", () => {
    expect(texRuns("x^2")).toEqual([
      { text: "x", italic: true },
      { text: "2", shift: "sup" },
    ]);
  });
});
