import { expect, it } from "vitest";
import { parseProse } from "../prose.ts";
import { spokenBlocks } from "./spoken-prose.ts";

it.each([
  ["Side $a$ is $3^2$ long.", "Side a is 3 squared long."],
  ["A line.\n\n- one\n- two ______", "A line. one; two blank"],
  ["Text 1\n\nYes.", "Text 1: Yes."],
  [
    "$2x - 3y = -35$\n\n$4x = 3$\n\nThe graph is a line.\n\nWhere?",
    "2 x minus 3 y equals negative 35; 4 x equals 3. The graph is a line. Where?",
  ],
  ["He said ______\n\nWhich choice fits?", "He said blank. Which choice fits?"],
  ['"It rose."\n\nIt fell.', '"It rose." It fell.'],
  ["The *Iliad* is old.", "The Iliad is old."],
  [
    "It rose. __It fell.__ It rose.",
    "It rose. underlined portion: It fell. end of underlined portion It rose.",
  ],
  ["| The sea is calm,\n| the tide full.", "The sea is calm, line break the tide full."],
])("%j is said as %j", (markup, words) => {
  expect(spokenBlocks(parseProse(markup))).toBe(words);
});

it.each([
  ["through (-4, 2) and -3", "through (negative 4, 2) and negative 3"],
  ["\u22127", "negative 7"],
  ["a change of -\\$5, 3 \u2212 2", "a change of negative $5, 3 \u2212 2"],
  ["labeled 28√2 and √3", "labeled 28 times the square root of 2 and the square root of 3"],
  ["labeled 7π/30 radians", "labeled 7 pi over 30 radians"],
  ["Also accepted: -3/4, .75", "Also accepted: negative 3 over 4, .75"],
  ["a 10-year-old in 1880-1890, twenty-one", "a 10-year-old in 1880-1890, twenty-one"],
])("the signs of %j are said in %j", (text, words) => {
  expect(spokenBlocks(parseProse(text))).toBe(words);
});
