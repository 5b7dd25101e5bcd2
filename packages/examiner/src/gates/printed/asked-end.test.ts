import { type Facts, generate } from "@sat/engine";
import { expect, test } from "vitest";
import { soundMath } from "../../testing/sound-models.ts";
import { endFaults } from "./asked-end.ts";

const { item } = generate(soundMath, "Easy", 0);

const GREATEST = "the question asks for the least where the facts ask for the greatest";
const LEAST = "the question asks for the greatest where the facts ask for the least";

/** What is wrong with asking for the greatest, and with asking for the least. */
function faults(facts: Facts): readonly string[] {
  return ["What is the greatest $x$?", "What is the least $x$?"].flatMap((question) =>
    endFaults({ ...item, question }, facts),
  );
}

const whole = (extreme: "greatest" | "least"): Facts => ({
  kind: "whole-number",
  given: ["x > 3"],
  unknown: "x",
  extreme,
});
const constant = { kind: "constant", given: "x^2 = k", unknown: "x", constant: "k" } as const;
const extreme = (expression: string): Facts => ({
  kind: "extreme",
  expression,
  unknown: "x",
  ask: "place",
});
const display = (shows: "extreme" | "zeros"): Facts => ({
  kind: "display",
  expression: "x^2 - 4",
  unknown: "x",
  shows,
});
const value = (ask: string, ...where: string[]): Facts => ({
  kind: "value",
  given: ["x^2 = 10*x"],
  where,
  ask,
});

test.each<[string, Facts]>([
  ["a whole number", whole("greatest")],
  ["a constant", { ...constant, solutions: "none", extreme: "greatest" }],
  ["a parabola that opens downward", extreme("5 - (x - 3)^2")],
  ["one whose values are negative", extreme("0 - x^2 - 20")],
  ["one with a constant", extreme("a - x^2")],
  ["a solution above a number", value("x", "x > 5")],
  ["a solution above the other", value("x", "x > other")],
  ["a solution of two unknowns that is asked for in a list", value("y, big", "big > 5")],
  ["the first of a list", value("x, y", "x > 5")],
])("the greatest is asked for, not the least: %s", (_, facts) => {
  expect(faults(facts)).toEqual([GREATEST]);
});

test.each<[string, Facts]>([
  ["a whole number", whole("least")],
  ["a constant", { ...constant, solutions: "none", extreme: "least" }],
  ["a parabola that opens upward", extreme("(x - 3)^2")],
  ["one that rises at 0", extreme("(x + 3)^2")],
  ["one whose values are negative", extreme("x^2 - 20")],
  ["the form of one that shows its least value", display("extreme")],
  ["a solution below a number", value("x", "x < 5")],
])("the least is asked for, not the greatest: %s", (_, facts) => {
  expect(faults(facts)).toEqual([LEAST]);
});

test.each<[string, Facts]>([
  ["a constant that is the only one", { ...constant, solutions: "one" }],
  ["a form that shows something else", display("zeros")],
  ["a value of which there is one", { kind: "value", given: ["x = 3"], ask: "x" }],
  ["a positive solution", value("x", "x > 0")],
  ["a solution between two numbers", value("x", "x > 2", "x < 8")],
  ["a solution other than a number", value("x", "x != 2")],
  ["a solution when another unknown is above a number", value("x", "y > 5")],
  ["a solution when a sum is above a number", value("x", "x + 2 > 5")],
  ["a mean", { kind: "statistic", data: [1, 2], statistic: "mean" }],
])("either end may be spoken of: %s", (_, facts) => {
  expect(faults(facts)).toEqual([]);
});

test.each([
  "If there are at least 3, what is $x$?",
  "Of the lesser and the greater, what is the greater?",
  "At least 3 came.\n\nWhat is the maximum?",
  "The least came.\n\nWhat is $x$?",
  "What is $x$ unless it is 3?",
])("%j does not ask for the least", (question) => {
  expect(endFaults({ ...item, question }, whole("greatest"))).toEqual([]);
});

test("at most a number is not the most", () => {
  const question = "If there are at most 3, what is $x$?";
  expect(endFaults({ ...item, question }, whole("least"))).toEqual([]);
});
