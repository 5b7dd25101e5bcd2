import {
  type Fraction,
  fraction,
  fractionToNumber,
  minus,
  over,
  plus,
} from "../../exact/fraction.ts";
import { type Num, toFraction } from "../../exact/num.ts";
import { parseRelations } from "../../reading/parse.ts";
import type { Relation } from "../../reading/tree.ts";
import { boundaries } from "../../solving/boundaries.ts";
import { holds } from "../../solving/evaluate.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import { optionNumber } from "../option-value.ts";
import type { FactsOf, Prover } from "../prover.ts";

/** Puts the answer in for the unknown and sees whether all conditions hold. */
export const proveAnySolution: Prover<"any-solution"> = (facts) => {
  const meets = meetsAll(facts);
  return (reading) => meets(optionNumber(reading));
};

/** The conditions as a test of a value. */
export function meetsAll({ given, unknown }: FactsOf<"any-solution">): (value: Num) => boolean {
  const relations = given.flatMap(parseRelations);
  return (value) => relations.every((relation) => holds(relation, new Map([[unknown, value]])));
}

/** Every number where a condition can change its truth. Throws UnprovenError when one is not rational. */
export function edgesOf(relations: readonly Relation[], unknown: string): readonly Fraction[] {
  return boundaries(relations, unknown).map((edge) => {
    const exact = toFraction(edge);
    if (exact === undefined) throw new UnprovenError("a solution is not rational");
    return exact;
  });
}

const ONE = fraction(1);
const TWO = fraction(2);

/** The edges, one number between each two of them, and one beyond on either side. */
export function decidingValues(edges: readonly Fraction[]): readonly Fraction[] {
  const inOrder = edges.toSorted((a, b) => fractionToNumber(minus(a, b)));
  return inOrder.flatMap((edge, at) => {
    const next = inOrder[at + 1];
    const after = next === undefined ? plus(edge, ONE) : over(plus(edge, next), TWO);
    return at === 0 ? [minus(edge, ONE), edge, after] : [edge, after];
  });
}
