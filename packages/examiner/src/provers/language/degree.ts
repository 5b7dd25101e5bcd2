import type { DegreeFacts } from "@sat/engine";
import type { OptionLetter, ShownChoice } from "@sat/item";
import { aroundBlank, lettersWhere } from "./printed.ts";

/** Words that a noun with its adjective comes after. */
const BEFORE_NOUN =
  /\b(a|an|the|one|its|their|his|her|every|each|no|some|in|with|at|by|of|saw|took|won|brought)$/i;

/** Adjective or adverb by the word described, plain or compared by the word before the blank. */
export function proveDegree({ described, role }: DegreeFacts, item: ShownChoice): OptionLetter[] {
  const { before, after } = aroundBlank(item);
  const [, lead = "", by = ""] = /^(.*) (very|far) $/s.exec(before) ?? [];
  if (by === "") return [];
  const follows = after.startsWith(` ${described}`);
  const isNoun = follows && (BEFORE_NOUN.test(lead) || /\w(s|d|e)$/.test(lead));
  const isVerb = follows ? !BEFORE_NOUN.test(lead) : lead.endsWith(` ${described}`);
  if (!(role === "noun" ? isNoun : isVerb)) return [];
  return lettersWhere(item, (option) => {
    const isAdverb = option.endsWith("ly");
    return isAdverb === (role === "verb") && isCompared(option, item) === (by === "far");
  });
}

/** With "more", or with -er beside the same word without it. */
export function isCompared(option: string, { options }: ShownChoice): boolean {
  if (option.startsWith("more ")) return true;
  return Object.values(options).some(
    (other) =>
      option === `${other}er` ||
      option === `${other}r` ||
      (other.endsWith("y") && option === `${other.slice(0, -1)}ier`),
  );
}
