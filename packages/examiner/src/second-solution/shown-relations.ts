import { type Relation, symbolsOfRelation } from "../reading/tree.ts";
import { relationTex } from "./in-tex.ts";
import { listed } from "./say.ts";

/** Longer situations are not written out. */
const LONGEST = 230;

/** Relations in prose, where they are few and have names that can be printed. */
export function shownRelations(relations: readonly Relation[]): string | undefined {
  const printed = relations.map(relationTex);
  const all = listed(printed.map((tex) => `$${tex}$`));
  const isShown = namesIn(relations).length > 0 && !printed.includes(undefined);
  return isShown && all.length <= LONGEST ? all : undefined;
}

/** Whether all names are letters as in the formulas of a question: capitals, numbered letters and words are the facts' own. */
export function areLetters(relations: readonly Relation[]): boolean {
  return namesIn(relations).every((name) => /^[a-z]$/.test(name));
}

function namesIn(relations: readonly Relation[]): string[] {
  return relations.flatMap((relation) => [...symbolsOfRelation(relation)]);
}
