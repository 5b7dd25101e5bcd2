import type { WordClassFacts } from "@sat/engine";
import type { OptionLetter, ShownChoice } from "@sat/item";
import { aroundBlank, lettersWhere } from "./printed.ts";

export type WordClass = "adjective" | "adverb" | "feeling" | "noun";

const FRAMES: readonly (readonly [before: RegExp, after: RegExp, due: WordClass])[] = [
  [/\bit is (especially )?$/i, /^ (to note )?that /, "adjective"],
  [/, $/, /^ enough, that /, "adverb"],
  [/\b(people|readers)\b.* (is|are) (often )?$/i, /^ to learn that /, "feeling"],
  [/(^|[.!?] )of (special )?$/i, /^ (to [a-z ]+ )?is the fact that /, "noun"],
];

/** The words of the class for which the printed frame has room. */
export function proveWordClass(_: WordClassFacts, item: ShownChoice): OptionLetter[] {
  const { before, after } = aroundBlank(item);
  const due = FRAMES.filter(([left, right]) => left.test(before) && right.test(after));
  // A frame that could be read in two ways proves nothing.
  if (due.length !== 1) return [];
  return lettersWhere(item, (option) => classOf(option) === due[0]?.[2]);
}

export function classOf(option: string): WordClass {
  if (option.endsWith("ly")) return "adverb";
  if (option.endsWith("ing")) return "adjective";
  return option.endsWith("ed") ? "feeling" : "noun";
}
