import type { Facts } from "../../facts/facts.ts";
import {
  type Expression,
  type Operand,
  equation,
  power,
  product,
  quotient,
} from "../../math/expression.ts";
import { code, inline } from "../../math/print.ts";
import { type Rational, negate } from "../../math/rational.ts";
import type { Step } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";
import type { Slip } from "../options/slips.ts";
import { stepShowing, stepTo } from "../wording/steps.ts";
import { paragraphs } from "../wording/words.ts";

/** Whether the expression stands below a fraction bar, which makes the exponent negative. */
export interface Fraction {
  readonly below: boolean;
}

export function placed({ below }: Fraction, tree: Expression): Expression {
  return below ? quotient(1, tree) : tree;
}

export function signed({ below }: Fraction, value: Rational): Rational {
  return below ? negate(value) : value;
}

export function signSlip<Answer extends Fraction>({ below }: Fraction): Slip<Answer> {
  return {
    code: "opposite-sign",
    deed: below
      ? "leaving out the minus sign, although the radical is in the denominator,"
      : "using a negative exponent, although no radical is in a denominator,",
    apply: (answer) => ({ ...answer, below: !answer.below }),
  };
}

/**
 * The exponent on the right side is asked, and it is the same for every value of the unknown above 1; `claim` is what
 * the question says of the equation.
 */
export function exponentFacts(
  left: Expression,
  right: Expression,
  unknown: string,
  claim = "",
): Facts {
  return {
    kind: "value",
    given: [code(equation(left, right))],
    where: [`${unknown} > 1`],
    constants: [unknown],
    ask: "k",
    told: [`${claim} for $${unknown} > 1$ value of $k$`],
  };
}

/** From the power above the bar to the exponent that is asked. */
export function exponentSteps({ below }: Fraction, key: Rational, base: Operand = "x"): Step[] {
  const turned = equation(quotient(1, power(base, negate(key))), power(base, key));
  return [
    ...(below
      ? [
          stepShowing(
            "A power in the denominator has the opposite exponent in the numerator.",
            turned,
          ),
        ]
      : []),
    stepTo("Compare the exponents.", equation("k", key)),
  ];
}

/** A multiple of an unknown greater than 1. */
export interface Base {
  readonly times: number;
  readonly letter: string;
}

const UNKNOWNS = ["x", "y", "t", "w", "n", "a", "b", "m"];

export function drawBase(chance: Chance, most: number): Base {
  return { times: chance.int(2, most), letter: chance.pick(UNKNOWNS) };
}

export function based({ times, letter }: Base): Expression {
  return product(times, letter);
}

/** Which power of the base an expression is. */
export function exponentQuestion(left: Expression, base: Base): string {
  return paragraphs(
    inline(left),
    `For $${base.letter} > 1$, the given expression is equivalent to ${inline(power(based(base), "k"))}, where $k$ is a constant. What is the value of $k$?`,
  );
}

/** The exponent of a power and the index of the root of it. */
export type Pair = readonly [number, number];

/** The larger quotient of exponent and index comes first. */
export function inOrder(one: Pair, other: Pair): readonly [Pair, Pair] {
  return one[0] * other[1] < other[0] * one[1] ? [other, one] : [one, other];
}
