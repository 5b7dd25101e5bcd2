import {
  type Expression,
  type Relation,
  equation,
  power,
  product,
  sum,
  times,
} from "../../math/expression.ts";
import { code, inline } from "../../math/print.ts";
import type { Step } from "../../model.ts";
import { stepShowing } from "../wording/steps.ts";
import { type Binomial, multiplied } from "./quadratics.ts";

/** A product of two binomials in one letter, or in two: ax² + bxy + cy². */
export interface Factored {
  readonly x: string;
  readonly y: string | null;
  readonly factors: readonly [Binomial, Binomial];
}

/** px + q, or px + qy. */
export function factorTree([lead, last]: Binomial, { x, y }: Pick<Factored, "x" | "y">) {
  return sum(product(lead, x), y === null ? last : product(last, y));
}

function termsOf({ x, y }: Factored, coefficients: readonly [number, number, number]) {
  const [a, b, c] = coefficients;
  return [
    product(a, power(x, 2)),
    y === null ? product(b, x) : product(b, x, y),
    y === null ? sum(c) : product(c, power(y, 2)),
  ] as const;
}

export function trinomial(given: Factored): Expression {
  return sum(...termsOf(given, multiplied(...given.factors)));
}

/** The products of the outer and of the inner terms, whose sum is the middle coefficient. */
export function crossProducts([[p, q], [r, s]]: Factored["factors"]): readonly [number, number] {
  return [p * s, q * r];
}

function linesStep(deed: string, ...lines: readonly Relation[]): Step {
  const [line = equation(0, 0)] = lines;
  return { text: [deed, ...lines.map(inline)].join("\n\n"), claim: code(line) };
}

/** Which product and sum the two numbers must have, and what they are. */
function numberSteps(given: Factored): Step[] {
  const [a, b, c] = multiplied(...given.factors);
  const [left, right] = crossProducts(given.factors);
  const needs = `two numbers with the product ${inline(a * c)} and the sum ${inline(b)}`;
  const scaled =
    a === 1
      ? []
      : [
          stepShowing(
            "Multiply the leading coefficient by the last coefficient.",
            equation(times(a, c), a * c),
          ),
        ];
  return [
    ...scaled,
    {
      text: `Look for ${needs}${c > 0 ? ", so both have the same sign" : ", so their signs differ"}.`,
    },
    linesStep(
      "Find them among the pairs of factors of this product.",
      equation(times(left, right), a * c),
      equation(sum(left, right), b),
    ),
  ];
}

/** From a trinomial to its factors. */
export function factoringSteps(given: Factored): Step[] {
  const { x, y, factors } = given;
  const [[p, q], other] = factors;
  const [left, right] = crossProducts(factors);
  const [a, , c] = multiplied(...factors);
  const [first, , last] = termsOf(given, [a, 0, c]);
  const middle = (value: number) => (y === null ? product(value, x) : product(value, x, y));
  const shared = factorTree(other, given);
  const grouped = sum(
    product(p, x, shared),
    y === null ? product(q, shared) : product(q, y, shared),
  );
  const found = product(factorTree([p, q], given), shared);
  const whole = code(equation(trinomial(given), found));
  if (a === 1) {
    return [
      ...numberSteps(given),
      {
        text: `Use them as the last coefficients of the factors.\n\n${inline(found)}`,
        claim: whole,
      },
    ];
  }
  return [
    ...numberSteps(given),
    {
      text: `Split the middle term with them.\n\n${inline(sum(first, middle(left), middle(right), last))}`,
    },
    ...(Math.abs(q) === 1 && y === null
      ? []
      : [{ text: `Factor the first two terms and the last two terms.\n\n${inline(grouped)}` }]),
    {
      text: `Factor out ${inline(shared)}.\n\n${inline(found)}`,
      claim: whole,
    },
  ];
}
