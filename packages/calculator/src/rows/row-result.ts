import type { Dots } from "../curves/plot.ts";
import { compile } from "../evaluate/compile.ts";
import { compileCondition } from "../evaluate/compile-piecewise.ts";
import { Refusal } from "../evaluate/refusal.ts";
import { isList, isPoint, type Value } from "../evaluate/value.ts";
import type { Statement } from "../read/read-statement.ts";
import type { Tree } from "../read/tree.ts";
import { texOf } from "../tex/tex-of.ts";
import { type Curve, curvesOfEquation, explicits, type PlaneScope, uses } from "./equation.ts";
import { regionOf } from "./inequality.ts";
import { isOfPoints, valueOf } from "./numeric.ts";
import type { Result } from "./result.ts";

/** What a statement comes to that neither defines nor fits anything. */
export function rowResult(statement: Statement, scope: PlaneScope): Result {
  const { sides, signs } = statement;
  const tex = texOf(statement);
  const [left, right] = sides;
  const isOfPlane = sides.some((side) => uses(side, "x") || uses(side, "y"));
  if (left === undefined) return { kind: "empty" };
  if (right === undefined) {
    return isOfPlane ? curveResult(left, tex, scope) : valueResult(left, tex, scope);
  }
  if (signs.includes("!=") && isOfPlane) throw new Refusal("“≠” cannot be drawn.");
  const isEquation = signs.includes("=");
  if (isEquation && signs.length > 1) {
    throw new Refusal("One equals sign is enough, and stands alone.");
  }
  if (!isOfPlane) return { kind: "truth", tex, holds: holds(statement, scope) };
  if (!isEquation) return { kind: "inequality", tex, plots: [regionOf(statement, scope)] };
  const plots = curvesOfEquation(left, right, scope);
  return { kind: isCurve(plots) ? "curve" : "implicit", tex, plots };
}

function curveResult(tree: Tree, tex: string, scope: PlaneScope): Result {
  if (uses(tree, "y")) throw new Refusal("Write an equation, such as y = 2x, to draw it.");
  return { kind: "curve", tex, plots: explicits(tree, "y", scope) };
}

function isCurve(plots: readonly Curve[]): boolean {
  return plots.every(({ kind }) => kind === "explicit");
}

function valueResult(tree: Tree, tex: string, scope: PlaneScope): Result {
  const value = shownValue(valueOf(compile(tree, scope), scope.meter));
  return isOfPoints(value)
    ? { kind: "points", tex, value, plots: [dotsOf(value)] }
    : { kind: "value", tex, value };
}

/** A value as it is told; none is told that overflowed. */
export function shownValue(value: Value): Value {
  const numbers = [value].flat().flatMap((item) => (isPoint(item) ? [item.x, item.y] : [item]));
  if (numbers.some((number) => number === Infinity || number === -Infinity)) {
    throw new Refusal("This number is too large to show.");
  }
  return value;
}

export function dotsOf(value: Value): Dots {
  const items = isList(value) ? value : [value];
  return { kind: "dots", points: items.filter(isPoint) };
}

/** How far two sides may differ by calculating in binary, in parts of their size. */
const STRAY = 1e-12;

function holds(statement: Statement, scope: PlaneScope): boolean {
  const compileSide = (tree: Tree) => compile(tree, scope);
  const [left, right] = statement.sides.map((side) => valueOf(compileSide(side), scope.meter));
  if (statement.signs[0] === "=" && typeof left === "number" && typeof right === "number") {
    return Math.abs(left - right) <= STRAY * Math.max(Math.abs(left), Math.abs(right));
  }
  const held = valueOf(compileCondition(statement, scope, compileSide), scope.meter);
  return isList(held) ? held.every((one) => one === 1) : held === 1;
}
