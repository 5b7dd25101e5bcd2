import type { ReferenceFacts } from "@sat/engine";
import type { OptionLetter, ShownItem } from "@sat/item";
import { aroundBlank, lettersWhere, stands } from "./printed.ts";

/** The noun itself where two might be meant, an empty subject where none is. */
export function proveReference(
  { candidates, meant, follows }: ReferenceFacts,
  item: ShownItem,
): OptionLetter[] {
  const { before, after } = aroundBlank(item);
  if (!after.startsWith(` ${follows}`)) return [];
  // A pronoun is unclear only if both nouns have been named before it.
  if (!candidates.every((noun) => stands(noun.split(" ").at(-1) ?? noun, before))) return [];
  const due = /^is clear that /.test(follows)
    ? "it"
    : /^is no doubt that /.test(follows)
      ? "there"
      : meant;
  if (due === undefined || (meant !== undefined && !candidates.includes(meant))) return [];
  return lettersWhere(item, (option) => option === due);
}
