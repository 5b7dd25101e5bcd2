import type { Facts } from "@sat/engine";
import { parseExpression, parseRelations } from "../reading/parse.ts";
import { type Relation, isKnown } from "../reading/tree.ts";
import { constantSets } from "../solving/constants.ts";
import { areEquivalent } from "../solving/equivalence.ts";
import { type Values, evaluate, holds } from "../solving/evaluate.ts";
import { fromFraction, fromInteger } from "../exact/num.ts";
import { decidingValues, edgesOf, meetsAll } from "../provers/math/any-solution.ts";
import { solutionsOf } from "../provers/math/value.ts";
import { extremeWholeNumber } from "../provers/math/whole-number.ts";
import { sameEquation } from "../solving/same-equation.ts";
import { solveSystem } from "../solving/solve-system.ts";
import type { Gate } from "./gate.ts";

/** What each step of the explanation claims is true of the situation. */
export const claims: Gate = {
  id: "claims",
  kinds: "both",
  check: ({ steps, facts }) => {
    const claimed = steps.flatMap(({ claim }) => (claim === undefined ? [] : [claim]));
    if (claimed.length === 0) return [];
    const isTrue = judge(facts);
    return claimed
      .filter((claim) => !parseRelations(claim).every(isTrue))
      .map((claim) => `the step claims ${claim}, which is not so`);
  },
};

/** Whether a relation is true of the facts: at their solutions, at their points, or for all values. */
function judge(facts: Facts): (relation: Relation) => boolean {
  switch (facts.kind) {
    case "value":
      return atAll(solutionsOf(facts));
    case "solution-count":
    case "solution-set":
      return atAll(solveSystem(facts.given.flatMap(parseRelations)));
    case "statement":
      return atAll(
        constantSets(facts.constants).flatMap((values) =>
          solveSystem(facts.given.flatMap(parseRelations), [], values),
        ),
      );
    case "through":
      return atAll(facts.at.map(valuesOf));
    case "equivalent": {
      const where = (facts.where ?? []).flatMap(parseRelations);
      return (relation) => isIdentity(relation, where);
    }
    case "solutions":
      return atAll(
        constantSets(facts.constants).flatMap((values) =>
          solveSystem(parseRelations(facts.given), [], values),
        ),
      );
    case "any-solution": {
      const { given, unknown } = facts;
      const conditions = given.flatMap(parseRelations);
      return (relation) => {
        // Between two edges neither the facts nor the claim can change: one value there speaks for all.
        const deciding = decidingValues(edgesOf([...conditions, relation], unknown));
        const solutions = deciding.map(fromFraction).filter(meetsAll(facts));
        return atAll(solutions.map((value) => new Map([[unknown, value]])))(relation);
      };
    }
    case "whole-number":
      return atAll([new Map([[facts.unknown, fromInteger(extremeWholeNumber(facts))]])]);
    case "extreme":
      return (relation) => isIdentity(relation, []);
    case "circle": {
      const [circle] = parseRelations(facts.equation);
      return (relation) => circle !== undefined && sameEquation(relation, circle);
    }
    default:
      return (relation) => holds(relation);
  }
}

/** An equation between plain numbers, or between expressions that are equal everywhere. */
function isIdentity(relation: Relation, where: readonly Relation[]): boolean {
  if (isWithoutUnknowns(relation)) return holds(relation);
  return relation.sign === "=" && areEquivalent(relation.left, relation.right, where);
}

function valuesOf(point: Readonly<Record<string, string>>): Values {
  return new Map(
    Object.entries(point).map(([name, code]) => [name, evaluate(parseExpression(code))]),
  );
}

/** True at each solution; a claim about anything but plain numbers needs a solution to be true of. */
function atAll(solutions: readonly Values[]): (relation: Relation) => boolean {
  return (relation) => {
    if (isWithoutUnknowns(relation)) return holds(relation);
    return solutions.length > 0 && solutions.every((values) => holds(relation, values));
  };
}

function isWithoutUnknowns({ left, right }: Relation): boolean {
  return isKnown(left) && isKnown(right);
}
