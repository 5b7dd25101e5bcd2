import { fromInteger, sameNum } from "../../exact/num.ts";
import { parseRelations } from "../../reading/parse.ts";
import { boundaries } from "../../solving/boundaries.ts";
import { holds } from "../../solving/evaluate.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import { optionNumber } from "../option-value.ts";
import type { FactsOf, Prover } from "../prover.ts";

/** Walks the whole numbers in from the outermost boundary to the first that meets every condition. */
export const proveWholeNumber: Prover<"whole-number"> = (facts) => {
  const answer = fromInteger(extremeWholeNumber(facts));
  return (reading) => sameNum(optionNumber(reading), answer);
};

/** The greatest or least whole number that meets the conditions. Throws UnprovenError when there is none. */
export function extremeWholeNumber({ given, unknown, extreme }: FactsOf<"whole-number">): number {
  const relations = given.flatMap(parseRelations);
  const meets = (value: number) =>
    relations.every((relation) => holds(relation, new Map([[unknown, fromInteger(value)]])));
  const edges = boundaries(relations, unknown);
  const low = Math.floor(edges[0]?.real ?? 0) - 2;
  const high = Math.ceil(edges.at(-1)?.real ?? 0) + 2;
  const [from, to, step] = extreme === "greatest" ? [high, low, -1] : [low, high, 1];
  if (meets(from)) throw new UnprovenError(`there is no ${extreme} whole number`);
  let value = from;
  while (value !== to && !meets(value)) value += step;
  if (!meets(value)) throw new UnprovenError("no whole number meets the conditions");
  return value;
}
