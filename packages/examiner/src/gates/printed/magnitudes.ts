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
  const found = new Set(data);
  for (const tree of [...sidesOf(relations), ...expressions, ...sidesOf(claimed)]) {
    collect(tree, found);
  }
  return new Set([...found].map(magnitude));
}

function collect(tree: Tree, found: Set<number>): void {
  const value = constantOf(tree);
  if (value !== undefined) found.add(value);
  for (const part of partsOf(tree)) collect(part, found);
}

const OPERATIONS = {
  "+": (a: number, b: number) => a + b,
  "-": (a: number, b: number) => a - b,
  "*": (a: number, b: number) => a * b,
  "/": (a: number, b: number) => a / b,
  "^": (a: number, b: number) => a ** b,
};

const constants = new WeakMap<Tree, number | undefined>();

/** The value of arithmetic on plain numbers; undefined for all else. Worked out once, for trees hold trees. */
export function constantOf(tree: Tree): number | undefined {
  if (tree.kind === "number") return Number(tree.digits);
  if (tree.kind !== "negative" && tree.kind !== "binary") return undefined;
  if (!constants.has(tree)) constants.set(tree, workedOut(tree));
  return constants.get(tree);
}

function workedOut(tree: Extract<Tree, { kind: "negative" | "binary" }>): number | undefined {
  if (tree.kind === "negative") {
    const of = constantOf(tree.of);
    return of === undefined ? undefined : -of;
  }
  const left = constantOf(tree.left);
  // Most products begin with an unknown or end with one.
  const right = left === undefined ? undefined : constantOf(tree.right);
  return left === undefined || right === undefined ? undefined : OPERATIONS[tree.op](left, right);
}
