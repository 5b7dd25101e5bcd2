import { type EntryKey, grade } from "@sat/item";
import { expect, it } from "vitest";
import { ENTRY_EXAMPLES } from "./entry-examples.ts";

const typed = ENTRY_EXAMPLES.flatMap(({ value, right, wrong }) => {
  const answerKey: EntryKey = { kind: "values", values: [value] };
  return [
    ...right.map((text) => ({ text, answerKey, correct: true })),
    ...wrong.map((text) => ({ text, answerKey, correct: false })),
  ];
});

it.each(typed)("$text is graded as the directions say", ({ text, answerKey, correct }) => {
  expect(grade({ kind: "entry", answerKey }, { kind: "entry", text })).toBe(correct);
});
