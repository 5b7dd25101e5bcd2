import { expect, test } from "vitest";
import { article, capitalized, plural, possessive } from "./noun.ts";

test.each([
  ["archive", "archives"],
  ["city", "cities"],
  ["journey", "journeys"],
  ["sea urchin", "sea urchins"],
  ["child", "children"],
  ["fisherman", "fishermen"],
  ["human", "humans"],
  ["hypothesis", "hypotheses"],
  ["tomato", "tomatoes"],
  ["piano", "pianos"],
  ["marsh", "marshes"],
])("the plural of %s is %s", (noun, expected) => {
  expect(plural(noun)).toBe(expected);
});

test.each([
  ["poet", "singular", "poet's"],
  ["poets", "plural", "poets'"],
  ["children", "plural", "children's"],
  ["chorus", "singular", "chorus's"],
] as const)("the possessive of %s (%s) is %s", (noun, number, expected) => {
  expect(possessive(noun, number)).toBe(expected);
});

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
