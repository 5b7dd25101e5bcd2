import { type ChoiceItem, OPTION_LETTERS, type OptionLetter } from "@sat/item";
import { type Reading, readOption } from "../reading/read-option.ts";

/** What the printed options say, A to D. In Writing, options are pieces of text, even "1790s;" or "1922,". */
export function readingsOf(item: ChoiceItem): readonly Reading[] {
  return OPTION_LETTERS.map((letter) => readingOf(item, letter));
}

export function readingOf({ section, options }: ChoiceItem, letter: OptionLetter): Reading {
  const markup = options[letter];
  return section === "Writing" ? { kind: "words", words: markup } : readOption(markup);
}
