import { parseExpression } from "../reading/parse.ts";
import { type Relation, type Tree, binary, substitute } from "../reading/tree.ts";
import { areEquivalent } from "./equivalence.ts";

/** Whether one equation is a multiple of the other: their sides differ by the same factor everywhere. */
export function sameCurve(a: Relation, b: Relation): boolean {
  const [f, g] = [binary("-", a.left, a.right), binary("-", b.left, b.right)];
  return areEquivalent(binary("*", f, somewhere(g)), binary("*", g, somewhere(f)));
}

/** The value at a point that lies on no curve of the exam. */
function somewhere(tree: Tree): Tree {
  const inX = substitute(tree, "x", parseExpression("31/7"));
  return substitute(inX, "y", parseExpression("57/11"));
}
