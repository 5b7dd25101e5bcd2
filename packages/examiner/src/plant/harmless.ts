import type { Item } from "@sat/item";
import { formulasOf } from "../gates/gate.ts";
import { parseTex } from "../reading/parse.ts";
import type { Statement } from "../reading/tree.ts";
import { areEquivalent } from "../solving/equivalence.ts";
import { sameCurve } from "../solving/same-curve.ts";
import type { Edit } from "./edits.ts";

/** Why an edit does no harm; undefined when it does. */
export function whyHarmless(before: Item, { item }: Edit): string | undefined {
  const changed = changedFormulas(before.question, item.question);
  return changed.length > 0 && changed.every(([was, is]) => sayTheSame(was, is))
    ? "the formula says the same in another form"
    : undefined;
}

/** The formulas that an edit changed, as they were and as they are; none when words changed with them. */
function changedFormulas(before: string, after: string): (readonly [string, string])[] {
  if (wordsOf(before) !== wordsOf(after)) return [];
  const now = formulasOf(after);
  return formulasOf(before).flatMap((was, place) => {
    const is = now[place] ?? "";
    return was === is ? [] : [[was, is] as const];
  });
}

function wordsOf(markup: string): string {
  return markup.replaceAll(/(?<!\\)\$[^$]+\$/g, "");
}

function sayTheSame(was: string, is: string): boolean {
  try {
    return sameStatement(parseTex(was), parseTex(is));
  } catch {
    // What cannot be read, or not be decided, is not shown to be the same.
    return false;
  }
}

function sameStatement(was: Statement, is: Statement): boolean {
  if (was.kind === "expression") {
    return is.kind === "expression" && areEquivalent(was.tree, is.tree, []);
  }
  return (
    is.kind === "relations" &&
    was.relations.length === is.relations.length &&
    was.relations.every((relation, place) => {
      const other = is.relations[place];
      return other !== undefined && relation.sign === "=" && sameCurve(relation, other);
    })
  );
}
