import { type Num, fromFraction } from "../../exact/num.ts";
import { parseRelations } from "../../reading/parse.ts";
import type { Reading } from "../../reading/read-option.ts";
import type { Relation } from "../../reading/tree.ts";
import { pointsOfArrangement } from "../../solving/arrangement.ts";
import { evaluate, holds } from "../../solving/evaluate.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import type { FactsOf, Prover } from "../prover.ts";

type Point = readonly [Num, Num];

/** Tries each option at points of every part into which the boundary lines cut the plane. */
export const proveRegion: Prover<"region"> = ({ given, unknowns, ask }) => {
  const relations = given.flatMap(parseRelations);
  const inside = (point: Point) => meets(relations, unknowns, point);
  return (reading) => {
    if (ask === "member") return inside(pointOf(reading));
    const offered = relationsOf(reading);
    const points = pointsOfArrangement([...relations, ...offered], unknowns).map(asNumbers);
    if (!points.some(inside)) throw new UnprovenError("nothing satisfies the inequalities");
    return points.every((point) => {
      const offers = meets(offered, unknowns, point);
      return ask === "bound" ? offers || !inside(point) : offers === inside(point);
    });
  };
};

function meets(
  relations: readonly Relation[],
  [first, second]: FactsOf<"region">["unknowns"],
  [x, y]: Point,
): boolean {
  const values = new Map([
    [first, x],
    [second, y],
  ]);
  return relations.every((relation) => holds(relation, values));
}

function asNumbers([x, y]: ReturnType<typeof pointsOfArrangement>[number]): Point {
  return [fromFraction(x), fromFraction(y)];
}

function pointOf(reading: Reading): Point {
  const [x, y, ...more] = reading.kind === "point" ? reading.members : [];
  if (x === undefined || y === undefined || more.length > 0) {
    throw new UnprovenError("an option is not a point");
  }
  return [evaluate(x), evaluate(y)];
}

function relationsOf(reading: Reading): readonly Relation[] {
  if (reading.kind === "relations" && reading.joined === "and") return reading.relations;
  throw new UnprovenError("an option is not an inequality the examiner can read");
}
