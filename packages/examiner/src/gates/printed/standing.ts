import type { Facts } from "@sat/engine";
import { type Relation, type Tree, symbolsOf } from "../../reading/tree.ts";
import { formulasOfFacts } from "./facts-formulas.ts";
import { constantOf, sidesOf } from "./magnitudes.ts";

/** How a part of a formula stands in it. */
interface Way {
  /** Whether the whole side grows with it (1) or falls (-1). */
  readonly whole: number;
  /** Whether it is added (1) or subtracted (-1) in the nearest sum; 0 outside of sums. */
  readonly sum: number;
  /** Whether that sum is the factor of a change: 1 + 30/100. */
  readonly besideOne: boolean;
}

/** How a constant stands in a formula. */
export interface Standing extends Way {
  readonly value: number;
  /** A number as it stands, not worked out. */
  readonly leaf: boolean;
}

/** How each constant of a side stands there. */
function standingsIn(tree: Tree): Standing[] {
  return walk(tree, { whole: 1, sum: 0, besideOne: false });
}

/** How each constant stands in the formulas of the facts, side by side. */
export function standingsOfFacts(facts: Facts): Standing[] {
  const { relations, expressions } = formulasOfFacts(facts);
  return [...sidesOf(relations), ...expressions].flatMap(standingsIn);
}

/** What an inequality says of a constant: that what it is compared with lies above it, or below. */
export interface Bounded {
  readonly value: number;
  readonly from: "below" | "above";
  readonly strict: boolean;
}

/** The constants that the inequality bounds something unknown by. */
export function boundsOf({ left, sign, right }: Relation): Bounded[] {
  if (sign === "=" || sign === "!=" || symbolsOf(left, right).size === 0) return [];
  const [greater, smaller] = sign.startsWith(">") ? [left, right] : [right, left];
  const strict = !sign.endsWith("=");
  const told = (tree: Tree, where: number) =>
    standingsIn(tree).map(({ value, whole }): Bounded => ({
      value,
      from: whole === where ? "above" : "below",
      strict,
    }));
  return [...told(greater, 1), ...told(smaller, -1)];
}

function walk(tree: Tree, way: Way): Standing[] {
  const value = constantOf(tree);
  const own = value === undefined ? [] : [{ ...way, value, leaf: tree.kind === "number" }];
  return [...own, ...walkParts(tree, way)];
}

function walkParts(tree: Tree, way: Way): Standing[] {
  switch (tree.kind) {
    case "negative":
      return walk(tree.of, turned(way, -1));
    case "binary":
      return walkBinary(tree, way);
    case "call":
      return tree.args.flatMap((arg) => walk(arg, { ...way, sum: 0 }));
    default:
      return [];
  }
}

function walkBinary({ op, left, right }: Extract<Tree, { kind: "binary" }>, way: Way): Standing[] {
  switch (op) {
    case "+":
    case "-": {
      // A sum within another is one of its own: 39% is taken off in -(1 - 39/100)*x too.
      const inSum: Way = { whole: way.whole, sum: 1, besideOne: constantOf(left) === 1 };
      return [...walk(left, inSum), ...walk(right, turned(inSum, op === "-" ? -1 : 1))];
    }
    case "*":
      return [...walk(left, turned(way, signOf(right))), ...walk(right, turned(way, signOf(left)))];
    case "/":
      return [...walk(left, turned(way, signOf(right))), ...walk(right, { ...way, sum: 0 })];
    case "^":
      return [...walk(left, way), ...walk(right, { ...way, sum: 0 })];
  }
}

function signOf(tree: Tree): 1 | -1 {
  return (constantOf(tree) ?? 1) < 0 ? -1 : 1;
}

function turned(way: Way, by: 1 | -1): Way {
  return { ...way, whole: by * way.whole, sum: by * way.sum };
}
