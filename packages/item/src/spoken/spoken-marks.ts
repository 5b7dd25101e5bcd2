import type { Inline } from "../prose.ts";
import { spokenInlines } from "./spoken-prose.ts";
import { spokenSigns } from "./spoken-signs.ts";

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

/** Those that stand within a sentence and part or enclose; not in a number, a time or a range of years. */
const INNER_MARKS = /[,:–](?!\d)|[;—()]/g;

/** The end of a sentence and the space after it, but not of "Dr." or an initial. */
const SENTENCE_END = /(?<=\p{Ll}{3}|\d|[)"”'’])[.?!][)"”'’]*\s+/gu;

/**
 * A line with a blank, in words with the marks of the sentence that the blank is in: which mark is missing depends on
 * those that are there. Undefined for a line without a blank.
 */
export function spokenAroundBlank(inlines: readonly Inline[]): string | undefined {
  const at = inlines.findIndex(({ kind }) => kind === "blank");
  if (at < 0) return undefined;
  const before = spokenInlines(inlines.slice(0, at));
  const after = spokenInlines(inlines.slice(at + 1));
  const begun = [...before.matchAll(SENTENCE_END)].at(-1);
  const start = begun === undefined ? 0 : begun.index + begun[0].length;
  const end = [...after.matchAll(SENTENCE_END)][0]?.index ?? after.length;
  const sentence = `${before.slice(start)}blank${after.slice(0, end)}`;
  return tidied(before.slice(0, start) + sayMarks(sentence, INNER_MARKS) + after.slice(end));
}

export function withoutMarks(text: string): string {
  return spokenSigns(text).replace(APOSTROPHES, "").replace(ANY_MARK, " ");
}

export function withMarks(text: string): string {
  return sayMarks(spokenSigns(text), ANY_MARK);
}

function sayMarks(text: string, marks: RegExp): string {
  return text.replace(marks, (mark) => MARKS[mark] ?? mark);
}

export function tidied(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
