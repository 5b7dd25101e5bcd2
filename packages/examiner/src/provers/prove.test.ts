import { type Facts, generate } from "@sat/engine";
import type { ChoiceItem } from "@sat/item";
import { expect, test } from "vitest";
import { soundMath } from "../testing/sound-models.ts";
import { prove } from "./prove.ts";

/** An item with these options, A to D; provers look at nothing else of it. */
function withOptions(A: string, B: string, C: string, D: string): ChoiceItem {
  return { ...generate(soundMath, "Easy", 0).item, options: { A, B, C, D } };
}

const cases: readonly (readonly [Facts, ChoiceItem, string])[] = [
  [
    { kind: "value", given: ["x^2 - 4*x - 8 = 0"], where: ["x > 0"], ask: "x" },
    withOptions("$2 - 2\\sqrt{3}$", "$2 + 2\\sqrt{3}$", "$4 + 2\\sqrt{3}$", "$4\\sqrt{3}$"),
    "B",
  ],
  [
    { kind: "value", given: ["y = 2*x - 8", "x + y = 1"], ask: "x, y" },
    withOptions("$(-2, 3)$", "$(3, -2)$", "$(3, 2)$", "$(2, 3)$"),
    "B",
  ],
  [
    { kind: "value", given: ["b = 240", "p = 15"], ask: "b*p/100" },
    withOptions("\\$15", "\\$36", "\\$204", "\\$276"),
    "B",
  ],
  [
    { kind: "value", given: ["V = pi*r^2*h", "r = 3", "h = 5"], ask: "V" },
    withOptions("$15\\pi$", "$30\\pi$", "$45\\pi$", "$75\\pi$"),
    "C",
  ],
  [
    { kind: "value", given: ["x = 22/7"], ask: "x", rounded: 2 },
    withOptions("3.1", "3.14", "3.15", "3.2"),
    "B",
  ],
  [
    { kind: "value", given: ["s = 3/5", "c > 0", "s^2 + c^2 = 1"], ask: "s/c" },
    withOptions("$\\frac{3}{5}$", "$\\frac{3}{4}$", "$\\frac{4}{5}$", "$\\frac{4}{3}$"),
    "B",
  ],
  [
    { kind: "value", given: ["x = tan(60)"], ask: "x" },
    withOptions("$\\frac{\\sqrt{3}}{3}$", "$1$", "$\\sqrt{2}$", "$\\sqrt{3}$"),
    "D",
  ],
  [
    { kind: "value", constants: ["a"], given: ["a*x + 3*a = 7*a"], ask: "x" },
    withOptions("$3$", "$4$", "$7$", "$10$"),
    "B",
  ],
  [
    { kind: "display", expression: "2*x^2 - 12*x + 10", unknown: "x", shows: "extreme" },
    withOptions(
      "$2x^2 - 12x + 10$",
      "$2(x - 3)^2 - 8$",
      "$2(x - 1)(x - 5)$",
      "$2(x - 2)(x - 4) - 6$",
    ),
    "B",
  ],
  [
    { kind: "display", expression: "2*x^2 - 12*x + 10", unknown: "x", shows: "level", level: "-6" },
    withOptions(
      "$2x^2 - 12x + 10$",
      "$2(x - 3)^2 - 8$",
      "$2(x - 1)(x - 5)$",
      "$2(x - 2)(x - 4) - 6$",
    ),
    "D",
  ],
  [
    {
      kind: "constant",
      given: "x^2 + 10*x + k = 0",
      unknown: "x",
      constant: "k",
      solutions: "none",
      extreme: "least",
    },
    withOptions("$24$", "$25$", "$26$", "$27$"),
    "C",
  ],
  [
    {
      kind: "constant",
      given: "x^2 + k*x - 12 = 0",
      unknown: "x",
      constant: "k",
      where: ["k > 0"],
      solutions: "whole",
    },
    withOptions("$-4$", "$4$", "$6$", "$7$"),
    "B",
  ],
  [
    {
      kind: "constant",
      given: "x^2 + k*x = 12",
      unknown: "x",
      constant: "k",
      solutions: "whole",
      extreme: "greatest",
    },
    // 1 and 4 are of this kind as well, and 11 lies beyond them.
    withOptions("$1$", "$4$", "$8$", "$11$"),
    "D",
  ],
  [
    {
      kind: "statement",
      given: ["start = 12 + 3*0", "next = 12 + 3*1"],
      claims: {
        "The plant was 12 inches tall.": ["start = 12"],
        "The plant was 3 inches tall.": ["start = 3"],
        "The plant grew 12 inches each week.": ["next - start = 12"],
        "The plant shrank 3 inches each week.": ["next - start = -3"],
      },
    },
    withOptions(
      "The plant grew 12 inches each week.",
      "The plant shrank 3 inches each week.",
      "The plant was 3 inches tall.",
      "The plant was 12 inches tall.",
    ),
    "D",
  ],
  [
    {
      kind: "solid",
      parts: [
        { solid: "cylinder", radius: "3", height: "10" },
        { solid: "hemisphere", radius: "3", cut: true },
      ],
      measure: "volume",
    },
    withOptions("$54\\pi$", "$72\\pi$", "$90\\pi$", "$108\\pi$"),
    "B",
  ],
  [
    {
      kind: "solid",
      parts: [{ solid: "box", width: "4", depth: "4", height: "h" }],
      measure: "surface",
      unknown: "h",
      equals: "192",
    },
    withOptions("$8$", "$10$", "$12$", "$16$"),
    "B",
  ],
  [
    {
      kind: "solid",
      parts: [{ solid: "cone", radius: "r", height: "6*r" }],
      comparedWith: [{ solid: "sphere", radius: "r" }],
      measure: "volume",
      constants: ["r"],
    },
    withOptions("$\\frac{1}{2}$", "$\\frac{3}{4}$", "$\\frac{3}{2}$", "$\\frac{9}{2}$"),
    "C",
  ],
  [
    { kind: "equivalent", expression: "(2*x - 3)*(x + 5)" },
    withOptions("$2x^{2} - 15$", "$2x^{2} + 7x - 15$", "$2x^{2} - 7x - 15$", "$2x^{2} + 13x - 15$"),
    "B",
  ],
  [
    { kind: "equivalent", expression: "r", where: ["A = pi*r^2", "r > 0"] },
    withOptions(
      "$r = \\sqrt{\\frac{A}{\\pi}}$",
      "$r = \\frac{\\sqrt{A}}{\\pi}$",
      "$r = \\sqrt{\\pi A}$",
      "$r = \\frac{A}{\\pi}$",
    ),
    "A",
  ],
  [
    { kind: "equivalent", expression: "x^(2/3)", where: ["x > 0"] },
    withOptions("$\\sqrt{x^{3}}$", "$\\sqrt[3]{x^{2}}$", "$\\frac{2x}{3}$", "$\\sqrt[3]{2x}$"),
    "B",
  ],
  [
    {
      kind: "through",
      function: "f",
      at: [
        { x: "0", y: "-3" },
        { x: "2", y: "1" },
      ],
    },
    withOptions("$f(x) = 2x + 3$", "$f(x) = 2x - 3$", "$f(x) = -3x + 2$", "$f(x) = 3x - 2$"),
    "B",
  ],
  [
    { kind: "through", at: [{ x: "0", y: "0" }], not: [{ x: "0", y: "5" }] },
    withOptions("$y > 2x + 1$", "$y \\ge x + 4$", "$y < x + 4$", "$y < -x - 1$"),
    "C",
  ],
  [
    { kind: "solution-count", given: ["4*x - 6 = 2*(2*x + 1)"], unknowns: ["x"] },
    withOptions("Zero", "Exactly one", "Exactly two", "Infinitely many"),
    "A",
  ],
  [
    { kind: "solution-count", given: ["y = x^2 - 2*x + 1", "y = 0*x"], unknowns: ["x", "y"] },
    withOptions("Zero", "Exactly one", "Exactly two", "Infinitely many"),
    "B",
  ],
  [
    { kind: "solution-set", given: ["7 - 2*x >= 15"], unknown: "x" },
    withOptions("$x \\ge -4$", "$x \\le -4$", "$x \\le 4$", "$x \\ge 4$"),
    "B",
  ],
  [
    { kind: "solution-set", given: ["abs(x - 2) > 3"], unknown: "x" },
    withOptions("$-1 < x < 5$", "$x < -1$ or $x > 5$", "$x > 5$ or $x > -1$", "$-5 < x < 1$"),
    "B",
  ],
  [
    { kind: "statistic", data: [2, 3, 3, 8, 9], statistic: "interquartile-range" },
    withOptions("$3$", "$5$", "$6$", "$7$"),
    "C",
  ],
  [
    { kind: "statistic", data: [1, 2, 6], minus: [4, 5], statistic: "mean" },
    withOptions("$-1.5$", "$-1$", "$0$", "$1.5$"),
    "A",
  ],
  [
    {
      kind: "probability",
      cells: [
        { labels: ["red", "small"], count: 6 },
        { labels: ["red", "large"], count: 4 },
        { labels: ["blue", "small"], count: 9 },
      ],
      event: ["red"],
      given: ["small"],
    },
    withOptions("$\\frac{6}{19}$", "$\\frac{2}{5}$", "$\\frac{10}{19}$", "$\\frac{3}{5}$"),
    "B",
  ],
  [
    {
      kind: "measure",
      points: { A: ["0", "0"], B: ["6", "0"], C: ["0", "6*sqrt(3)"] },
      ask: { measure: "angle", of: ["A", "B", "C"] },
    },
    withOptions("$30^\\circ$", "$45^\\circ$", "$60^\\circ$", "$90^\\circ$"),
    "C",
  ],
  [
    {
      kind: "measure",
      points: { A: ["0", "0"], B: ["6", "0"], C: ["0", "6*sqrt(3)"] },
      ask: { measure: "area", of: ["A", "B", "C"] },
    },
    withOptions("$9\\sqrt{3}$", "$18\\sqrt{3}$", "$36$", "$36\\sqrt{3}$"),
    "B",
  ],
  [
    {
      kind: "solutions",
      given: "x^2 - (a + 3)*x + 3*a = 0",
      unknown: "x",
      constants: ["a"],
      ask: "product",
      unit: "a",
    },
    withOptions("$-3$", "$-1$", "$1$", "$3$"),
    "D",
  ],
  [
    {
      kind: "whole-number",
      given: ["12.5*n + 40 <= 300", "n >= 0"],
      unknown: "n",
      extreme: "greatest",
    },
    withOptions("$19$", "$20$", "$21$", "$24$"),
    "B",
  ],
  [
    { kind: "extreme", expression: "(x - c)^2 - 4", unknown: "x", constants: ["c"], ask: "point" },
    withOptions("$(c, -4)$", "$(-c, -4)$", "$(c, 4)$", "$(-c, 4)$"),
    "A",
  ],
  [
    { kind: "circle", equation: "x^2 + y^2 - 6*x + 8*y = 11", ask: "radius" },
    withOptions("$5$", "$6$", "$11$", "$36$"),
    "B",
  ],
  [
    {
      kind: "data",
      sets: { A: [1, 5, 9], B: [4, 5, 6] },
      claims: {
        One: ["mean(A) = mean(B)", "variance(A) > variance(B)"],
        Two: ["mean(A) = mean(B)", "variance(A) < variance(B)"],
        Three: ["median(A) > median(B)"],
        Four: ["range(A) = range(B)"],
      },
    },
    withOptions("Two", "One", "Three", "Four"),
    "B",
  ],
  [
    {
      kind: "data",
      sets: { X: [1, 2, 3], Y: [6, 4, 2] },
      claims: {
        Up: ["covariance(X, Y) > 0"],
        Down: ["covariance(X, Y)^2 = variance(X)*variance(Y)", "covariance(X, Y) < 0"],
        Flat: ["covariance(X, Y) = 0"],
        Wide: ["interquartile(X) > interquartile(Y)"],
      },
    },
    withOptions("Up", "Flat", "Wide", "Down"),
    "D",
  ],
  [
    {
      kind: "study",
      subjects: "volunteers",
      assigned: true,
      claims: {
        One: { about: "all", cause: true },
        Two: { about: "volunteers", cause: true },
        Three: { about: "all", cause: false },
        Four: { about: "volunteers", cause: false },
      },
    },
    withOptions("One", "Two", "Three", "Four"),
    "B",
  ],
  [
    {
      kind: "study",
      subjects: "80 adults",
      randomFrom: "town",
      claims: {
        One: { about: "80 adults" },
        Two: { about: "county" },
        Three: { about: "town" },
        Four: { about: "state" },
      },
    },
    withOptions("One", "Two", "Three", "Four"),
    "C",
  ],
  [
    {
      kind: "survey",
      design: { reach: "all", chosenBy: "themselves", wording: "neutral", answered: "most" },
      claims: { One: "coverage", Two: "nonresponse", Three: "wording", Four: "self-selection" },
    },
    withOptions("One", "Two", "Three", "Four"),
    "D",
  ],
  [
    { kind: "region", given: ["y >= 2*x + 1", "y >= 7 - x"], unknowns: ["x", "y"], ask: "bound" },
    withOptions("$x \\ge 2$", "$x \\le 2$", "$y \\ge 5$", "$y \\le 5$"),
    "C",
  ],
  [
    { kind: "region", given: ["3*x - y < 6"], unknowns: ["x", "y"], ask: "same" },
    withOptions("$y < 3x - 6$", "$y > 3x - 6$", "$y \\ge 3x - 6$", "$y > 6 - 3x$"),
    "B",
  ],
  [
    { kind: "region", given: ["x + y <= 4", "y > x"], unknowns: ["x", "y"], ask: "member" },
    withOptions("$(3, 1)$", "$(2, 2)$", "$(1, 4)$", "$(1, 3)$"),
    "D",
  ],
  [
    {
      kind: "fit",
      points: [
        [0, 3],
        [2, 6],
        [4, 11],
        [6, 14],
      ],
    },
    withOptions("$y = 3x + 2$", "$y = 2x + 3$", "$y = 2x + 9$", "$y = -2x + 15$"),
    "B",
  ],
  [
    {
      kind: "fit",
      points: [
        [0, 20],
        [5, 11],
        [10, -1],
      ],
    },
    withOptions("$-2x + 20$", "$2x + 20$", "$-4x + 20$", "$-x + 20$"),
    "A",
  ],
];

test.each(cases)("%j", (facts, item, right) => {
  expect(prove(facts, item)).toEqual([right]);
});

test.each<[Facts, string]>([
  [{ kind: "value", given: ["x^2 = 9"], ask: "x" }, "more than one value"],
  [{ kind: "value", given: ["x^2 = -9"], ask: "x" }, "nothing satisfies"],
  [{ kind: "value", given: ["x + y = 9"], ask: "x" }, "more than one value"],
  [{ kind: "statistic", data: [1, 1, 2, 2], statistic: "mode" }, "no single mode"],
  [{ kind: "whole-number", given: ["n > 3"], unknown: "n", extreme: "greatest" }, "no greatest"],
  [{ kind: "circle", equation: "x^2 + 2*y^2 = 4", ask: "center" }, "not a circle"],
])("facts that leave the answer open are refused: %j", (facts, words) => {
  expect(() => prove(facts, withOptions("$1$", "$2$", "$3$", "$4$"))).toThrow(words);
});
