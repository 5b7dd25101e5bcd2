import { parseExpression, parseRelations } from "../../reading/parse.ts";
import { areEquivalent } from "../../solving/equivalence.ts";
import { optionExpression } from "../option-value.ts";
import type { Prover } from "../prover.ts";

/** Compares each option with the expression at many points. */
export const proveEquivalent: Prover<"equivalent"> = ({ expression, where = [] }) => {
  const tree = parseExpression(expression);
  const relations = where.flatMap(parseRelations);
  return (reading) => areEquivalent(tree, optionExpression(reading), relations);
};
