import { expect, test } from "vitest";
import { proveDegree } from "./degree.ts";
import { writingItem } from "./testing/writing-item.ts";

const words = ["steady", "steadily", "steadier", "more steadily"] as const;

test.each([
  ["It makes very ______ progress.", "progress", "noun", ["A"]],
  ["It moves very ______ uphill.", "moves", "verb", ["B"]],
  ["It keeps a far ______ pace.", "pace", "noun", ["C"]],
  ["It moves far ______ uphill.", "moves", "verb", ["D"]],
] as const)("%s takes one form", (text, described, role, letters) => {
  expect(proveDegree({ kind: "degree", described, role }, writingItem(text, ...words))).toEqual(
    letters,
  );
});

test("without a word of degree both degrees would do", () => {
  const item = writingItem("It keeps a ______ pace.", ...words);
  expect(proveDegree({ kind: "degree", described: "pace", role: "noun" }, item)).toEqual([]);
});
