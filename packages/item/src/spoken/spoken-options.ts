import type { Inline } from "../prose.ts";
import { type OptionLetter, OPTION_LETTERS } from "../sections.ts";
import { spokenInlines } from "./spoken-prose.ts";
import { spokenSigns } from "./spoken-signs.ts";

type ByLetter<Value> = Readonly<Record<OptionLetter, Value>>;

/** Marks of which a screen reader says nothing, or only pauses. */
const MARKS: Readonly<Record<string, string>> = {
  ",": " comma",
  ";": " semicolon",
  ":": " colon",
  ".": " period",
  "?": " question mark",
  "!": " exclamation point",
  "—": " dash ",
  "–": " dash ",
  "-": " hyphen ",
  "(": " open parenthesis ",
  ")": " close parenthesis",
  "'": " apostrophe ",
  "’": " apostrophe ",
  '"': " quotation mark ",
  "“": " quotation mark ",
  "”": " quotation mark ",
};

const ANY_MARK = /[,;:.?!—–\-()'’"“”]/g;
const APOSTROPHES = /['’]/g;

/**
 * Four options in words. Where some differ in their marks alone, as those of questions on punctuation do, the marks
 * are said: they would sound alike otherwise.
 */
export function spokenOptions(options: ByLetter<readonly Inline[]>): ByLetter<string> {
  const unmarked = spokenBy(options, withoutMarks);
  const heard = OPTION_LETTERS.map((letter) => unmarked[letter].toLowerCase());
  const isClear = new Set(heard).size === heard.length;
  return spokenBy(options, isClear ? spokenSigns : withMarks);
}

function withoutMarks(text: string): string {
  return spokenSigns(text).replace(APOSTROPHES, "").replace(ANY_MARK, " ");
}

function withMarks(text: string): string {
  return spokenSigns(text).replace(ANY_MARK, (mark) => MARKS[mark] ?? mark);
}

function spokenBy(options: ByLetter<readonly Inline[]>, ofText: (text: string) => string) {
  const said = (letter: OptionLetter) => tidied(spokenInlines(options[letter], ofText));
  return { A: said("A"), B: said("B"), C: said("C"), D: said("D") };
}

function tidied(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
