import { expect, test } from "vitest";
import { ContextCount } from "./context-wording.ts";

function wordingOf(...questions: readonly string[]) {
  const count = new ContextCount();
  for (const question of questions) count.add({ question });
  return count.wording();
}

test("a formula is a word, and a price does not begin one", () => {
  const { wordsPerSentence } = wordingOf("A pen costs \\$1.50, and $3x + 2y$ is spent. Why?");
  expect(wordsPerSentence).toBe(9 / 2);
});

test("decimals and fractions are counted where they are data", () => {
  const asked = [
    "A pump moves 4.5 liters.",
    "$\\frac{3}{8}$ of it is salt.",
    "A half of 12.",
    "All 12.",
  ];
  expect(wordingOf(...asked).withDecimals).toBe(3 / 4);
});

test("a long question has 60 to 90 words", () => {
  const ofLength = (words: number) => `${"word ".repeat(words).trim()}.`;
  expect(wordingOf(...[59, 60, 90, 91].map(ofLength)).long).toBe(2 / 4);
});
