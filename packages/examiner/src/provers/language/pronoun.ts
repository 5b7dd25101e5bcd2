import type { PronounFacts } from "@sat/engine";
import type { OptionLetter, ShownItem } from "@sat/item";
import { type GrammaticalNumber, numberOf } from "./number.ts";
import { aroundBlank, lettersWhere, sentenceOfBlank, stands } from "./printed.ts";

const FORMS: Readonly<Record<string, readonly [GrammaticalNumber, "owned" | "predicate"]>> = {
  its: ["singular", "owned"],
  "it's": ["singular", "predicate"],
  their: ["plural", "owned"],
  "they're": ["plural", "predicate"],
};

/** The forms that stand for the antecedent as printed and suit what follows the blank. */
export function provePronoun(
  { antecedent, follows }: PronounFacts,
  item: ShownItem,
): OptionLetter[] {
  if (!stands(antecedent, sentenceOfBlank(item))) return [];
  if (!aroundBlank(item).after.startsWith(` ${follows.text}`)) return [];
  const number = numberOf(antecedent);
  return lettersWhere(item, (option) => {
    const form = FORMS[option];
    return form !== undefined && form[0] === number && form[1] === follows.role;
  });
}
