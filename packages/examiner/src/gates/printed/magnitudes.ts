import type { Facts } from "@sat/engine";
import { type Relation, type Tree, partsOf } from "../../reading/tree.ts";
import { formulasOfFacts } from "./facts-formulas.ts";

/** How large a number is, whatever its sign, so that 0.5 and 1/2 are the same. */
export function magnitude(value: number): string {
  return figuresOf(Math.abs(value));
}

/** A number by its first ten figures, so that one that was worked out is the same as one that was written. */
export function figuresOf(value: number): string {
  const isPlain = Number.isInteger(value) && Math.abs(value) < 1e10;
  return String(isPlain ? value : Number(value.toPrecision(10)));
}

/** The magnitude of a number as `readPrint` gives it. */
export function valueOf(text: string): number {
  const [over, under] = text.split("/");
  return Number(over) / Number(under ?? 1);
}

export function sidesOf(relations: readonly Relation[]): Tree[] {
  return relations.flatMap(({ left, right }) => [left, right]);
}

/** What may be printed: every constant of the facts, and what constants come to together. */
export function magnitudesOfFacts(facts: Facts): Set<string> {
  const { relations, expressions, claimed, data } = formulasOfFacts(facts);
  const found = new Set(data.map(magnitude));
  for (const tree of [...sidesOf(relations), ...expressions, ...sidesOf(claimed)]) {
    collect(tree, found);
  }
  return found;
}

function collect(tree: Tree, found: Set<string>): void {
  const value = constantOf(tree);
  if (value !== undefined) found.add(magnitude(value));
  for (const part of partsOf(tree)) collect(part, found);
}

const OPERATIONS = {
  "+": (a: number, b: number) => a + b,
  "-": (a: number, b: number) => a - b,
  "*": (a: number, b: number) => a * b,
  "/": (a: number, b: number) => a / b,
  "^": (a: number, b: number) => a ** b,
};

/** The value of arithmetic on plain numbers; undefined for all else. */
export function constantOf(tree: Tree): number | undefined {
  switch (tree.kind) {
    case "number":
      return Number(tree.digits);
    case "negative": {
      const of = constantOf(tree.of);
      return of === undefined ? undefined : -of;
    }
    case "binary": {
      const [left, right] = [constantOf(tree.left), constantOf(tree.right)];
      return left === undefined || right === undefined
        ? undefined
        : OPERATIONS[tree.op](left, right);
    }
    default:
      return undefined;
  }
}
