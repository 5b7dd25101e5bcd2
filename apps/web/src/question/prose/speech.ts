import {
  OPTION_LETTERS,
  type OptionLetter,
  spokenBlocks,
  spokenMath,
  spokenOptions,
} from "@sat/item";
import { readBlocks, readInlines } from "./read-prose.ts";

export { spokenMath };
export { texText } from "./tex-text.ts";

/** A text as a screen reader should say it where there can be no elements: in a name. */
export function spokenText(markup: string): string {
  return spokenBlocks(readBlocks(markup));
}

/** The words of those options whose texts alone would not tell them apart. */
export function optionWords({ A, B, C, D }: Readonly<Record<OptionLetter, string>>) {
  const texts = { A, B, C, D };
  const spoken = spokenOptions({
    A: readInlines(A),
    B: readInlines(B),
    C: readInlines(C),
    D: readInlines(D),
  });
  const needed = OPTION_LETTERS.filter((letter) => spoken[letter] !== spokenText(texts[letter]));
  return new Map(needed.map((letter) => [letter, spoken[letter]]));
}
