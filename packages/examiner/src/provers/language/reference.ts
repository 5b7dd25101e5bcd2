import type { ReferenceFacts } from "@sat/engine";
import type { OptionLetter, ShownItem } from "@sat/item";
import { aroundBlank, lettersWhere, stands } from "./printed.ts";

/** The noun itself where two might be meant; an empty subject or a whole clause where none is. */
export function proveReference(facts: ReferenceFacts, item: ShownItem): OptionLetter[] {
  const { before, after } = aroundBlank(item);
  if (!after.startsWith(` ${facts.follows}.`)) return [];
  // A pronoun is unclear only if both nouns have been named before it.
  if (!facts.candidates.every((noun) => stands(noun.split(" ").at(-1) ?? noun, before))) return [];
  const due = dueIn(facts);
  return lettersWhere(item, (option) => option === due);
}

function dueIn({ candidates, meant, follows, clauseVerb }: ReferenceFacts): string | undefined {
  if (follows.startsWith("is clear that ")) return "it";
  if (follows.startsWith("is no doubt that ")) return "there";
  if (clauseVerb !== undefined) {
    const isNamed = candidates.some((noun) => new RegExp(`^(is|was) ${noun}$`).test(clauseVerb));
    return isNamed && follows.endsWith(` ${clauseVerb}`) && follows !== clauseVerb
      ? "what"
      : undefined;
  }
  const isSecondVerb = candidates.some((noun) => new RegExp(` (is|was) ${noun}$`).test(follows));
  return meant !== undefined && candidates.includes(meant) && !isSecondVerb ? meant : undefined;
}
