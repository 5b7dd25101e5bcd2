import type { Facts } from "@sat/engine";
import { parseExpression, parseTex } from "../../reading/parse.ts";
import {
  type Relation,
  type Sign,
  type Statement,
  type Tree,
  UnreadableError,
  some,
  symbolsOf,
} from "../../reading/tree.ts";
import { areEquivalent } from "../../solving/equivalence.ts";
import { sameCurve } from "../../solving/same-curve.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import { formulasOfFacts } from "./facts-formulas.ts";

/** Whether a printed formula says what the facts say: one of their relations, a side of one, or what they ask for. */
export function agreesWithFacts(tex: string, facts: Facts): boolean {
  const printed = readable(tex);
  if (printed === undefined) return false;
  const { relations, expressions } = formulasOfFacts(facts);
  const sides = [...expressions, ...relations.flatMap(({ left, right }) => [left, right])];
  if (printed.kind === "expression") {
    return (
      sides.some((side) => alike(side, printed.tree)) ||
      sides.some((side) => sameExpression(side, printed.tree))
    );
  }
  return printed.relations.every(
    (relation) =>
      // Most are printed as they stand in the facts; only the others need algebra.
      relations.some((given) => alikeRelation(given, relation)) ||
      relations.some((given) => sameRelation(given, relation)) ||
      (definesFunction(relation) && sides.some((side) => sameExpression(side, relation.right))),
  );
}

/** Whether a printed expression is what the facts ask for, or an unknown or constant that they name. */
export function isAskedByFacts(tex: string, facts: Facts): boolean {
  const printed = readable(tex);
  if (printed?.kind !== "expression") return false;
  return namesAsked(facts).some((code) => sameExpression(parseExpression(code), printed.tree));
}

function namesAsked(facts: Facts): readonly string[] {
  switch (facts.kind) {
    case "value":
      return [facts.ask, ...(facts.constants ?? [])];
    case "whole-number":
    case "any-solution":
    case "solution-set":
    case "solutions":
    case "extreme":
    case "display":
      return [facts.unknown];
    case "solution-count":
    case "region":
      return facts.unknowns;
    case "constant":
      return [facts.constant];
    default:
      return [];
  }
}

function readable(tex: string): Statement | undefined {
  try {
    return parseTex(tex);
  } catch (error) {
    if (error instanceof UnreadableError) return undefined;
    throw error;
  }
}

/** f(x) = …, or y = …. */
function definesFunction({ left, sign, right }: Relation): boolean {
  if (sign !== "=" || symbolsOf(right).size === 0) return false;
  if (left.kind === "symbol") return true;
  return left.kind === "call" && left.args.every((arg) => arg.kind === "symbol");
}

function sameExpression(a: Tree, b: Tree): boolean {
  if (a.kind === "tuple" || b.kind === "tuple") {
    return (
      a.kind === "tuple" &&
      b.kind === "tuple" &&
      a.members.length === b.members.length &&
      a.members.every((member, at) => sameExpression(member, b.members[at] ?? member))
    );
  }
  if (!sameNames(symbolsOf(a), symbolsOf(b))) return false;
  return namesFunction(a) || namesFunction(b) ? alike(a, b) : isEquivalent(a, b);
}

/** What is printed may be defined nowhere that the examiner looks; then it is not shown to agree. */
function isEquivalent(a: Tree, b: Tree): boolean {
  try {
    return areEquivalent(a, b);
  } catch (error) {
    if (error instanceof UnprovenError) return false;
    throw error;
  }
}

/** A function that only the question defines, such as f(3), has no value here. */
function namesFunction(tree: Tree): boolean {
  return some(tree, (part) => part.kind === "call" && /^[a-z]$/.test(part.name));
}

function alike(a: Tree, b: Tree): boolean {
  return shapeOf(a) === shapeOf(b);
}

function alikeRelation(a: Relation, b: Relation): boolean {
  return a.sign === b.sign && alike(a.left, b.left) && alike(a.right, b.right);
}

function shapeOf(tree: Tree): string {
  return JSON.stringify(tree, (name: string, value: unknown) =>
    name === "value" ? undefined : value,
  );
}

function sameNames(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((name) => b.has(name));
}

function isSameCurve(a: Relation, b: Relation): boolean {
  if ([a.left, a.right, b.left, b.right].some(namesFunction)) return false;
  try {
    return sameCurve(a, b);
  } catch (error) {
    if (error instanceof UnprovenError) return false;
    throw error;
  }
}

const TURNED: Readonly<Record<Sign, Sign>> = {
  "=": "=",
  "!=": "!=",
  "<": ">",
  ">": "<",
  "<=": ">=",
  ">=": "<=",
};

function sameRelation(a: Relation, b: Relation): boolean {
  if (!sameNames(symbolsOf(a.left, a.right), symbolsOf(b.left, b.right))) return false;
  if (a.sign === "=" && b.sign === "=" && isSameCurve(a, b)) return true;
  if (a.sign === b.sign && sameExpression(a.left, b.left) && sameExpression(a.right, b.right)) {
    return true;
  }
  return (
    a.sign === TURNED[b.sign] && sameExpression(a.left, b.right) && sameExpression(a.right, b.left)
  );
}
