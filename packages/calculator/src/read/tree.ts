import type { Stretch } from "./trouble.ts";

/** An expression as it was typed, brackets and all, so that it can be typeset as well as calculated. */
export type Tree =
  | { readonly kind: "number"; readonly value: number; readonly text: string }
  | NameTree
  | CallTree
  | BinaryTree
  | { readonly kind: "negative" | "group" | "bars"; readonly of: Tree }
  | { readonly kind: "postfix"; readonly sign: "!" | "%" | "°"; readonly of: Tree }
  | { readonly kind: "point"; readonly x: Tree; readonly y: Tree }
  | { readonly kind: "list"; readonly items: readonly Tree[] }
  /** A list by its ends; `second` is null where steps are of one. */
  | {
      readonly kind: "range";
      readonly first: Tree;
      readonly second: Tree | null;
      readonly last: Tree;
    }
  | { readonly kind: "element"; readonly of: Tree; readonly at: Tree }
  | { readonly kind: "piecewise"; readonly branches: readonly Branch[] };

export interface NameTree extends Stretch {
  readonly kind: "name";
  readonly name: string;
}

/** A function with what it is applied to. */
export interface CallTree extends Stretch {
  readonly kind: "call";
  readonly name: string;
  readonly inputs: readonly Tree[];
  /** Of `sin^2(x)`, the 2. */
  readonly power: Tree | null;
  /** Of `log_2(x)`, the 2. */
  readonly base: Tree | null;
}

/** `juxtaposed` is a product without a sign. */
export type Operator = "+" | "-" | "*" | "juxtaposed" | "of" | "/" | "^";

export interface BinaryTree {
  readonly kind: "binary";
  readonly operator: Operator;
  readonly left: Tree;
  readonly right: Tree;
}

/** `condition` is null for what holds otherwise; `value` is null for a mere restriction. */
export interface Branch {
  readonly condition: Relation | null;
  readonly value: Tree | null;
}

export type Sign = "=" | "<" | ">" | "<=" | ">=" | "!=" | "~";

/** Sides with signs between them, such as 0 < x < 5; a lone side for a plain expression. */
export interface Relation {
  readonly sides: readonly Tree[];
  readonly signs: readonly Sign[];
}

/** The trees right under one. */
function partsOf(tree: Tree): readonly Tree[] {
  switch (tree.kind) {
    case "number":
    case "name":
      return [];
    case "call":
      return [
        ...tree.inputs,
        ...(tree.power ? [tree.power] : []),
        ...(tree.base ? [tree.base] : []),
      ];
    case "binary":
      return [tree.left, tree.right];
    case "negative":
    case "group":
    case "bars":
    case "postfix":
      return [tree.of];
    case "point":
      return [tree.x, tree.y];
    case "list":
      return tree.items;
    case "range":
      return [tree.first, ...(tree.second ? [tree.second] : []), tree.last];
    case "element":
      return [tree.of, tree.at];
    case "piecewise":
      return tree.branches.flatMap(({ condition, value }) => [
        ...(condition?.sides ?? []),
        ...(value ? [value] : []),
      ]);
  }
}

/** All names that stand in a tree, the called ones too, by where they first stand. */
export function namesIn(tree: Tree, into = new Map<string, Stretch>()): Map<string, Stretch> {
  if ((tree.kind === "name" || tree.kind === "call") && !into.has(tree.name)) {
    into.set(tree.name, tree);
  }
  for (const part of partsOf(tree)) namesIn(part, into);
  return into;
}
