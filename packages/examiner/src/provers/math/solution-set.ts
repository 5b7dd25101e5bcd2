import { type Num, rationalised } from "../../exact/num.ts";
import { parseRelations } from "../../reading/parse.ts";
import type { Reading } from "../../reading/read-option.ts";
import type { Relation } from "../../reading/tree.ts";
import { boundaries } from "../../solving/boundaries.ts";
import { holds } from "../../solving/evaluate.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import type { Prover } from "../prover.ts";

type Condition = (value: Num) => boolean;

/** Compares the solutions of each option with the given ones at all boundaries and between them. */
export const proveSolutionSet: Prover<"solution-set"> = ({ given, unknown }) => {
  const relations = given.flatMap(parseRelations);
  const truth = conditionOf(relations, "and", unknown);
  return (reading) => {
    const { said, relations: offered } = offeredBy(reading, unknown);
    const points = testPoints([...relations, ...offered], unknown);
    return points.every((point) => truth(point) === said(point));
  };
};

/** Whether the relations of both lists, each list taken together, have the same solutions. */
export function sameSolutions(
  a: readonly Relation[],
  b: readonly Relation[],
  unknown: string,
): boolean {
  const [first, second] = [conditionOf(a, "and", unknown), conditionOf(b, "and", unknown)];
  return testPoints([...a, ...b], unknown).every((point) => first(point) === second(point));
}

/** What an option says of the unknown, as a test of a value. */
export function offeredBy(reading: Reading, unknown: string) {
  const { relations, joined } = relationsOf(reading);
  return { said: conditionOf(relations, joined, unknown), relations };
}

function relationsOf(reading: Reading): Extract<Reading, { kind: "relations" }> {
  if (reading.kind === "relations") return reading;
  throw new UnprovenError("an option is not an inequality the examiner can read");
}

function conditionOf(
  relations: readonly Relation[],
  joined: "and" | "or",
  unknown: string,
): Condition {
  return (value) => {
    const values = new Map([[unknown, value]]);
    return joined === "or"
      ? relations.some((relation) => holds(relation, values))
      : relations.every((relation) => holds(relation, values));
  };
}

/** The boundaries, a point between each two of them, and points on both far sides. */
export function testPoints(relations: readonly Relation[], unknown: string): Num[] {
  const edges = boundaries(relations, unknown);
  const [first, last] = [edges[0]?.real ?? 0, edges.at(-1)?.real ?? 0];
  const between = edges.map((edge, at) => (edge.real + (edges[at + 1]?.real ?? edge.real + 1)) / 2);
  const outside = [first - 1, first - 1000, last + 1, last + 1000];
  return [...edges, ...[...between, ...outside].map(rationalised)];
}
