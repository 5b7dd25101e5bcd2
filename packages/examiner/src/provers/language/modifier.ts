import type { ModifierFacts } from "@sat/engine";
import type { OptionLetter, ShownChoice } from "@sat/item";
import { couldDescribe } from "./could-describe.ts";
import { aroundBlank, lettersWhere } from "./printed.ts";

/** The options that put behind the printed phrase and its comma a noun that could be what the phrase says. */
export function proveModifier({ phrase, nouns }: ModifierFacts, item: ShownChoice): OptionLetter[] {
  if (!aroundBlank(item).before.endsWith(`${phrase}, `)) return [];
  return lettersWhere(item, (option) =>
    nouns.some(({ noun, kind }) => opens(option, noun) && couldDescribe(phrase, kind)),
  );
}

function opens(clause: string, words: string): boolean {
  return clause.startsWith(words) && !/^[a-z'’]/.test(clause.slice(words.length));
}
