import { type Facts, generate } from "@sat/engine";
import { expect, test } from "vitest";
import { soundMath, soundReading } from "../../testing/sound-models.ts";
import { printedWords } from "./printed-words.ts";

const specimen = generate(soundMath, "Easy", 0);

function complaints(question: string, facts: Facts): readonly string[] {
  return printedWords.check(
    { ...specimen, item: { ...specimen.item, question }, facts },
    soundMath,
  );
}

const weeks: Facts = {
  kind: "whole-number",
  given: ["16*n + 50 >= 170"],
  unknown: "n",
  extreme: "least",
  told: ["at least \\$170", "\\$16 week", "already \\$50", "least weeks"],
};
const STORY =
  "A student needs at least \\$170 and saves \\$16 each week. There is already \\$50. What is the least number of weeks?";

test("a story is read by its numbers, units and directions, whatever its other words", () => {
  expect(complaints(STORY, weeks)).toEqual([]);
});

test.each([
  ["a number", "\\$16", "\\$17"],
  ["another currency", "\\$16", "€16"],
  ["a unit", "each week", "each month"],
  ["a direction", "at least", "at most"],
  ["what is asked", "the least number", "the greatest number"],
  ["two numbers swapped", /\\\$170(.*)\\\$16/, "\\$16$1\\$170"],
  ["a word that is told", "already", "still"],
])("%s changed in a story is seen", (_, from, to) => {
  expect(complaints(STORY.replace(from, to), weeks)).toHaveLength(1);
});

const bare: Facts = { kind: "value", given: ["y = 2*x + 1"], ask: "x" };

test("the first piece that is not told is named beside what is", () => {
  const facts: Facts = { ...bare, told: ["at least 3", "weeks"] };
  const said = (question: string) => complaints(question, facts);
  expect(said("It takes at least 3 long weeks.")).toEqual([]);
  expect(said("It takes at least 4 long months.")).toEqual([
    'the question says "4" where the facts tell "3"',
  ]);
  expect(said("It takes at least 3 weeks and 4 days.")).toEqual([
    'the question says "4" where the facts tell nothing more',
  ]);
  expect(said("It takes weeks, at least 3.")).toEqual([
    'the question says "weeks" where the facts tell "at"',
  ]);
  expect(said("It takes at least 3.")).toEqual(['the question does not say "weeks"']);
});

test("a word that is told is not said by a letter", () => {
  const facts: Facts = { ...bare, told: ["a"] };
  expect(complaints("Point $a$ lies on it.", facts)).toEqual(['the question does not say "a"']);
});

test.each([
  "$x$",
  "$\\ell$",
  "$\\theta$",
  "$ABC$",
  "$f(x)$",
  "$g(x)$",
  "$h(x)$",
  "$(x, y)$",
  "$y = f(x)$",
  "$y = 2x + 1$",
  "the graph of $w$",
  "a value at $w$",
  "the value of $x$",
  "the values of $x$",
  "in terms of $x$",
  ..."angle angles triangle triangles circular cylinder cylinders cone cones rectangular"
    .split(" ")
    .map((shape) => `a right ${shape}`),
  ..."pyramid pyramids prism prisms".split(" ").map((shape) => `the right ${shape}`),
])("%j need not be told", (question) => {
  expect(complaints(question, bare)).toEqual([]);
});

test.each([
  ["$2x$", "2x"],
  ["$x^{2}$", "x^{2}"],
  ["$A1$", "A1"],
  ["$Ab$", "Ab"],
  ["$\\ell 2$", "\\ell 2"],
  ["$f(3)$", "f(3)"],
  ["$2f(x)$", "2f(x)"],
  ["$f(x) + 3$", "f(x) + 3"],
  ["$k(x)$", "k(x)"],
  ["$z = f(x)$", "z = f(x)"],
  ["$(x, z)$", "(x, z)"],
  ["$2(x, y)$", "2(x, y)"],
  ["the value of $w$", "w"],
  ["the values of $w$", "w"],
  ["in terms of $w$", "w"],
  ["the value of $y = 2x + 1$", "y = 2x + 1"],
  ["the right side", "right"],
  ["turn right", "right"],
  ["a left triangle", "left"],
  ["5 of them", "5"],
])("%j has to be told", (question, said) => {
  expect(complaints(question, bare)).toEqual([
    `the question says "${said}" where the facts tell nothing more`,
  ]);
});

const system: Facts = { kind: "value", given: ["y = 2*x + 1", "x + y = 7"], ask: "x" };

test("formulas of the facts need not be told, in whatever form they are printed", () => {
  const question =
    "The line $y = 2x + 1$ meets the line $7 = y + x$ at $(x, y)$. What is the value of $x$?";
  expect(complaints(question, system)).toEqual([]);
  expect(complaints(question.replace("2x", "3x"), system)).toHaveLength(1);
  expect(complaints(question.replace("of $x$", "of $y$"), system)).toHaveLength(1);
});

const reading = generate(soundReading, "Easy", 0);
const study: Facts = {
  kind: "finding",
  ask: "support",
  by: "botanists",
  links: [],
  effect: [],
  findings: [],
  told: ["In 1990 the lake rose by two feet.", "support", "botanists"],
};
const LAKE = "In 1990 the lake rose by two feet.";
const ASKED = "Which finding would support the hypothesis of the botanists?";

function ofText(facts: Facts, passage: string, question: string): readonly string[] {
  const item = { ...reading.item, passage, question };
  return printedWords.check({ ...reading, item, facts }, soundReading);
}

test("a text is read before its question", () => {
  expect(ofText(study, LAKE, ASKED)).toEqual([]);
});

test.each([
  ["a number of the text", LAKE.replace("1990", "1991"), ASKED],
  ["a number word of the text", LAKE.replace("two", "three"), ASKED],
  ["a direction of the text", LAKE.replace("rose", "fell"), ASKED],
  ["a name of the text", LAKE.replace("lake", "pond"), ASKED],
  ["what is asked", LAKE, ASKED.replace("support", "weaken")],
  ["who is asked about", LAKE, ASKED.replace("botanists", "chemists")],
])("%s changed is seen", (_, passage, question) => {
  expect(ofText(study, passage, question)).toHaveLength(1);
});

test("an authored text, of which no facts tell, is left to its readers", () => {
  expect(ofText(reading.facts, LAKE, ASKED)).toEqual([]);
});
