import { expect, test } from "vitest";
import { proveWordClass } from "./word-class.ts";
import { writingItem } from "./testing/writing-item.ts";

const words = ["interesting", "interestingly", "interested", "interest"] as const;

test.each([
  ["It is ______ that moss survives.", ["A"]],
  ["It turns out, ______ enough, that moss survives.", ["B"]],
  ["Many people are ______ to learn that moss survives.", ["C"]],
  ["Of special ______ to many readers is the fact that moss survives.", ["D"]],
  ["Of special ______ is the fact that moss survives.", ["D"]],
] as const)("%s takes one class", (text, letters) => {
  expect(proveWordClass({ kind: "word-class" }, writingItem(text, ...words))).toEqual(letters);
});

test("a frame that is not known proves nothing", () => {
  const item = writingItem("Moss makes a ______ recovery.", ...words);
  expect(proveWordClass({ kind: "word-class" }, item)).toEqual([]);
});
