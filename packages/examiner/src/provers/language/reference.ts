import type { ReferenceFacts } from "@sat/engine";
import type { OptionLetter, ShownChoice } from "@sat/item";
import { aroundBlank, lettersWhere, stands } from "./printed.ts";

/** The noun itself where two might be meant; an empty subject or a whole clause where none is. */
export function proveReference(facts: ReferenceFacts, item: ShownChoice): OptionLetter[] {
  const { before, after } = aroundBlank(item);
  if (!after.startsWith(` ${facts.follows}.`)) return [];
  const due = dueIn(facts, before);
  return lettersWhere(item, (option) => option === due);
}

function dueIn(facts: ReferenceFacts, before: string): string | undefined {
  const { candidates, meant, follows, clauseVerb } = facts;
  if (follows.startsWith("is easy to see why ")) return "it";
  if (follows.startsWith("is no doubt that ")) return "there";
  const [, verb] = / (is that|was that) /.exec(follows) ?? [];
  if (clauseVerb !== undefined) return verb === clauseVerb && opens(before) ? "what" : undefined;
  // A pronoun is surely unclear where both nouns have been named and one is to be told from the other.
  const areNamed = candidates.every((noun) => stands(noun.split(" ").at(-1) ?? noun, before));
  const isMeant = meant !== undefined && candidates.includes(meant);
  const isToldApart = /[.] Of the two, ([^,;]+, )?only $/.test(before);
  return areNamed && isToldApart && isMeant && verb === undefined ? meant : undefined;
}

/** Whether nothing but a lead stands before the blank in its sentence, so that the subject is due. */
function opens(before: string): boolean {
  return /^[^,;]*, $/.test(before.split(/[.!?] /).at(-1) ?? "");
}
