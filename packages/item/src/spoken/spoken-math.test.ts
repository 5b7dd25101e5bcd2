import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spokenMath } from "./spoken-math.ts";

const SPOKEN: Readonly<Record<string, readonly (readonly [tex: string, words: string])[]>> = {
  "numbers and letters": [
    ["7", "7"],
    ["13{,}520", "13,520"],
    ["1,250", "1,250"],
    ["0.75", "0.75"],
    [".75", "point 75"],
    ["x", "x"],
    ["ABC", "A B C"],
    ["R = r(58)", "capital R equals r of 58"],
    ["12\\pi", "12 pi"],
    ["\\ell", "ell"],
    ["113.6\\%", "113.6 percent"],
  ],
  "signs before a value and between two": [
    ["-7", "negative 7"],
    ["-x^2", "negative x squared"],
    ["x - 7", "x minus 7"],
    ["x - -7", "x minus negative 7"],
    ["5 - (-3) = 8", "5 minus negative 3 equals 8"],
    ["-11y = -18x - 157", "negative 11 y equals negative 18 x minus 157"],
    ["34 \\pm 2", "34 plus or minus 2"],
    ["4 \\cdot 9", "4 times 9"],
    ["3 \\times 4", "3 times 4"],
    ["9 \\div 3 = 3", "9 divided by 3 equals 3"],
    ["3/4", "3 over 4"],
    ["-3/4", "negative 3 over 4"],
    ["3 : 4 : 5", "3 to 4 to 5"],
    ["f \\circ g", "f composed with g"],
  ],
  comparisons: [
    ["p \\ne 0", "p is not equal to 0"],
    ["x < 5", "x is less than 5"],
    ["x > 5", "x is greater than 5"],
    ["x \\le 5", "x is less than or equal to 5"],
    ["y \\ge -3", "y is greater than or equal to negative 3"],
    ["-1 < x \\le 24", "negative 1 is less than x, and x is less than or equal to 24"],
    ["9 > 2x + 1 > 3", "9 is greater than 2 x plus 1, and 2 x plus 1 is greater than 3"],
    ["x < 3, y < 5", "x is less than 3, y is less than 5"],
    ["x < 3 \\text{ or } x > 5", "x is less than 3 or x is greater than 5"],
    ["r \\approx 49\\%", "r is approximately equal to 49 percent"],
  ],
  "what is multiplied without a sign": [
    ["2x", "2 x"],
    ["2xy", "2 x y"],
    ["2(x + 3)", "2 times open paren x plus 3 close paren"],
    ["(x + 1)y", "open paren x plus 1 close paren times y"],
    [
      "5(p + 1)(p - 11)",
      "5 times open paren p plus 1 close paren times open paren p minus 11 close paren",
    ],
    ["(3)(11)", "3 times 11"],
    ["2(-3)", "2 times negative 3"],
    ["(-2)(4)", "open paren negative 2 close paren times 4"],
    ["\\frac{3}{4}x", "3 over 4, times x"],
    ["5\\sqrt{3}", "5 times the square root of 3"],
    ["x^5y", "x to the power 5, times y"],
  ],
  fractions: [
    ["\\frac{3}{4}", "3 over 4"],
    ["1\\frac{1}{2}", "1 and 1 over 2"],
    ["-2\\frac{3}{4} + x", "negative 2 and 3 over 4, plus x"],
    ["2\\frac{x}{4}", "2 times x over 4"],
    ["-\\frac{3}{4}", "negative 3 over 4"],
    ["\\frac{-3}{4}", "the fraction negative 3, over 4, end fraction"],
    ["\\frac{a}{b}", "a over b"],
    ["\\dfrac{1}{2}", "1 over 2"],
    ["\\frac12", "1 over 2"],
    ["\\frac{x + 1}{2x}", "the fraction x plus 1, over 2 x, end fraction"],
    ["x + \\frac{1}{2x}", "x plus the fraction 1, over 2 x, end fraction"],
    ["\\frac{5\\pi}{6}", "the fraction 5 pi, over 6, end fraction"],
    ["\\frac{1}{2} + \\frac{1}{3}", "1 over 2, plus 1 over 3"],
    ["\\frac{\\frac{1}{2}}{3}", "the fraction 1 over 2, over 3, end fraction"],
    [
      "\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}",
      "the fraction negative b plus or minus the square root of b squared minus 4 a c, end root, over 2 a, end fraction",
    ],
  ],
  "powers and subscripts": [
    ["x^2", "x squared"],
    ["x^{3}", "x cubed"],
    ["x^2y", "x squared y"],
    ["x^{10}", "x to the power 10"],
    ["x^23", "x squared times 3"],
    ["2^{-1}", "2 to the power negative 1"],
    ["2^{x} + 1", "2 to the power x, plus 1"],
    ["2^{x+1}", "2 to the power x plus 1, end power"],
    ["(-3)^2", "open paren negative 3 close paren squared"],
    ["(1.03)^{t/10}", "1.03 to the power t over 10, end power"],
    [
      "((19m)^{2})^{6}",
      "open paren open paren 19 m close paren squared close paren to the power 6",
    ],
    ["6\\left(\\frac{c}{6}\\right)^{2}", "6 times open paren c over 6 close paren squared"],
    ["x_1", "x sub 1"],
    ["x_{n+1} - x_n", "x sub n plus 1, end sub minus x sub n"],
  ],
  roots: [
    ["\\sqrt{3}", "the square root of 3"],
    ["\\sqrt{3} + 1", "the square root of 3, plus 1"],
    ["\\sqrt{3 + 1}", "the square root of 3 plus 1, end root"],
    ["\\sqrt{3}x", "the square root of 3, times x"],
    ["\\sqrt{3x}", "the square root of 3 x, end root"],
    ["\\sqrt[3]{8}", "the cube root of 8"],
    ["\\sqrt[4]{64n}", "the 4th root of 64 n, end root"],
    ["\\sqrt[n]{x}", "the nth root of x"],
  ],
  "absolute values": [
    ["|x|", "the absolute value of x"],
    ["|-3|", "the absolute value of negative 3"],
    ["|x - 3| + 2", "the absolute value of x minus 3, end absolute value plus 2"],
    ["-2|x| - 1", "negative 2 times the absolute value of x, minus 1"],
    ["||x| - 1|", "the absolute value of the absolute value of x, minus 1, end absolute value"],
  ],
  functions: [
    ["f(x)", "f of x"],
    ["f(-2) = 5", "f of negative 2 equals 5"],
    ["f(x + 2)", "f of open paren x plus 2 close paren"],
    ["f(g(-1))", "f of g of negative 1"],
    ["(x - 24)Q(x) + R", "open paren x minus 24 close paren times Q of x plus R"],
    ["a(x - h)^2 + k", "a times open paren x minus h close paren squared plus k"],
    ["a(b)^{x}", "a times b to the power x"],
    ["\\sin F", "sine of F"],
    ["\\cos 30^\\circ + 1", "cosine of 30 degrees plus 1"],
    ["\\tan(\\angle RMQ)", "tangent of open paren angle R M Q close paren"],
    ["\\sin((57 - 7x)^\\circ)", "sine of open paren 57 minus 7 x close paren degrees"],
    ["\\sin^2 x", "sine squared of x"],
    ["\\log_2 8", "log sub 2 of 8"],
  ],
  "angles, units and words": [
    ["38^\\circ", "38 degrees"],
    ["x^{\\circ}", "x degrees"],
    ["(3x + 5)^\\circ", "open paren 3 x plus 5 close paren degrees"],
    ["\\angle ABC", "angle A B C"],
    ["\\triangle ABC \\sim \\triangle DEF", "triangle A B C is similar to triangle D E F"],
    ["\\overline{AB} \\parallel \\overline{CD}", "segment A B is parallel to segment C D"],
    ["6\\text{ cm}^2", "6 square centimeters"],
    ["8\\text{ ft}^{3} + 1", "8 cubic feet plus 1"],
    ["9\\text{ m}", "9 meters"],
    ["2 \\cdot \\text{area}", "2 times area"],
    ["y'", "y prime"],
  ],
  "coordinates, lists and systems": [
    ["(-4, 2)", "open paren negative 4 comma 2 close paren"],
    ["P(3, -4)", "P open paren 3 comma negative 4 close paren"],
    ["(x, f(x))", "open paren x comma f of x close paren"],
    ["[0, 5)", "open bracket 0 comma 5 close paren"],
    ["\\{1, 2\\}", "open brace 1 comma 2 close brace"],
    ["30,\\ 30,\\ 80", "30, 30, 80"],
    ["1, 2, \\ldots, 10", "1, 2, dot dot dot, 10"],
    ["n + \\dots - 1", "n plus dot dot dot minus 1"],
    [
      "\\begin{cases} x + y = 5 \\\\ x - y &= 1 \\end{cases}",
      "row 1: x plus y equals 5; row 2: x minus y equals 1",
    ],
    [
      "\\left\\{\\begin{array}{l} x = 5 \\\\ y = 1 \\end{array}\\right.",
      "open brace row 1: x equals 5; row 2: y equals 1",
    ],
  ],
  "what nobody teaches to say": [
    ["a \\oplus b", "a oplus b"],
    ["(x + 1", "open paren x plus 1"],
    ["x}", "x"],
    ["", ""],
  ],
};

