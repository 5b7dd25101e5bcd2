import { generate } from "@sat/engine";
import type { EntryItem, EntryKey } from "@sat/item";
import { expect, test } from "vitest";
import { mathItem, reasons } from "../../testing/math-items.ts";
import { soundEntry } from "../../testing/sound-entries.ts";
import { answersOf, keyTextOf } from "./answers.ts";

const { item: sound } = generate(soundEntry, "Easy", 0);
if (sound.kind !== "entry") throw new TypeError("the model makes entries");

function entry(answerKey: EntryKey): EntryItem {
  if (sound.kind !== "entry") throw new TypeError("the model makes entries");
  const slip = {
    code: "opposite-sign",
    value: { num: -7, den: 2 },
    reason: "It is negated.",
  } as const;
  return { ...sound, answerKey, why: "It is so.", slips: [slip] };
}

test("the answers of a question with options are its options", () => {
  const item = mathItem({
    options: { A: "$1$", B: "$2$", C: "$3$", D: "$4$" },
    correctAnswer: "B",
    rationales: reasons({ A: "a", B: "b", C: "c", D: "d" }),
  });
  expect(answersOf(item)).toEqual([
    { name: "A", text: "$1$", reason: "a", isKey: false },
    { name: "B", text: "$2$", reason: "b", isKey: true },
    { name: "C", text: "$3$", reason: "c", isKey: false },
    { name: "D", text: "$4$", reason: "d", isKey: false },
  ]);
  expect(keyTextOf(item)).toBe("$2$");
});

test("the answers of an entry are its key and its slips", () => {
  expect(answersOf(entry({ kind: "values", values: [{ num: 7, den: 1 }] }))).toEqual([
    { name: "the key", text: "$7$", reason: "It is so.", isKey: true },
    {
      name: "the slip -7/2",
      text: "$-\\frac{7}{2}$",
      reason: "It is negated.",
      isKey: false,
    },
  ]);
});

test("several right values are told one or the other, each as a formula", () => {
  const values = [
    { num: -3, den: 1 },
    { num: 0, den: 1 },
    { num: 5, den: 4 },
  ];
  expect(keyTextOf(entry({ kind: "values", values }))).toBe("$-3$ or $0$ or $\\frac{5}{4}$");
});

test("a range of right values has no text", () => {
  const bound = { value: { num: 1, den: 1 }, included: false };
  expect(keyTextOf(entry({ kind: "interval", low: bound, high: bound }))).toBe("");
});
