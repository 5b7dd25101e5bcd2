import type { EntryKey } from "@sat/item";
import { expect, it } from "vitest";
import { anEntryQuestion, aQuestion } from "../../test/a-question.ts";
import { resultText } from "./result-text.ts";

it("a wrong answer is told the right letter", () => {
  expect(resultText(false, aQuestion())).toBe("Incorrect. The correct answer is B.");
  expect(resultText(true, aQuestion())).toBe("Correct!");
});

const bound = (num: number) => ({ value: { num, den: 1 }, included: false });

it.each<[string, EntryKey, string]>([
  ["the value", { kind: "values", values: [{ num: -3, den: 4 }] }, "The correct answer is −3/4."],
  [
    "each value where there are several",
    { kind: "values", values: [29, -6].map((num) => ({ num, den: 1 })) },
    "The correct answer is 29 or −6.",
  ],
  [
    "one number of a range",
    { kind: "interval", low: bound(13), high: bound(15) },
    "One correct answer is 14.",
  ],
])("a wrong entry is told %s", (_, answerKey, text) => {
  expect(resultText(false, anEntryQuestion({ answerKey }))).toBe(`Incorrect. ${text}`);
});
