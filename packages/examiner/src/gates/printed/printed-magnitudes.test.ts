import { generate } from "@sat/engine";
import type { Figure } from "@sat/item";
import { expect, test } from "vitest";
import { soundMath } from "../../testing/sound-models.ts";
import { magnitude } from "./magnitudes.ts";
import { formsOf, printedMagnitudes } from "./printed-magnitudes.ts";
import { readPrint } from "./read-print.ts";

const { item } = generate(soundMath, "Easy", 0);

function printed(question: string, others: readonly string[] = [], figure?: Figure) {
  const asked = { ...item, question, ...(figure && { figure }) };
  return printedMagnitudes(asked, others);
}

const magnitudes = (...values: number[]) => new Set(values.map(magnitude));

test.each([
  ["350 people", [350]],
  ["at 30° it is", [30]],
  ["30 percentages", [30]],
  ["30%", [30, 0.3, 1.3, 0.7]],
  ["30 percent", [30, 0.3, 1.3, 0.7]],
  ["$\\frac{3}{4}$", [0.75]],
])("the first number of %j can stand for %j", (markup, values) => {
  const place = readPrint(markup).findIndex(({ kind }) => kind === "number");
  expect(formsOf(readPrint(markup), place).map(magnitude)).toEqual(values.map(magnitude));
});

test.each([
  ["350 people", [350]],
  ["-5 or \\$1,250.50", [5, 1250.5]],
  ["30% of it", [30, 0.3, 1.3, 0.7]],
  ["a $\\frac{3}{4}$", [0.75, 3, 4]],
  ["half of three", [0.5, 3]],
  ["Twice or two thirds", [2, 3]],
  ["the one", []],
  ["$x + 2$", [2]],
  ["$12x^{34} - 0.5y = 6$", [12, 34, 0.5, 6]],
  ["$1{,}250x$", [1250]],
  ["$\\text{17.5 cm}$", [17.5]],
  ["$x$", []],
])("%j prints the numbers %j", (question, values) => {
  expect(printed(question)).toEqual(magnitudes(...values));
});

test("the numbers of other texts are printed too", () => {
  expect(printed("$x + 2$", ["$x + 3$", "four"])).toEqual(magnitudes(2, 3, 4));
});

test("the numbers of a figure are printed, in its data and in its labels", () => {
  const figure: Figure = {
    kind: "dot-plot",
    alt: "",
    label: "Weeks in $7x$",
    counts: [{ value: -2.5, count: 4 }],
  };
  expect(printed("", [], figure)).toEqual(magnitudes(7, 2.5, 4));
});
