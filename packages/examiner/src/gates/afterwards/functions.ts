import { type Tree, substitute } from "../../reading/tree.ts";

/** A function that the question defines. */
export interface Definition {
  readonly parameter: string;
  readonly body: Tree;
}

type Call = Extract<Tree, { readonly kind: "call" }>;

export type Functions = ReadonlyMap<string, Definition>;

/** The tree with each function that is defined replaced by what it is; one that is defined by itself has no end. */
export function expanded(tree: Tree, functions: Functions): Tree {
  const inner = (part: Tree) => expanded(part, functions);
  switch (tree.kind) {
    case "negative":
      return { ...tree, of: inner(tree.of) };
    case "binary":
      return { ...tree, left: inner(tree.left), right: inner(tree.right) };
    case "call": {
      const args = tree.args.map(inner);
      const definition = functions.get(tree.name);
      const [argument] = args;
      if (definition === undefined || argument === undefined) return { ...tree, args };
      const others = new Map([...functions].filter(([name]) => name !== tree.name));
      return expanded(substitute(definition.body, definition.parameter, argument), others);
    }
    default:
      return tree;
  }
}

/** A value of a function of which nothing is known; the functions of the examiner have longer names. */
export function isOpenCall(part: Tree): part is Call {
  return part.kind === "call" && part.name.length === 1;
}

/** What a side names, when it is nothing but a name: a symbol, or a value of a function of which nothing is known. */
export function nameOf(tree: Tree, tex: string): string | undefined {
  if (tree.kind === "symbol") return tree.name;
  return isOpenCall(tree) ? tex : undefined;
}
