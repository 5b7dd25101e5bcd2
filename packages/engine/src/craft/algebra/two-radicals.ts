import {
  type Expression,
  equation,
  power,
  product,
  quotient,
  root,
  sum,
} from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import { type Rational, add, divide, multiply, rational, subtract } from "../../math/rational.ts";
import type { Step } from "../../model.ts";
import { stepShowing, stepTo } from "../wording/steps.ts";
import { paragraphs } from "../wording/words.ts";
import type { Slip } from "../options/slips.ts";
import { type Fraction, type Pair, placed, signSlip } from "./radicals.ts";

/** Two radicals of one base, multiplied or divided. */
export interface Combined extends Fraction {
  /** The base is this many times n. */
  readonly factor: number;
  /** Exponent and index of each radical. */
  readonly radicals: readonly [Pair, Pair];
  /** Whether one is divided by the other, not multiplied with it. */
  readonly divided: boolean;
  /** The exponent on the right side is this many times k. */
  readonly multiple: number;
}

export function combinedExponent({
  radicals: [[a, p], [b, q]],
  divided,
  multiple,
}: Combined): Rational {
  const [first, second] = [rational(a, p), rational(b, q)];
  return divide(divided ? subtract(first, second) : add(first, second), multiple);
}

export function baseOf({ factor }: Combined): Expression {
  return product(factor, "n");
}

export function combinedLeft(item: Combined): Expression {
  const [one, other] = item.radicals;
  const tree = ([exponent, index]: Pair) => power(root(baseOf(item), index), exponent);
  if (!item.divided) return placed(item, product(tree(one), tree(other)));
  return item.below ? quotient(tree(other), tree(one)) : quotient(tree(one), tree(other));
}

export function combinedRight(item: Combined): Expression {
  return power(baseOf(item), product(item.multiple, "k"));
}

/** How k is worked out from the exponents of the radicals. */
export function combinedWork({ radicals: [[a, p], [b, q]], divided, multiple, below }: Combined) {
  const second = rational(b, q);
  const exponent = sum(rational(a, p), divided ? multiply(second, -1) : second);
  return product(rational(below ? -1 : 1, multiple), exponent);
}

export function combinedSteps(item: Combined, key: Rational): Step[] {
  const { radicals, divided, multiple, below } = item;
  const base = baseOf(item);
  const shown = divided && below ? radicals.toReversed() : radicals;
  const [first = rational(0), second = rational(0)] = shown.map(([over, index]) =>
    rational(over, index),
  );
  const total = divided ? subtract(first, second) : add(first, second);
  return [
    {
      text: paragraphs(
        "Write each radical as a power.",
        ...shown.map(([exponent, index]) =>
          inline(
            equation(power(root(base, index), exponent), power(base, rational(exponent, index))),
          ),
        ),
      ),
    },
    stepTo(
      divided
        ? "Powers are divided, so subtract the exponents."
        : "Powers are multiplied, so add the exponents.",
      equation(sum(first, divided ? multiply(second, -1) : second), total),
    ),
    ...(below && !divided
      ? [
          stepShowing(
            "A power in the denominator has the opposite exponent in the numerator.",
            equation(quotient(1, power(base, total)), power(base, multiply(total, -1))),
          ),
        ]
      : []),
    stepTo(
      "Set the exponents of the two sides equal.",
      equation(product(multiple, "k"), multiply(multiple, key)),
    ),
    stepTo(`Divide both sides by $${multiple}$.`, equation("k", key)),
  ];
}

/** The exponent with the opposite sign. */
export function turnedSlip(item: Combined): Slip<Combined> {
  const slip = signSlip<Combined>(item);
  const work = combinedWork({ ...item, below: !item.below });
  return item.divided
    ? {
        ...slip,
        code: "quantities-exchanged",
        deed: "subtracting the exponents in the wrong order",
        work,
      }
    : { ...slip, work };
}
