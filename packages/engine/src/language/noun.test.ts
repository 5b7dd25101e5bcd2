import { expect, test } from "vitest";
import { article, capitalized } from "./noun.ts";

test.each([
  ["hour", "an"],
  ["unicorn", "a"],
  ["unimportant note", "an"],
  ["uniform", "a"],
  ["European city", "a"],
  ["umbrella", "an"],
  ["one-act play", "a"],
  ["onion", "an"],
  ["useful tool", "a"],
  ["8-year study", "an"],
  ["18th century", "an"],
  ["180-page book", "a"],
  ["historian", "a"],
])("the article before %s is %s", (words, expected) => {
  expect(article(words)).toBe(expected);
});

test("capitals are set on the first letter alone", () => {
  expect(capitalized("the Nile delta")).toBe("The Nile delta");
});
