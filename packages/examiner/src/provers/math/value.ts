import { type Num, isDefined, rounded, sameNum } from "../../exact/num.ts";
import { parseExpression, parseRelations } from "../../reading/parse.ts";
import type { Tree } from "../../reading/tree.ts";
import { constantSets } from "../../solving/constants.ts";
import { type Values, evaluate } from "../../solving/evaluate.ts";
import { solveSystem } from "../../solving/solve-system.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import { optionNumbers } from "../option-value.ts";
import type { FactsOf, Prover } from "../prover.ts";

/** The solutions of the situation, each with a value for every unknown and constant. */
export function solutionsOf(facts: FactsOf<"value">): readonly Values[] {
  const known = solved.get(facts);
  if (known !== undefined) return known;
  const { given, where = [], ask, constants } = facts;
  const relations = [...given, ...where].flatMap(parseRelations);
  const asked = [parseExpression(ask)];
  const found = constantSets(constants).flatMap((values) => solveSystem(relations, asked, values));
  solved.set(facts, found);
  return found;
}

/** The gate on claims asks again for what the prover has found. */
const solved = new WeakMap<FactsOf<"value">, readonly Values[]>();

/** Solves the situation on its own and compares what is asked with each option. */
export const proveValue: Prover<"value"> = (facts) => {
  const answer = answerTo(facts).map((value) => printedValue(value, facts.rounded));
  return (reading) => sameList(optionNumbers(reading), answer);
};

/** The values that are asked, not rounded yet. Throws UnprovenError where there is not one answer. */
export function answerTo(facts: FactsOf<"value">): readonly Num[] {
  const asked = membersOf(parseExpression(facts.ask));
  const answers = solutionsOf(facts).map((found) => asked.map((tree) => evaluate(tree, found)));
  const [first, ...more] = answers;
  if (first === undefined || !first.every(isDefined)) {
    throw new UnprovenError(`nothing satisfies ${facts.given.join("; ")}`);
  }
  if (!more.every((other) => sameList(other, first))) {
    throw new UnprovenError(`${facts.ask} has more than one value under ${facts.given.join("; ")}`);
  }
  return first;
}

/** The parts of a list such as `x, y`; any other expression stands alone. */
export function membersOf(tree: Tree): readonly Tree[] {
  return tree.kind === "tuple" ? tree.members : [tree];
}

function printedValue(value: Num, places: number | undefined): Num {
  return places === undefined ? value : rounded(value, places);
}

/** Whether two lists hold the same numbers in the same order. */
export function sameList(a: readonly Num[], b: readonly Num[]): boolean {
  return a.length === b.length && a.every((value, at) => sameNum(value, b[at] ?? value));
}
