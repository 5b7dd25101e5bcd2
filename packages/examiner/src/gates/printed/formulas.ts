import type { Facts } from "@sat/engine";
import type { Item } from "@sat/item";
import { countSolutions } from "../../provers/math/solution-count.ts";
import { sameSolutions } from "../../provers/math/solution-set.ts";
import { solutionsOf } from "../../provers/math/value.ts";
import { parseExpression, parseRelations } from "../../reading/parse.ts";
import { type Relation, type Tree, symbolsOf, symbolsOfRelation } from "../../reading/tree.ts";
import { constantSets } from "../../solving/constants.ts";
import { areEquivalent } from "../../solving/equivalence.ts";
import { type Values, holds } from "../../solving/evaluate.ts";
import { sameEquation } from "../../solving/same-equation.ts";
import { solveSystem } from "../../solving/solve-system.ts";
import { printedExpressions, printedRelations } from "./read-question.ts";

/** Formulas of the question that do not agree with the facts. */
export function formulaFaults(facts: Facts, item: Item): string[] {
  const relations = printedRelations(item);
  switch (facts.kind) {
    case "value":
      return untrue(relations, solutionsOf(facts));
    case "solutions":
      return untrue(relations, solutionsOfEquation(facts));
    case "any-solution":
    case "solution-set": {
      const printed = only(relations, new Set([facts.unknown])).map(({ relation }) => relation);
      const given = facts.given.flatMap(parseRelations);
      const agrees = printed.length === 0 || sameSolutions(printed, given, facts.unknown);
      return agrees ? [] : ["the printed inequality has other solutions than the facts"];
    }
    case "solution-count": {
      const printed = only(relations, new Set(facts.unknowns)).map(({ relation }) => relation);
      const given = facts.given.flatMap(parseRelations);
      const count = (of: readonly Relation[]) => countSolutions(of, facts.unknowns);
      const agrees = printed.length === 0 || count(printed) === count(given);
      return agrees
        ? []
        : ["the printed equations have another number of solutions than the facts"];
    }
    case "equivalent":
      return unlike(facts.expression, printedExpressions(item), facts.where);
    case "extreme":
      return unlike(facts.expression, printedExpressions(item), []);
    case "circle":
      return parseRelations(facts.equation).flatMap((circle) =>
        only(relations, new Set(["x", "y"]))
          .filter(({ relation }) => !sameEquation(relation, circle))
          .map(({ tex }) => `the printed equation ${tex} is not that of the facts`),
      );
    default:
      return [];
  }
}

type Printed = ReturnType<typeof printedRelations>;

/** The printed relations that speak of the known names and of no others. */
function only(relations: Printed, known: ReadonlySet<string>): Printed {
  return relations.filter(({ relation }) => isAbout(known, symbolsOfRelation(relation)));
}

function isAbout(known: ReadonlySet<string>, names: ReadonlySet<string>): boolean {
  return names.size > 0 && [...names].every((name) => known.has(name));
}

/** Printed relations between known names that do not hold at every solution. */
function untrue(relations: Printed, solutions: readonly Values[]): string[] {
  const known = new Set(solutions[0]?.keys());
  return only(relations, known)
    .filter(({ relation }) => !solutions.every((values) => holds(relation, values)))
    .map(({ tex }) => `the printed ${tex} is not true of the facts`);
}

function solutionsOfEquation(facts: Extract<Facts, { kind: "solutions" }>): Values[] {
  const equation = parseRelations(facts.given);
  return constantSets(facts.constants).flatMap((values) => solveSystem(equation, [], values));
}

/** Printed expressions in the same letters that are not equal to that of the facts; one of them must be. */
function unlike(code: string, printed: readonly Tree[], where: readonly string[] = []): string[] {
  const tree = parseExpression(code);
  const names = symbolsOf(tree);
  const candidates = printed.filter((each) => isAbout(names, symbolsOf(each)));
  const relations = where.flatMap(parseRelations);
  return candidates.length === 0 || candidates.some((each) => areEquivalent(tree, each, relations))
    ? []
    : [`no printed expression is equal to ${code}`];
}
