import { type Relation, unknownsIn } from "../reading/tree.ts";
import { relationTex } from "./in-tex.ts";
import { listed } from "./say.ts";

/** Longer situations are not written out. */
const LONGEST = 230;

/** Relations in prose, where they are few and have names that can be printed. */
export function shownRelations(relations: readonly Relation[]): string | undefined {
  if (namesIn(relations).length === 0) return undefined;
  const printed: string[] = [];
  for (const relation of relations) {
    const tex = relationTex(relation);
    if (tex === undefined) return undefined;
    printed.push(`$${tex}$`);
  }
  const all = listed(printed);
  return all.length <= LONGEST ? all : undefined;
}

/** Whether all names are letters as in the formulas of a question: capitals, numbered letters and words are the facts' own. */
export function areLetters(relations: readonly Relation[]): boolean {
  return namesIn(relations).every((name) => /^[a-z]$/.test(name));
}

function namesIn(relations: readonly Relation[]): string[] {
  return unknownsIn(relations.flatMap(({ left, right }) => [left, right]));
}
