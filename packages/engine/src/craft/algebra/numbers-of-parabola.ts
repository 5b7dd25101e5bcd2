import type { Misstep } from "../options/slips.ts";
import { stepThrough, stepTo } from "../wording/steps.ts";
import {
  type Expression,
  type Operand,
  call,
  equation,
  fraction,
  negative,
  power,
  product,
  sum,
  times,
} from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import type { Step } from "../../model.ts";
import { axisStep } from "./parabola-steps.ts";
import { standardForm, vertexForm } from "./quadratics.ts";

export const ASKS = ["place", "value", "start", "partner"] as const;
type Ask = (typeof ASKS)[number];

/** a(x - h)² + k in standard form. */
export interface NumberOfParabola {
  readonly name: string;
  readonly a: number;
  readonly h: number;
  readonly k: number;
  readonly ask: Ask;
}

export function standardOf({ a, h, k }: NumberOfParabola): Expression {
  return standardForm([a, -2 * a * h, a * h * h + k], "x");
}

export function extremeOf(a: number): "minimum" | "maximum" {
  return a > 0 ? "minimum" : "maximum";
}

const PLACE = "$x$-coordinate of the vertex, $-\\frac{b}{2a}$,";

/** How each of the numbers is found, and the mistake behind giving it for another. */
export function slipsOf({ name, a, h, k, ask }: NumberOfParabola): Record<Ask, Misstep> {
  const [b, c] = [-2 * a * h, a * h * h + k];
  const place = { work: negative(fraction(b, 2 * a)) };
  return {
    place:
      ask === "partner"
        ? { ...place, code: "stopped-early", deed: `stopping at the ${PLACE}` }
        : { ...place, code: "another-quantity", deed: `finding the ${PLACE}` },
    value: {
      code: "another-quantity",
      deed: `finding the $y$-coordinate of the vertex, $${name}(${h})$,`,
      work: valueAt({ a, b, c }, h),
    },
    start: {
      code: "another-quantity",
      deed: `finding the $y$-coordinate at $x = 0$, $${name}(0)$,`,
      work: startOf({ a, b, c }),
    },
    partner:
      Math.abs(a) === 1
        ? {
            code: "wrong-formula",
            deed: "doubling the $x$-coordinate of the vertex",
            work: times(2, h),
          }
        : {
            code: "wrong-formula",
            deed: "computing $-\\frac{b}{a}$ instead of $-\\frac{b}{2a}$",
            work: negative(fraction(b, a)),
          },
  };
}

/** ax² + bx + c with a number for x. */
function valueAt({ a, b, c }: Coefficients, x: number): Expression {
  return sum(product(a, power(x, 2)), times(b, x), c);
}

/** The same for x = 0; a minus before a zero is not written. */
function startOf({ a, b, c }: Coefficients): Operand {
  return a === -1 ? c : sum(product(a, power(0, 2)), times(b, 0), c);
}

interface Coefficients {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

export const TEXTS = {
  place: {
    opening: "A quadratic function reaches its minimum or maximum at the vertex of its graph.",
    hint: "At which point of the graph is the function least or greatest, and which coordinate is asked for?",
    tip: "The question “for what value of $x$” asks for the input, not for the value of the function.",
  },
  value: {
    opening:
      "The minimum or maximum value of a quadratic function is the $y$-coordinate of its vertex.",
    hint: "At which $x$ is the function least or greatest, and how is its value there found?",
    tip: "The formula $-\\frac{b}{2a}$ gives an input. For the value of the function, substitute that input.",
  },
  start: {
    opening: "Every point on the $y$-axis has the $x$-coordinate $0$.",
    hint: "What is the $x$-coordinate of every point on the $y$-axis?",
    tip: "The graph of $y = ax^2 + bx + c$ crosses the $y$-axis at $(0, c)$.",
  },
  partner: {
    opening:
      "Two points of a parabola at the same height are equally far from its axis of symmetry.",
    hint: "The two points have the same $y$-coordinate. Where must the axis of symmetry lie?",
    tip: "The axis of symmetry lies halfway between two points with equal $y$-coordinates.",
  },
} as const;

export function stepsOf(given: NumberOfParabola): Step[] {
  const { name, a, h, k, ask } = given;
  const [b, c] = [-2 * a * h, a * h * h + k];
  const vertex = axisStep(a, b, h);
  const coefficients = {
    text: `Read the coefficients of $x^2$ and $x$.\n\n$a = ${a}$ and $b = ${b}$`,
  };
  switch (ask) {
    case "place":
      return [
        coefficients,
        vertex,
        {
          text: `Since $a = ${a}$ is ${a > 0 ? "positive" : "negative"}, the graph opens ${a > 0 ? "upward" : "downward"}, and the function has its ${extremeOf(a)} at $x = ${h}$.`,
        },
      ];
    case "value":
      return [
        coefficients,
        vertex,
        stepThrough(
          `Substitute $${h}$ for $x$ to find the ${extremeOf(a)} value.`,
          call(name, h),
          valueAt({ a, b, c }, h),
          sum(a * h * h, b * h, c),
          k,
        ),
      ];
    case "start":
      return [
        {
          text: "The graph crosses the $y$-axis at $x = 0$. Find the value of the function there.",
        },
        stepThrough("Substitute $0$ for $x$.", call(name, 0), startOf({ a, b, c }), c),
        { text: `The graph crosses the $y$-axis at $(0, ${c})$, so $q = ${c}$.` },
      ];
    case "partner":
      return [
        coefficients,
        vertex,
        {
          text: `The axis of symmetry, $x = ${h}$, is halfway between $0$ and $p$.\n\n$\\frac{0 + p}{2} = ${h}$`,
          claim: `(0 + p)/2 = ${h}`,
        },
        stepTo("Multiply both sides by $2$.", equation("p", 2 * h)),
      ];
  }
}

export function whyOf({ a, h, k, ask }: NumberOfParabola): string {
  const c = a * h * h + k;
  return {
    place: `The function is equal to ${inline(vertexForm({ a, h, k }, "x"))}, and its squared part is $0$ at $x = ${h}$.`,
    value: `The function is equal to ${inline(vertexForm({ a, h, k }, "x"))}, and its squared part is $0$ at $x = ${h}$.`,
    start: "At $x = 0$ the terms with $x$ are $0$, and only the constant term is left.",
    partner: `The points $(0, ${c})$ and $(${2 * h}, ${c})$ have the same $y$-coordinate and are equally far from the line $x = ${h}$.`,
  }[ask];
}
