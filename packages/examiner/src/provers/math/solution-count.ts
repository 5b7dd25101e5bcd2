import { sameNum } from "../../exact/num.ts";
import { parseRelations } from "../../reading/parse.ts";
import type { Reading } from "../../reading/read-option.ts";
import { type Relation, symbolsOfRelation } from "../../reading/tree.ts";
import type { Values } from "../../solving/evaluate.ts";
import { linearRows, solveLinear } from "../../solving/linear-system.ts";
import { ALL, solveEquation } from "../../solving/solve-equation.ts";
import { solveSystem } from "../../solving/solve-system.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import type { Prover } from "../prover.ts";

const INFINITE = Number.POSITIVE_INFINITY;

/** Counts the real solutions and compares the count with the words of each option. */
export const proveSolutionCount: Prover<"solution-count"> = ({ given, unknowns }) => {
  const count = countSolutions(given.flatMap(parseRelations), unknowns);
  return (reading) => countSaid(reading) === count;
};

/** How many real solutions the relations have in the unknowns; Infinity for infinitely many. */
export function countSolutions(
  relations: readonly Relation[],
  unknowns: readonly string[],
): number {
  const rows = linearRows(relations, unknowns, new Map());
  if (rows !== undefined) {
    return { none: 0, one: 1, many: INFINITE }[solveLinear(rows, unknowns.length).count];
  }
  const [equation] = relations;
  const [unknown] = unknowns;
  if (equation !== undefined && unknown !== undefined && relations.length === 1) {
    const solutions = solveEquation(equation, unknown, new Map());
    return solutions === ALL ? INFINITE : solutions.length;
  }
  if (unknowns.some((name) => !relations.some((each) => symbolsOfRelation(each).has(name)))) {
    throw new UnprovenError("an unknown is in none of the equations");
  }
  return distinct(solveSystem(relations), unknowns);
}

function distinct(solutions: readonly Values[], unknowns: readonly string[]): number {
  return solutions.filter(
    (solution, at) => !solutions.slice(0, at).some((other) => same(solution, other, unknowns)),
  ).length;
}

function same(a: Values, b: Values, unknowns: readonly string[]): boolean {
  return unknowns.every((name) => {
    const [x, y] = [a.get(name), b.get(name)];
    return x !== undefined && y !== undefined && sameNum(x, y);
  });
}

const COUNTS: readonly (readonly [RegExp, number])[] = [
  [/\binfinite/i, INFINITE],
  [/\b(zero|none|no)\b/i, 0],
  [/\bone\b/i, 1],
  [/\btwo\b/i, 2],
  [/\bthree\b/i, 3],
  [/\bfour\b/i, 4],
];

function countSaid(reading: Reading): number {
  if (reading.kind === "number" && reading.tree.kind === "number") {
    return Number(reading.tree.value.num);
  }
  const words = reading.kind === "words" ? reading.words : "";
  const said = COUNTS.find(([pattern]) => pattern.test(words));
  if (said === undefined) throw new UnprovenError(`"${words}" does not say how many solutions`);
  return said[1];
}
