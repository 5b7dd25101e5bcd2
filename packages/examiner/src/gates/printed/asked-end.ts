import type { Facts } from "@sat/engine";
import type { Item } from "@sat/item";
import { ONE_NUM, fromInteger } from "../../exact/num.ts";
import type { FactsOf } from "../../provers/prover.ts";
import { parseExpression, parseRelations } from "../../reading/parse.ts";
import { symbolsOf } from "../../reading/tree.ts";
import { evaluate } from "../../solving/evaluate.ts";
import { stemOf } from "../gate.ts";
import { constantOf } from "./magnitudes.ts";

type End = "greatest" | "least";

const WORDS = {
  greatest: /\b(?:greatest|maximum|largest|(?<!at )most|highest|greater|larger)\b/,
  least: /\b(?:(?<!at )least|minimum|smallest|fewest|lowest|lesser|less|smaller)\b/,
} as const;

/** The stem asks for the end that the facts ask for: the greatest or the least. */
export function endFaults(item: Item, facts: Facts): string[] {
  const asked = askedEnd(facts);
  if (asked === undefined) return [];
  const stem = stemOf(item);
  const other = asked === "greatest" ? "least" : "greatest";
  return WORDS[other].test(stem) && !WORDS[asked].test(stem)
    ? [`the question asks for the ${other} where the facts ask for the ${asked}`]
    : [];
}

function askedEnd(facts: Facts): End | undefined {
  switch (facts.kind) {
    case "whole-number":
    case "constant":
      return facts.extreme;
    case "extreme":
      return endOfQuadratic(facts);
    case "display":
      return facts.shows === "extreme" ? endOfQuadratic(facts) : undefined;
    case "value":
      return endOfSolutions(facts);
    default:
      return undefined;
  }
}

/** The end that the values of a quadratic expression have, by their second difference. */
function endOfQuadratic({ expression, unknown }: FactsOf<"extreme" | "display">): End {
  const tree = parseExpression(expression);
  const constants = [...symbolsOf(tree)].map((name) => [name, ONE_NUM] as const);
  const at = (place: number) =>
    evaluate(tree, new Map([...constants, [unknown, fromInteger(place)]])).real;
  return at(1) + at(-1) < 2 * at(0) ? "greatest" : "least";
}

/** Of several solutions, the one that is asked for is held above a number or the other, or below it. */
function endOfSolutions({ where = [], ask }: FactsOf<"value">): End | undefined {
  const asked = ask.split(", ");
  const [sign, ...more] = where.flatMap(parseRelations).flatMap((relation) => {
    const { left, right } = relation;
    const isAsked = left.kind === "symbol" && asked.includes(left.name);
    return isAsked && constantOf(right) !== 0 ? [relation.sign] : [];
  });
  if (more.length > 0) return undefined;
  if (sign === ">") return "greatest";
  return sign === "<" ? "least" : undefined;
}
