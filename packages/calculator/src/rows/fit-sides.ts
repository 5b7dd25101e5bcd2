import { compile } from "../evaluate/compile.ts";
import { asNumbers } from "../evaluate/over-items.ts";
import type { Cell, Scope } from "../evaluate/scope.ts";
import { isList } from "../evaluate/value.ts";
import type { Sides } from "../fit/fit-of.ts";
import { degreeIn } from "../read/degree.ts";
import { namesIn, type Tree } from "../read/tree.ts";
import { valueOf } from "./numeric.ts";

export type Parameters = ReadonlyMap<string, Cell>;

/** The two sides of a fit as functions of its parameters, one number a row of the lists that stand in it. */
export function sidesOf(trees: readonly [Tree, Tree], parameters: Parameters, scope: Scope): Sides {
  const letters = new Set(parameters.keys());
  const rows = fullRows(trees, scope);
  return {
    left: sideOf(trees[0], parameters, scope, rows),
    right: sideOf(trees[1], parameters, scope, rows),
    count: parameters.size,
    isLinear: trees.every((tree) => degreeIn(tree, letters) <= 1),
  };
}

/** Cells of lists that stand in a tree, by name. */
export function listsIn(tree: Tree, { cells }: Scope): ReadonlyMap<string, readonly unknown[]> {
  const lists = new Map<string, readonly unknown[]>();
  for (const name of namesIn(tree).keys()) {
    const value = cells.get(name)?.value;
    if (value !== undefined && isList(value)) lists.set(name, value);
  }
  return lists;
}

/** The rows in which no list has a gap; null where no list with a name stands in the sides. */
function fullRows(trees: readonly [Tree, Tree], scope: Scope): readonly number[] | null {
  const lists = trees.flatMap((tree) => [...listsIn(tree, scope).values()]);
  if (lists.length === 0) return null;
  const length = Math.min(...lists.map((list) => list.length));
  const rows = Array.from({ length }, (_, at) => at);
  return rows.filter((at) => lists.every((list) => !Number.isNaN(list[at])));
}

function sideOf(
  tree: Tree,
  parameters: Parameters,
  scope: Scope,
  rows: readonly number[] | null,
): Sides["left"] {
  const evaluate = compile(tree, scope);
  const cells = [...parameters.values()];
  return (values) => {
    for (const [at, cell] of cells.entries()) cell.value = values[at] ?? NaN;
    const value = valueOf(evaluate, scope.meter);
    const numbers = asNumbers([value]);
    if (rows === null) return numbers;
    return rows.map((row) => (isList(value) ? numbers[row] : numbers[0]) ?? NaN);
  };
}
