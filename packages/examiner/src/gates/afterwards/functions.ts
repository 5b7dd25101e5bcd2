import { type Tree, substitute } from "../../reading/tree.ts";

/** A function that the question defines. */
export interface Definition {
  readonly parameter: string;
  readonly body: Tree;
}

export type Functions = ReadonlyMap<string, Definition>;

/** Functions of functions go no deeper than this in print; one that is defined by itself has no end. */
const DEEPEST = 3;

/** The tree with each function that is defined replaced by what it is. */
export function expanded(tree: Tree, functions: Functions, depth = 0): Tree {
  if (depth > DEEPEST || functions.size === 0) return tree;
  const inner = (part: Tree) => expanded(part, functions, depth);
  switch (tree.kind) {
    case "number":
    case "symbol":
      return tree;
    case "negative":
      return { ...tree, of: inner(tree.of) };
    case "binary":
      return { ...tree, left: inner(tree.left), right: inner(tree.right) };
    case "tuple":
      return { ...tree, members: tree.members.map(inner) };
    case "call": {
      const args = tree.args.map(inner);
      const definition = functions.get(tree.name);
      const [argument] = args;
      if (definition === undefined || argument === undefined) return { ...tree, args };
      return expanded(
        substitute(definition.body, definition.parameter, argument),
        functions,
        depth + 1,
      );
    }
  }
}

/** A value of a function of which nothing is known. */
export function isOpenCall(part: Tree): boolean {
  return part.kind === "call" && /^[a-z]$/i.test(part.name);
}

/** What a side names, when it is nothing but a name: a symbol, or a value of a function of which nothing is known. */
export function nameOf(tree: Tree, tex: string): string | undefined {
  if (tree.kind === "symbol") return tree.name;
  return isOpenCall(tree) ? tex : undefined;
}
