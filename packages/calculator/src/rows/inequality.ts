import type { Bound, Region } from "../curves/plot.ts";
import { compile } from "../evaluate/compile.ts";
import { Refusal } from "../evaluate/refusal.ts";
import type { Relation, Sign, Tree } from "../read/tree.ts";
import { curvesOfEquation, type PlaneScope } from "./equation.ts";
import { curvesOf } from "./numeric.ts";

/** The part of the plane in which all of a chain holds, such as 0 < x < y. */
export function regionOf({ sides, signs }: Relation, scope: PlaneScope): Region {
  const bounds = signs.map((sign, at) => {
    const [left, right] = [sides[at], sides[at + 1]];
    if (left === undefined || right === undefined) throw new Refusal("A side is missing.");
    return boundOf(left, sign, right, scope);
  });
  return { kind: "region", bounds };
}

function boundOf(left: Tree, sign: Sign, right: Tree, scope: PlaneScope): Bound {
  const isLess = sign === "<" || sign === "<=";
  const [less, more] = isLess ? [left, right] : [right, left];
  const margin: Tree = { kind: "binary", operator: "-", left: more, right: less };
  const margins = curvesOf(compile(margin, scope), [scope.plane.x, scope.plane.y], scope.meter);
  const [edge] = curvesOfEquation(left, right, scope);
  const [only] = margins;
  if (only === undefined || edge === undefined || margins.length > 1) {
    throw new Refusal("An inequality of a list cannot be drawn.");
  }
  return { margin: only, strict: sign === "<" || sign === ">", edge };
}
