import { type Facts, generate } from "@sat/engine";
import { expect, test } from "vitest";
import { soundMath, soundReading } from "../../testing/sound-models.ts";
import type { Gate } from "../gate.ts";
import { printedNumbers } from "./printed-numbers.ts";
import { printedWords } from "./printed-words.ts";

const specimen = generate(soundMath, "Easy", 0);

function complaints({ check }: Gate, question: string, facts: Facts): readonly string[] {
  return check({ ...specimen, item: { ...specimen.item, question }, facts }, soundMath);
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
  expect(complaints(printedWords, STORY, weeks)).toEqual([]);
  expect(complaints(printedNumbers, STORY, weeks)).toEqual([]);
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
  expect(complaints(printedWords, STORY.replace(from, to), weeks)).toHaveLength(1);
});

const system: Facts = { kind: "value", given: ["y = 2*x + 1", "x + y = 7"], ask: "x" };

test("formulas of the facts need not be told, in whatever form they are printed", () => {
  const question =
    "The line $y = 2x + 1$ meets the line $7 = y + x$ at $(x, y)$. What is the value of $x$?";
  expect(complaints(printedWords, question, system)).toEqual([]);
  expect(complaints(printedWords, question.replace("2x", "3x"), system)).toHaveLength(1);
  expect(complaints(printedWords, question.replace("of $x$", "of $y$"), system)).toHaveLength(1);
});

test("a percent is found as a share, and as a factor of growth or decay", () => {
  const factor = (code: string): Facts => ({
    kind: "value",
    given: [`x = ${code}*350`],
    ask: "x",
  });
  for (const code of ["0.21", "(1 + 21/100)", "1.21", "0.79", "21/100"]) {
    expect(complaints(printedNumbers, "It rises by 21% from 350.", factor(code))).toEqual([]);
  }
  expect(complaints(printedNumbers, "It rises by 20% from 350.", factor("1.21"))).not.toEqual([]);
});

test("a number of setting needs its reason", () => {
  const facts: Facts = { kind: "value", given: ["x = 350/5"], ask: "x" };
  const question = "In 2019, 350 people met in 5 rooms.";
  const setting = { "2019": "the year of the meeting" };
  expect(complaints(printedNumbers, question, facts)).toHaveLength(1);
  expect(complaints(printedNumbers, question, { ...facts, setting })).toEqual([]);
});

test("the numbers of an expression are printed in the options that are its forms", () => {
  const options = { A: "$4x^2 - 16x - 84$", B: "$4(x - 7)(x + 3)$", C: "$x$", D: "$2x$" };
  const display = (expression: string): Facts => ({
    kind: "display",
    expression,
    unknown: "x",
    shows: "start",
  });
  const read = (facts: Facts) => {
    const item = { ...specimen.item, options, question: "Which form is it?" };
    return printedNumbers.check({ ...specimen, item, facts }, soundMath);
  };
  expect(read(display("4*x^2 - 16*x - 84"))).toEqual([]);
  expect(read(display("4*x^2 - 15*x - 84"))).toHaveLength(1);
  expect(read({ kind: "value", given: ["x = 84"], ask: "x" })).toHaveLength(1);
});

test("a number of the facts that is not printed comes from nowhere", () => {
  const facts: Facts = { kind: "value", given: ["x = 350/5 + 17"], ask: "x" };
  expect(complaints(printedNumbers, "350 people meet in 5 rooms.", facts)).toHaveLength(1);
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
