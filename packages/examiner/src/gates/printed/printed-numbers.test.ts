import { type Facts, generate } from "@sat/engine";
import { expect, test } from "vitest";
import { soundEntry } from "../../testing/sound-entries.ts";
import { soundMath, soundWriting } from "../../testing/sound-models.ts";
import { printedNumbers } from "./printed-numbers.ts";

const specimen = generate(soundMath, "Easy", 0);

function complaints(question: string, facts: Facts): readonly string[] {
  return printedNumbers.check(
    { ...specimen, item: { ...specimen.item, question }, facts },
    soundMath,
  );
}

const value = (...given: string[]): Facts => ({ kind: "value", given, ask: "x" });

test.each<[string, Facts]>([
  ["350 people meet in 5 rooms.", value("x = 350/5")],
  ["350 people meet in five rooms.", value("x = 350/5")],
  ["Each of the people pays \\$21.50.", value("x = 43/2")],
  ["There are 26 each day.", value("x = 18 + 8")],
  ["The angles are equal.", value("x + y = 180", "x = 90")],
  ["There are 3 and 5 of them.", { kind: "statistic", data: [3, 5], statistic: "mean" }],
])("%j prints the numbers of its facts", (question, facts) => {
  expect(complaints(question, facts)).toEqual([]);
});

test("each number that is not in the facts is told", () => {
  expect(complaints("350 people and 12 dogs in 7 rooms.", value("x = 350"))).toEqual([
    "the question says 12, which is not in the facts",
    "the question says 7, which is not in the facts",
  ]);
});

test("each number of the facts that is not printed is told once", () => {
  expect(complaints("350 people.", value("x = 350 + 17*y", "y = 17 + 8"))).toEqual([
    "the facts hold 17, which is not printed",
    "the facts hold 8, which is not printed",
  ]);
  expect(complaints("3 dots.", { kind: "statistic", data: [3, 5], statistic: "mean" })).toEqual([
    "the facts hold 5, which is not printed",
  ]);
});

test("a percent is found as a share, and as a factor of growth or decay", () => {
  const factor = (code: string): Facts => ({
    kind: "value",
    given: [`x = ${code}*350`],
    ask: "x",
  });
  for (const code of ["0.21", "(1 + 21/100)", "1.21", "0.79", "21/100"]) {
    expect(complaints("It rises by 21% from 350.", factor(code))).toEqual([]);
  }
  expect(complaints("It rises by 20% from 350.", factor("1.21"))).not.toEqual([]);
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

test("a number of setting may stand in the print alone, or in the facts alone", () => {
  const facts = value("x = 350*60");
  expect(complaints("In 2019, 350 people met.", facts)).toEqual([
    "the question says 2019, which is not in the facts",
    "the facts hold 60, which is not printed",
  ]);
  const setting = { "2019": "the year", "60": "the minutes in an hour" };
  expect(complaints("In 2019, 350 people met.", { ...facts, setting })).toEqual([]);
});

test("the answer of an entry has no options to print the numbers of its facts", () => {
  const entry = generate(soundEntry, "Easy", 0);
  const facts: Facts = { kind: "display", expression: "x^2 - 84", unknown: "x", shows: "zeros" };
  const item = { ...entry.item, question: "Which form is it?" };
  expect(printedNumbers.check({ ...entry, item, facts }, soundEntry)).toEqual([
    "the facts hold 84, which is not printed",
  ]);
});

test("the numbers of other sections are told, not reckoned with", () => {
  const writing = generate(soundWriting, "Easy", 0);
  const item = { ...writing.item, question: "In 2019 it rained.\n\nWhich choice?" };
  expect(printedNumbers.check({ ...writing, item }, soundWriting)).toEqual([]);
});
