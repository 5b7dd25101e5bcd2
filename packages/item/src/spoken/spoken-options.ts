import type { Inline } from "../prose.ts";
import { type OptionLetter, OPTION_LETTERS } from "../sections.ts";
import { tidied, withMarks, withoutMarks } from "./spoken-marks.ts";
import { spokenInlines } from "./spoken-prose.ts";
import { spokenSigns } from "./spoken-signs.ts";

type ByLetter<Value> = Readonly<Record<OptionLetter, Value>>;

/**
 * Four options in words. Where some differ in their marks alone, as those of questions on punctuation do, the marks
 * are said: they would sound alike otherwise.
 */
export function spokenOptions(options: ByLetter<readonly Inline[]>): ByLetter<string> {
  return spokenBy(options, areMarksSaid(options) ? withMarks : spokenSigns);
}

/** Whether some of four options differ in their marks alone. */
export function areMarksSaid(options: ByLetter<readonly Inline[]>): boolean {
  const unmarked = spokenBy(options, withoutMarks);
  const heard = OPTION_LETTERS.map((letter) => unmarked[letter].toLowerCase());
  return new Set(heard).size < heard.length;
}

function spokenBy(options: ByLetter<readonly Inline[]>, ofText: (text: string) => string) {
  const said = (letter: OptionLetter) => tidied(spokenInlines(options[letter], ofText));
  return { A: said("A"), B: said("B"), C: said("C"), D: said("D") };
}
