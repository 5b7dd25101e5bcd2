import { equation } from "../../math/expression.ts";
import { code, tex } from "../../math/print.ts";
import { type Rational, rational } from "../../math/rational.ts";
import type { Step } from "../../model.ts";
import type { Misstep } from "../options/slips.ts";
import { stepShowing } from "../wording/steps.ts";
import { standardForm } from "./quadratics.ts";

export type Asked = "sum" | "product";
type Coefficients = readonly [a: number, b: number, c: number];

const FORMULAS: Readonly<Record<Asked, string>> = {
  sum: "-\\frac{b}{a}",
  product: "\\frac{c}{a}",
};

export function sumAndProduct([a, b, c]: Coefficients): Record<Asked, Rational> {
  return { sum: rational(-b, a), product: rational(c, a) };
}

/** The numbers that the formula takes: "$b = 3$ and $a = 2$". */
function numbersOf(asked: Asked, [a, b, c]: Coefficients): string {
  return `${asked === "sum" ? `$b = ${b}$` : `$c = ${c}$`} and $a = ${a}$`;
}

export function formulaReason(asked: Asked, coefficients: Coefficients): string {
  const which = asked === "sum" ? "sum is the opposite of the quotient" : "product is the quotient";
  return `The ${which} of ${numbersOf(asked, coefficients)}.`;
}

/** How a learner comes to the other formula, to the opposite sign, and to the other coefficient. */
export function formulaMissteps(asked: Asked, coefficients: Coefficients) {
  const [, b, c] = coefficients;
  const unasked = asked === "sum" ? "product" : "sum";
  const own = `$${FORMULAS[asked]}$`;
  const other: Misstep = {
    code: "another-quantity",
    deed: `finding the ${unasked} of the solutions, $${FORMULAS[unasked]}$ with ${numbersOf(unasked, coefficients)},`,
  };
  const opposite: Misstep = {
    code: "opposite-sign",
    deed: `${asked === "sum" ? `leaving out the minus sign of ${own}` : `writing a minus sign before ${own}, as for the sum`}, with ${numbersOf(asked, coefficients)},`,
  };
  const exchanged: Misstep = {
    code: "quantities-exchanged",
    deed: `using ${asked === "sum" ? `$c = ${c}$ instead of $b = ${b}$` : `$b = ${b}$ instead of $c = ${c}$`} in ${own}`,
  };
  return { other, opposite, exchanged };
}

/** From an equation some of whose terms may stand on the right side. */
export function formulaSteps(asked: Asked, coefficients: Coefficients, isMoved: boolean): Step[] {
  const [a, b, c] = coefficients;
  const [key, number] = [sumAndProduct(coefficients)[asked], asked === "sum" ? b : c];
  const substituted = number < 0 ? [] : [`${asked === "sum" ? "-" : ""}\\frac{${number}}{${a}}`];
  const chain = [...new Set([FORMULAS[asked], ...substituted, tex(key)])].join(" = ");
  const gathered = stepShowing(
    "Move all terms to the left side.",
    equation(standardForm([a, b, c], "x"), 0),
  );
  return [
    ...(isMoved ? [gathered] : []),
    {
      text: `For $ax^2 + bx + c = 0$, the ${asked} of the solutions is $${FORMULAS[asked]}$, because $a(x - r)(x - s)$ multiplied out is $ax^2 - a(r + s)x + ars$.`,
    },
    {
      text: `Substitute ${numbersOf(asked, coefficients)}.\n\n$${chain}$`,
      claim: `${asked === "sum" ? -b : c}/${a} = ${code(key)}`,
    },
  ];
}
