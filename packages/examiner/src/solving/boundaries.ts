import { type Num, fromInteger, fromReal, sameNum } from "../exact/num.ts";
import { numberTree } from "../reading/parse.ts";
import { type Relation, type Tree, some } from "../reading/tree.ts";
import { ALL, solveEquation } from "./solve-equation.ts";

/** Every number where one of the relations in one unknown can change its truth, ascending. */
export function boundaries(relations: readonly Relation[], unknown: string): Num[] {
  return relations
    .flatMap((relation) => boundariesOf(relation, unknown))
    .toSorted((a, b) => a.real - b.real)
    .filter((edge, at, all) => at === 0 || !sameNum(edge, all[at - 1] ?? fromReal(Number.NaN)));
}

function boundariesOf(relation: Relation, unknown: string): readonly Num[] {
  const crossing = solveEquation({ ...relation, sign: "=" }, unknown, new Map());
  const poles = denominators(relation).flatMap((under) => {
    const zero = solveEquation(
      { left: under, sign: "=", right: numberTree(0) },
      unknown,
      new Map(),
    );
    return zero === ALL ? [] : zero;
  });
  return [...(crossing === ALL ? [fromInteger(0)] : crossing), ...poles];
}

function denominators({ left, right }: Relation): Tree[] {
  const found: Tree[] = [];
  const collect = (part: Tree) => {
    if (part.kind === "binary" && part.op === "/" && part.right.kind !== "number") {
      found.push(part.right);
    }
    return false;
  };
  some(left, collect);
  some(right, collect);
  return found;
}
