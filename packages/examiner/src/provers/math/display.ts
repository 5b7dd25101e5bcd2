import type { DisplayFacts } from "@sat/engine";
import { type Num, absolute, fromFraction, fromInteger, sameNum } from "../../exact/num.ts";
import { numberTree, parseExpression } from "../../reading/parse.ts";
import { type Tree, some } from "../../reading/tree.ts";
import { areEquivalent } from "../../solving/equivalence.ts";
import { evaluate } from "../../solving/evaluate.ts";
import { ALL, solveEquation } from "../../solving/solve-equation.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import { optionExpression } from "../option-value.ts";
import type { Prover } from "../prover.ts";
import { axis } from "./extreme.ts";

/** Finds the numbers asked for, and looks for them among the numbers printed in each equivalent form. */
export const proveDisplay: Prover<"display"> = (facts) => {
  const tree = parseExpression(facts.expression);
  const asked = askedNumbers(facts, tree).map(absolute);
  return (reading) => {
    const option = optionExpression(reading);
    return areEquivalent(tree, option) && asked.every((number) => holdsNumber(option, number));
  };
};

export function askedNumbers(
  { unknown, shows, level = "0" }: DisplayFacts,
  tree: Tree,
): readonly Num[] {
  const at = (place: Num) => evaluate(tree, new Map([[unknown, place]]));
  if (shows === "start") return [at(fromInteger(0))];
  if (shows === "extreme") return [at(axis(tree, unknown, new Map()))];
  const right = shows === "zeros" ? numberTree(0) : parseExpression(level);
  const places = solveEquation({ left: tree, sign: "=", right }, unknown, new Map());
  if (places === ALL || places.length === 0) throw new UnprovenError("there are no such places");
  return places;
}

function holdsNumber(tree: Tree, number: Num): boolean {
  return some(tree, (part) => part.kind === "number" && sameNum(fromFraction(part.value), number));
}
