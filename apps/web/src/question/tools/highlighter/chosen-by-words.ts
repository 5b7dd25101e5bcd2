import type { Stretch } from "@sat/item";

/** A way to choose other words: the next or the one before, or one more or less. */
export type WordStep = "next" | "before" | "more" | "less";

/** The stretch that a step leads to from the one that is chosen, or from none; undefined in a text without words. */
export function chosenByWords(
  words: readonly Stretch[],
  chosen: Stretch | undefined,
  step: WordStep,
): Stretch | undefined {
  if (chosen === undefined) return words[0];
  const first = Math.max(
    0,
    words.findIndex(({ to }) => to > chosen.from),
  );
  const last = Math.max(
    first,
    words.findLastIndex(({ from }) => from < chosen.to),
  );
  switch (step) {
    case "next":
      return words[Math.min(last + 1, words.length - 1)];
    case "before":
      return words[Math.max(first - 1, 0)];
    case "more":
      return over(words, first, Math.min(last + 1, words.length - 1));
    case "less":
      return over(words, first, Math.max(last - 1, first));
  }
}

function over(words: readonly Stretch[], first: number, last: number): Stretch | undefined {
  const [begin, end] = [words[first], words[last]];
  return begin && end && { from: begin.from, to: end.to };
}
