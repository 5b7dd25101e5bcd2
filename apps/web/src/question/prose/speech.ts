import {
  areMarksSaid,
  OPTION_LETTERS,
  type OptionLetter,
  spokenAroundBlank,
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

type Options = Readonly<Record<OptionLetter, string>>;

/** The words of those options whose texts alone would not tell them apart. */
export function optionWords(options: Options) {
  const spoken = spokenOptions(readOptions(options));
  const needed = OPTION_LETTERS.filter((letter) => spoken[letter] !== spokenText(options[letter]));
  return new Map(needed.map((letter) => [letter, spoken[letter]]));
}

/** What says the line with the blank where the options are told apart by their marks. */
export function blankWords(options: Options) {
  return areMarksSaid(readOptions(options)) ? spokenAroundBlank : undefined;
}

function readOptions({ A, B, C, D }: Options) {
  return { A: readInlines(A), B: readInlines(B), C: readInlines(C), D: readInlines(D) };
}
