import type { Facts } from "@sat/engine";
import { namesItsRight } from "../../provers/option-value.ts";
import { parseExpression, parseTex } from "../../reading/parse.ts";
import { readIfFormula } from "../../reading/read-if-formula.ts";
import { type Relation, type Sign, type Tree, symbolsOf } from "../../reading/tree.ts";
import { areEquivalent } from "../../solving/equivalence.ts";
import { provenOr } from "../../solving/proven-or.ts";
import { sameEquation } from "../../solving/same-equation.ts";
import { formulasOfFacts } from "./facts-formulas.ts";
import { sidesOf } from "./magnitudes.ts";

/** Whether a printed formula says what the facts say: one of their relations, a side of one, or what they ask for. */
export function agreesWithFacts(tex: string, facts: Facts): boolean {
  const printed = readIfFormula(tex, parseTex);
  if (printed === undefined) return false;
  const { relations, expressions } = formulasOfFacts(facts);
  const sides = [...expressions, ...sidesOf(relations)];
  const isSide = (tree: Tree) => isOneOf(sides, tree);
  if (printed.kind === "expression") return isSide(printed.tree);
  return printed.relations.every(
    (relation) =>
      relations.some((given) => samePrint(given, relation)) ||
      relations.some((given) => sameRelation(given, relation)) ||
      (defines(relation) && isSide(relation.right)),
  );
}

/** Whether a printed expression is what the facts ask for, or an unknown or constant that they name. */
export function isAskedByFacts(tex: string, facts: Facts): boolean {
  const printed = readIfFormula(tex, parseTex);
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

/** f(x) = …, or y = …. */
function defines(relation: Relation): boolean {
  return namesItsRight(relation) && symbolsOf(relation.right).size > 0;
}

/** Most formulas are printed as the facts give them, and what looks the same needs no proof that it is. */
function isOneOf(trees: readonly Tree[], tree: Tree): boolean {
  return (
    trees.some((each) => shapeOf(each) === shapeOf(tree)) ||
    trees.some((each) => sameExpression(each, tree))
  );
}

function samePrint(a: Relation, b: Relation): boolean {
  return (
    a.sign === b.sign &&
    shapeOf(a.left) === shapeOf(b.left) &&
    shapeOf(a.right) === shapeOf(b.right)
  );
}

/** A function that only the question defines, such as f(3), is the same as itself alone. */
function sameExpression(a: Tree, b: Tree): boolean {
  return shapeOf(a) === shapeOf(b) || provenOr(false, () => areEquivalent(a, b));
}

const shapes = new WeakMap<Tree, string>();

/** A tree by its print; written once, for each is held against many. */
function shapeOf(tree: Tree): string {
  const known = shapes.get(tree);
  if (known !== undefined) return known;
  const shape = JSON.stringify(tree, (name: string, value: unknown) =>
    name === "value" ? undefined : value,
  );
  shapes.set(tree, shape);
  return shape;
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
  const turned = { left: b.right, sign: TURNED[b.sign], right: b.left };
  return (
    [b, turned].some(
      ({ left, sign, right }) =>
        a.sign === sign && sameExpression(a.left, left) && sameExpression(a.right, right),
    ) || sameEquation(a, b)
  );
}
