import type { Fraction } from "../exact/fraction.ts";

/** A formula as the examiner reads it, from calculator syntax or from printed TeX. */
export type Tree =
  | { readonly kind: "number"; readonly value: Fraction; readonly digits: string }
  | { readonly kind: "symbol"; readonly name: string }
  | {
      readonly kind: "binary";
      readonly op: BinaryOperator;
      readonly left: Tree;
      readonly right: Tree;
    }
  | { readonly kind: "negative"; readonly of: Tree }
  | { readonly kind: "call"; readonly name: string; readonly args: readonly Tree[] }
  /** A point or a list of values. */
  | { readonly kind: "tuple"; readonly members: readonly Tree[] };

export type BinaryOperator = "+" | "-" | "*" | "/" | "^";

export type Sign = "=" | "<" | ">" | "<=" | ">=" | "!=";

export interface Relation {
  readonly left: Tree;
  readonly sign: Sign;
  readonly right: Tree;
}

/** What a formula says: one expression, or relations that hold together such as -3 ≤ x < 7. */
export type Statement =
  | { readonly kind: "expression"; readonly tree: Tree }
  | { readonly kind: "relations"; readonly relations: readonly Relation[] };

/** Raised for a formula that cannot be read; the item that holds it is rejected. */
export class UnreadableError extends Error {
  override name = "UnreadableError";
}

export function binary(op: BinaryOperator, left: Tree, right: Tree): Tree {
  return { kind: "binary", op, left, right };
}

/** What a tree is made of. */
export function partsOf(tree: Tree): readonly Tree[] {
  switch (tree.kind) {
    case "number":
    case "symbol":
      return [];
    case "binary":
      return [tree.left, tree.right];
    case "negative":
      return [tree.of];
    case "call":
      return tree.args;
    case "tuple":
      return tree.members;
  }
}

/** Names that stand for one number everywhere. */
const CONSTANTS = new Set(["pi"]);

/** The names of the unknowns in a formula. */
export function symbolsOf(...trees: readonly Tree[]): Set<string> {
  return new Set(unknownsIn(trees));
}

/** The names of the unknowns in formulas, but for those that are known, each once in the order of print. */
export function unknownsIn(trees: readonly Tree[], known: Names = NONE): string[] {
  const found: string[] = [];
  for (const tree of trees) collectUnknowns(tree, known, found);
  return found;
}

type Names = Pick<ReadonlySet<string>, "has">;
const NONE: Names = new Set();

function collectUnknowns(tree: Tree, known: Names, found: string[]): void {
  switch (tree.kind) {
    case "number":
      return;
    case "symbol": {
      const { name } = tree;
      if (!CONSTANTS.has(name) && !known.has(name) && !found.includes(name)) found.push(name);
      return;
    }
    case "binary":
      collectUnknowns(tree.left, known, found);
      collectUnknowns(tree.right, known, found);
      return;
    default:
      for (const part of partsOf(tree)) collectUnknowns(part, known, found);
  }
}

/** Whether the unknown stands in the formula. */
export function mentions(tree: Tree, unknown: string): boolean {
  return !isKnown(tree, { has: (name) => name !== unknown });
}

/** Whether the formula has no unknown but those that are known. */
export function isKnown(tree: Tree, known: Names = NONE): boolean {
  switch (tree.kind) {
    case "number":
      return true;
    case "symbol":
      return CONSTANTS.has(tree.name) || known.has(tree.name);
    case "binary":
      return isKnown(tree.left, known) && isKnown(tree.right, known);
    case "negative":
      return isKnown(tree.of, known);
    case "call":
    case "tuple":
      return partsOf(tree).every((part) => isKnown(part, known));
  }
}

export function symbolsOfRelation({ left, right }: Relation): Set<string> {
  return symbolsOf(left, right);
}

/** Whether the test holds for the tree or for any part of it. */
export function some(tree: Tree, test: (part: Tree) => boolean): boolean {
  if (test(tree)) return true;
  switch (tree.kind) {
    case "number":
    case "symbol":
      return false;
    case "binary":
      return some(tree.left, test) || some(tree.right, test);
    default:
      return partsOf(tree).some((part) => some(part, test));
  }
}

/** The tree with every `name` replaced. */
export function substitute(tree: Tree, name: string, value: Tree): Tree {
  switch (tree.kind) {
    case "number":
      return tree;
    case "symbol":
      return tree.name === name ? value : tree;
    case "binary":
      return {
        ...tree,
        left: substitute(tree.left, name, value),
        right: substitute(tree.right, name, value),
      };
    case "negative":
      return { ...tree, of: substitute(tree.of, name, value) };
    case "call":
      return { ...tree, args: tree.args.map((arg) => substitute(arg, name, value)) };
    case "tuple":
      return { ...tree, members: tree.members.map((part) => substitute(part, name, value)) };
  }
}

export function substituteIn(relation: Relation, name: string, value: Tree): Relation {
  return {
    ...relation,
    left: substitute(relation.left, name, value),
    right: substitute(relation.right, name, value),
  };
}
