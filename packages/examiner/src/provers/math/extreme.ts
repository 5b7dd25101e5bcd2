import {
  type Num,
  ZERO_NUM,
  divide,
  fromInteger,
  isZero,
  multiply,
  negate,
} from "../../exact/num.ts";
import { numberTree, parseExpression } from "../../reading/parse.ts";
import { constantSets } from "../../solving/constants.ts";
import { type Values, evaluate } from "../../solving/evaluate.ts";
import { equationPolynomial } from "../../solving/polynomial.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import { optionNumbers } from "../option-value.ts";
import type { FactsOf, Prover } from "../prover.ts";
import { sameList } from "./value.ts";

/** Multiplies the expression out and takes the axis between the roots, for several values of the constants. */
export const proveExtreme: Prover<"extreme"> = (facts) => {
  const answers = constantSets(facts.constants).map((values) => ({
    values,
    answer: answerAt(facts, values),
  }));
  return (reading) =>
    answers.every(({ values, answer }) => sameList(optionNumbers(reading, values), answer));
};

export function answerAt(
  { expression, unknown, ask }: FactsOf<"extreme">,
  constants: Values,
): readonly Num[] {
  const tree = parseExpression(expression);
  const place = axis(tree, unknown, constants);
  const value = evaluate(tree, new Map([...constants, [unknown, place]]));
  return { place: [place], value: [value], point: [place, value] }[ask];
}

/** Where the derivative of ax² + bx + c is 0. */
export function axis(
  tree: ReturnType<typeof parseExpression>,
  unknown: string,
  constants: Values,
): Num {
  const equation = { left: tree, sign: "=", right: numberTree(0) } as const;
  const polynomial = equationPolynomial(equation, unknown, constants);
  const [, b = ZERO_NUM, a = ZERO_NUM, ...higher] = polynomial?.over ?? [];
  if (isZero(a) || higher.length > 0) throw new UnprovenError("the expression is not quadratic");
  return divide(negate(b), multiply(fromInteger(2), a));
}
