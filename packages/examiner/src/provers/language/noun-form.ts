import type { NounFormFacts } from "@sat/engine";
import type { OptionLetter, ShownItem } from "@sat/item";
import { numberOf } from "./number.ts";
import { aroundBlank, lettersWhere, sentenceOfBlank, stands } from "./printed.ts";

/** The forms that have the number of those meant, as printed, and suit what follows the blank. */
export function proveNounForm(
  { counted, follows }: NounFormFacts,
  item: ShownItem,
): OptionLetter[] {
  if (!stands(counted, sentenceOfBlank(item))) return [];
  if (!aroundBlank(item).after.startsWith(` ${follows.text}`)) return [];
  const number = numberOf(counted);
  return lettersWhere(item, (option) => {
    const owns = /'s?$/.test(option);
    const stem = option.replace(/'s?$/, "");
    const plural = option.endsWith("s'") || (stem.endsWith("s") && !option.endsWith("'s"));
    return owns === (follows.role === "owned") && plural === (number === "plural");
  });
}