describe.each(Object.entries(SPOKEN))("%s", (_, cases) => {
  it.each(cases)("%s is said as %s", (tex, words) => {
    expect(spokenMath(tex)).toBe(words);
  });
});

/** Formulas of what the exam prints, nested as it comes; in brackets only where there is more than one term. */
const { formula } = fc.letrec<Record<"formula" | "sum" | "term" | "value", string>>((tie) => ({
  formula: fc.oneof(
    tie("term"),
    tie("sum"),
    tie("term").map((term) => `-${term}`),
  ),
  sum: fc
    .tuple(tie("term"), fc.constantFrom("+", "-", "="), tie("term"))
    .map((parts) => parts.join(" ")),
  term: fc.oneof(
    { maxDepth: 3 },
    tie("value"),
    fc
      .tuple(fc.constantFrom("2", "3"), fc.constantFrom("x", "y"))
      .map((factors) => factors.join("")),
    fc.tuple(tie("value"), tie("formula")).map(([base, exponent]) => `${base}^{${exponent}}`),
    fc.tuple(fc.constantFrom("2", "3"), tie("sum")).map(([factor, sum]) => `${factor}(${sum})`),
  ),
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom("2", "3", "x", "y", "\\pi", "|x|", "|x - 2|", "(3, 2)"),
    fc.tuple(tie("formula"), tie("formula")).map(([over, under]) => `\\frac{${over}}{${under}}`),
    tie("formula").map((radicand) => `\\sqrt{${radicand}}`),
    tie("formula").map((argument) => `f(${argument})`),
    tie("sum").map((sum) => `(${sum})`),
  ),
}));

it("formulas that differ sound different, even without their pauses", () => {
  const known = new Map<string, string>();
  for (const tex of fc.sample(formula, { numRuns: 20_000, seed: 1 })) {
    const words = spokenMath(tex).replace(/,/g, "");
    expect(known.get(words) ?? tex, `as ${words}`).toBe(tex);
    known.set(words, tex);
  }
});

it("something is said of any text that is taken for a formula", () => {
  const scraps = [
    "\\frac",
    "\\sqrt",
    "\\left",
    "\\begin{cases}",
    "\\end{cases}",
    "\\\\",
    "{",
    "}",
    "[",
    "]",
  ];
  const signs = ["(", ")", "|", "^", "_", "&", "-", ",", " ", ".", "x", "12", "\\", "\\text{ cm}"];
  const text = fc.array(fc.constantFrom(...scraps, ...signs)).map((parts) => parts.join(""));
  fc.assert(fc.property(text, (tex) => !/[\\{}]/.test(spokenMath(tex))));
});
