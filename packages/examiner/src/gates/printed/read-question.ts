import type { Item } from "@sat/item";
import { namesItsRight } from "../../provers/option-value.ts";
import { parseTex } from "../../reading/parse.ts";
import {
  type Relation,
  type Statement,
  type Tree,
  UnreadableError,
  some,
} from "../../reading/tree.ts";
import { formulasOf } from "../gate.ts";

interface PrintedRelation {
  readonly relation: Relation;
  readonly tex: string;
}

/** The relations printed in a question, without those that speak of a function such as f(x). */
export function printedRelations({ question }: Item): PrintedRelation[] {
  return formulasOf(question).flatMap((tex) => {
    const statement = readable(tex);
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
      const statement = readable(tex);
      if (statement?.kind === "expression") return [statement.tree];
      return (statement?.relations ?? []).filter(namesItsRight).map(({ right }) => right);
    })
    .filter(isPlain);
}

/** Labels and units are no formulas; what cannot be read says nothing. */
function readable(tex: string): Statement | undefined {
  try {
    return parseTex(tex);
  } catch (error) {
    if (error instanceof UnreadableError) return undefined;
    throw error;
  }
}

function isPlain(tree: Tree): boolean {
  return !some(
    tree,
    (part) => part.kind === "tuple" || (part.kind === "call" && /^[fgh]$/.test(part.name)),
  );
}
