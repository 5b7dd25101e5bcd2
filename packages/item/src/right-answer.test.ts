import { expect, test } from "vitest";
import type { EntryKey } from "./answer-key.ts";
import { rightAnswer } from "./right-answer.ts";

test("the right answer to a choice is its letter", () => {
  expect(rightAnswer({ correctAnswer: "C" })).toBe("C");
});

test.each<[string, EntryKey, string]>([
  ["a whole number", { kind: "values", values: [{ num: -12, den: 1 }] }, "-12"],
  [
    "the fraction where decimals are longer",
    { kind: "values", values: [{ num: 2, den: 3 }] },
    "2/3",
  ],
  ["the fraction where both are as long", { kind: "values", values: [{ num: 7, den: 2 }] }, "7/2"],
  ["the decimal where it is shorter", { kind: "values", values: [{ num: 1, den: 2 }] }, ".5"],
  [
    "the shortest of several values",
    {
      kind: "values",
      values: [
        { num: 125, den: 1 },
        { num: 7, den: 1 },
      ],
    },
    "7",
  ],
  [
    "a number within an interval",
    {
      kind: "interval",
      low: { value: { num: 5, den: 2 }, included: false },
      high: { value: { num: 7, den: 2 }, included: false },
    },
    "3",
  ],
])("the right answer to an entry is the shortest that is accepted: %s", (_, answerKey, text) => {
  expect(rightAnswer({ kind: "entry", answerKey })).toBe(text);
});
