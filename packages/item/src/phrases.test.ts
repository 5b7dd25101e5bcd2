import { expect, test } from "vitest";
import { bannedOptionPhrases, bannedPhrases } from "./phrases.ts";

test.each([
  ["It stands as a testament to care.", ["stands as a testament"]],
  ["Needless to say, she delves into it.", ["Needless to say"]],
  ["At the end of the day, as mentioned, it held.", ["At the end of the day", "as mentioned"]],
  ["A game-changer, todo: the College Board.", ["game-changer", "todo"]],
])("worn phrases are found, one of each kind: %s", (text, found) => {
  expect(bannedPhrases(text)).toEqual(found);
});

test("the end of a day, an evening, is no phrase, nor is a part of a word", () => {
  expect(bannedPhrases("They rest at the end of the day in a mastodon's den.")).toEqual([]);
});

test.each([
  "All of the above",
  "none of these choices",
  "Both A and B",
  "Neither C nor D",
  "NO CHANGE",
])("what options of the exam never say is found in one: %s", (option) => {
  expect(bannedOptionPhrases(`${option}, perhaps`)).toEqual([option]);
});

test("an option that speaks of all of something is let pass", () => {
  expect(bannedOptionPhrases("all of the samples, both of the rivers")).toEqual([]);
});
