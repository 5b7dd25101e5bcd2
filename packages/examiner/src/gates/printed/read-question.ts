import type { Item } from "@sat/item";
import { namesItsRight } from "../../provers/option-value.ts";
import { parseTex } from "../../reading/parse.ts";
import { readIfFormula } from "../../reading/read-if-formula.ts";
import { type Relation, type Tree, some } from "../../reading/tree.ts";
import { formulasOf } from "../gate.ts";

interface PrintedRelation {
  readonly relation: Relation;
  readonly tex: string;
}

/** The relations printed in a question, without those that speak of a function such as f(x). */
export function printedRelations({ question }: Item): PrintedRelation[] {
  return formulasOf(question).flatMap((tex) => {
    const statement = readIfFormula(tex, parseTex);
    if (statement?.kind !== "relations") return [];
    return statement.relations
      .filter(({ left, right }) => isPlain(left) && isPlain(right))
      .map((relation) => ({ relation, tex }));
  });
}

/** The expressions printed in a question, alone or as the right side of y = … or f(x) = …. */
export function printedExpressions({ question }: Item): Tree[] {
  return formulasOf(question)
    .flatMap((tex): Tree[] => {
      const statement = readIfFormula(tex, parseTex);
      if (statement?.kind === "expression") return [statement.tree];
      return (statement?.relations ?? []).filter(namesItsRight).map(({ right }) => right);
    })
    .filter(isPlain);
}

function isPlain(tree: Tree): boolean {
  return !some(tree, (part) => part.kind === "tuple" || isOwnFunction(part));
}

/** A function that only the question defines has one letter: f, where sqrt has more. */
function isOwnFunction(tree: Tree): boolean {
  return tree.kind === "call" && tree.name.length === 1;
}
