import {
  type Num,
  ZERO_NUM,
  add,
  divide,
  fromInteger,
  isZero,
  multiply,
  negate,
  rootOf,
  sameNum,
} from "../../exact/num.ts";
import { parseExpression, parseRelations } from "../../reading/parse.ts";
import { type Relation, binary } from "../../reading/tree.ts";
import { evaluate } from "../../solving/evaluate.ts";
import { equationPolynomial } from "../../solving/polynomial.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import { optionNumbers } from "../option-value.ts";
import type { FactsOf, Prover } from "../prover.ts";
import { sameList } from "./value.ts";

/** Reads the circle off the coefficients of its equation, multiplied out. */
export const proveCircle: Prover<"circle"> = (facts) => {
  const answer = centerOrRadius(facts);
  return (reading) => sameList(optionNumbers(reading), answer);
};

/** The center as two coordinates, or the radius alone. */
export function centerOrRadius({ equation, ask, moved }: FactsOf<"circle">): readonly Num[] {
  const [circle, ...more] = parseRelations(equation);
  if (circle === undefined || more.length > 0) throw new UnprovenError("there is no one equation");
  const [x, y] = [quadraticIn(circle, "x", "y"), quadraticIn(circle, "y", "x")];
  if (!sameNum(x.square, y.square)) throw new UnprovenError("the curve is not a circle");
  const center = [middle(x), middle(y)];
  const radius = rootOf(negate(divide(powerAt(circle, center), x.square)), 2);
  return ask === "center" ? translated(center, moved) : [radius];
}

function translated(center: readonly Num[], by: readonly string[] = []): readonly Num[] {
  return center.map((coordinate, at) =>
    add(coordinate, evaluate(parseExpression(by[at] ?? "0"), new Map())),
  );
}

interface Quadratic {
  readonly square: Num;
  readonly linear: Num;
}

/** Coefficients of one unknown; they may not depend on the other. */
function quadraticIn(circle: Relation, unknown: "x" | "y", other: "x" | "y"): Quadratic {
  const [first, second] = [ZERO_NUM, fromInteger(1)].map((value): Quadratic => {
    const polynomial = equationPolynomial(circle, unknown, new Map([[other, value]]));
    const [, linear = ZERO_NUM, square = ZERO_NUM, ...higher] = polynomial?.over ?? [];
    if (isZero(square) || higher.length > 0) throw new UnprovenError("the curve is not a circle");
    return { square, linear };
  });
  if (first === undefined || second === undefined || !sameNum(first.linear, second.linear)) {
    throw new UnprovenError("the curve is not a circle");
  }
  return first;
}

function middle({ square, linear }: Quadratic): Num {
  return divide(negate(linear), multiply(fromInteger(2), square));
}

/** Left side less right side at a point. */
function powerAt({ left, right }: Relation, [x, y]: readonly Num[]): Num {
  const values = new Map([
    ["x", x ?? ZERO_NUM],
    ["y", y ?? ZERO_NUM],
  ]);
  return evaluate(binary("-", left, right), values);
}
