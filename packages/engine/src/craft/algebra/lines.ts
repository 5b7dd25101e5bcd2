import type { Point } from "@sat/item";
import {
  type Expression,
  type Relation,
  type RelationSign,
  equation,
  polynomial,
  product,
  relation,
  sum,
} from "../../math/expression.ts";
import { code, inline } from "../../math/print.ts";
import type { Rational } from "../../math/rational.ts";

type Coefficient = Rational | number | string;

/** ax + by, where a coefficient may be a letter. */
export function xAndY(a: Coefficient, b: Coefficient): Expression {
  return sum(product(a, "x"), product(b, "y"));
}

/** ax + by = c. */
export function standardForm(a: Coefficient, b: Coefficient, c: Coefficient): Relation {
  return equation(xAndY(a, b), c);
}

/** y = mx + b, or an inequality with these sides. */
export function slopeForm(
  slope: Rational | number,
  intercept: Rational | number,
  sign: RelationSign = "=",
): Relation {
  return relation("y", sign, polynomial([intercept, slope], "x"));
}

/** Two points of the line ax + by = c as facts: `x1`, `y1` and `x2`, `y2` at two values of x. */
export function twoPointsOn(line: Relation, at: Point = [0, 1]): string[] {
  return at.flatMap((x, index) => [`x${index + 1} = ${x}`, ofPoint(line, index + 1)]);
}

/** The line's equation with the coordinates of a numbered point: what is claimed of a line with such facts. */
export function ofPoint(line: Relation, index = 1): string {
  return code(line).replaceAll(/[xy]/g, (letter) => letter + String(index));
}

/** "$(3, -2)$". */
export function pointText([x, y]: Point): string {
  return `$(${x}, ${y})$`;
}

/** The two equations of a system, each on a line of its own. */
export function systemText(...equations: readonly Relation[]): string[] {
  return equations.map(inline);
}
