import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseProse, wordsOf } from "@sat/item";
import { chosenByWords, type WordStep } from "./chosen-by-words.ts";

const WORDS = wordsOf(parseProse("One two three.\n\nFour."));
const STEPS: readonly WordStep[] = ["next", "before", "more", "less"];

function after(...steps: readonly WordStep[]) {
  return steps.reduce<ReturnType<typeof chosenByWords>>(
    (chosen, step) => chosenByWords(WORDS, chosen, step),
    undefined,
  );
}

describe("words that are chosen one by one", () => {
  it("begin with the first, go on to the next and back, and stay at either end", () => {
    expect(after("next")).toEqual(WORDS[0]);
    expect(after("next", "next", "next")).toEqual(WORDS[2]);
    expect(after("next", "next", "before", "before")).toEqual(WORDS[0]);
    expect(after("next", "next", "next", "next", "next", "next")).toEqual(WORDS[3]);
  });

  it("become more, over the end of a paragraph too, and fewer, but one", () => {
    expect(after("next", "more")).toEqual({ from: 0, to: 7 });
    expect(after("next", "more", "more", "more")).toEqual({ from: 0, to: 20 });
    expect(after("next", "more", "less", "less")).toEqual(WORDS[0]);
  });

  it("are whole words, by whatever steps", () => {
    const starts = WORDS.map(({ from }) => from);
    const ends = WORDS.map(({ to }) => to);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...STEPS), { minLength: 1 }), (steps) => {
        const chosen = after(...steps);
        expect(starts).toContain(chosen?.from);
        expect(ends).toContain(chosen?.to);
      }),
    );
  });

  it("are none in a text without words", () => {
    expect(chosenByWords([], undefined, "next")).toBeUndefined();
  });
});
