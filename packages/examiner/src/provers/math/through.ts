import type { Reading } from "../../reading/read-option.ts";
import { parseExpression } from "../../reading/parse.ts";
import type { Relation } from "../../reading/tree.ts";
import { type Values, evaluate, holds } from "../../solving/evaluate.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import type { Prover } from "../prover.ts";

type Condition = (values: Values) => boolean;

/** Puts each given point into each option. */
export const proveThrough: Prover<"through"> = ({ at, not = [], function: name }) => {
  if (at.length + not.length === 0) throw new UnprovenError("the facts give no points");
  const [points, outside] = [at.map(valuesOf), not.map(valuesOf)];
  return (reading) => {
    const condition = conditionOf(reading, name);
    return points.every(condition) && !outside.some(condition);
  };
};

export function valuesOf(point: Readonly<Record<string, string>>): Values {
  return new Map(
    Object.entries(point).map(([name, code]) => [name, evaluate(parseExpression(code))]),
  );
}

export function conditionOf(reading: Reading, name: string | undefined): Condition {
  if (reading.kind === "expression" || reading.kind === "number") {
    return (values) =>
      holds({ left: { kind: "symbol", name: "y" }, sign: "=", right: reading.tree }, values);
  }
  if (reading.kind !== "relations") {
    throw new UnprovenError("an option is neither an equation nor an inequality");
  }
  const relations = reading.relations.map((relation) => withY(relation, name));
  return (values) =>
    reading.joined === "or"
      ? relations.some((relation) => holds(relation, values))
      : relations.every((relation) => holds(relation, values));
}

/** f(x) = … read as y = …. */
function withY(relation: Relation, name: string | undefined): Relation {
  const { left } = relation;
  const isTheFunction = left.kind === "call" && (name === undefined || left.name === name);
  return isTheFunction ? { ...relation, left: { kind: "symbol", name: "y" } } : relation;
}
