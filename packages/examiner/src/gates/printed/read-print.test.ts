import { expect, test } from "vitest";
import { readPrint } from "./read-print.ts";

/** The pieces of a markup, each as its kind and its text. */
function pieces(markup: string): string[] {
  return readPrint(markup).map(({ kind, text }) => `${kind} ${text}`);
}

test.each([
  ["7 12 1250", ["number 7", "number 12", "number 1250"]],
  ["1,250 and 1,250,000", ["number 1250", "word and", "number 1250000"]],
  ["1,25", ["number 1", "number 25"]],
  ["0.5 or 12.75.", ["number 0.5", "word or", "number 12.75"]],
  ["-3 or \u22124", ["number -3", "word or", "number -4"]],
  ["1990-1995", ["number 1990", "number 1995"]],
  ["(5)-4", ["number 5", "number 4"]],
  ["Route B12", ["word route", "word b"]],
])("the numbers of %j are read without what is set for the eye", (markup, read) => {
  expect(pieces(markup)).toEqual(read);
});

test.each([
  ["The Lake, NASA!", ["word the", "word lake", "word nasa"]],
  ["student's they’re", ["word student's", "word they’re"]],
  ["the students' lake", ["word the", "word students", "word lake"]],
  ["\\$5 or €6", ["word $", "number 5", "word or", "word €", "number 6"]],
  ["5% at 40°", ["number 5", "word %", "word at", "number 40", "word °"]],
  ["a *deep* ______ lake", ["word a", "word deep", "word lake"]],
])("the words and marks of %j are read in lower case", (markup, read) => {
  expect(pieces(markup)).toEqual(read);
});

test.each([
  ["$5$", ["number 5"]],
  ["$-12.75$", ["number -12.75"]],
  ["$1{,}250$", ["number 1250"]],
  ["$1\\,250$", ["number 1250"]],
  ["$\\frac{13}{24}$", ["number 13/24"]],
  ["$-\\frac{3}{4}$", ["number -3/4"]],
  ["$30\\%$", ["number 30", "word %"]],
  ["$30 \\, \\%$", ["number 30", "word %"]],
  ["$40^\\circ$", ["number 40", "word °"]],
  ["$40^{\\circ}$", ["number 40", "word °"]],
])("a formula that is a number, %j, is read as one", (markup, read) => {
  expect(pieces(markup)).toEqual(read);
});

test.each(["$2x + 5$", "$x - 5$", "$5x$", "$a5$", "$\\frac{a}{4}$", "$5\\%x$", "$40^{2}$"])(
  "any other formula, %j, is one piece as it is printed",
  (markup) => {
    expect(pieces(markup)).toEqual([`formula ${markup.slice(1, -1)}`]);
  },
);

test.each([
  ["the $x$-intercept is", ["word the", "word x-intercept", "word is"]],
  ["the $x$- and $y$-axis", ["word the", "formula x", "word and", "word y-axis"]],
  ["$x$ is well-known", ["formula x", "word is", "word well", "word known"]],
  ["*so*-called", ["word so", "word called"]],
])("in %j, a formula and the word that hangs on it are one word", (markup, read) => {
  expect(pieces(markup)).toEqual(read);
});
