import { type Operand, equation, power, product, sum, times } from "../../math/expression.ts";
import { code, tex } from "../../math/print.ts";
import type { Rational } from "../../math/rational.ts";
import type { Step } from "../../model.ts";
import { takenAway } from "./moving-terms.ts";
import { stepShowing } from "../wording/steps.ts";

/** "-4 + 2 = -2", as it is written. */
export function shiftedBy(start: number, by: number): string {
  return `${start} ${by < 0 ? "-" : "+"} ${Math.abs(by)} = ${start + by}`;
}

/** Where the axis of symmetry is, by the formula. */
export function axisStep(a: number, b: number, at: Rational | number, variable = "x"): Step {
  const work = `-\\frac{b}{2a} = -\\frac{${tex(b)}}{${tex(times(2, a))}}`;
  return {
    text: `Use the formula for the $${variable}$-coordinate of the vertex.\n\n$${work} = ${tex(at)}$`,
    claim: `-(${b})/(2*(${a})) = ${code(at)}`,
  };
}

interface Known {
  readonly vertex: { readonly h: number; readonly k: number };
  readonly point: readonly [x: number, y: number];
  readonly a: Rational;
  /** How the first step is told. */
  readonly deed?: string;
}

/** The coefficient of the square from the vertex and one more point. */
export function leadSteps({ vertex: { h, k }, point: [x, y], a, deed }: Known): Step[] {
  const [square, change] = [(x - h) ** 2, y - k];
  const unknown = (base: Operand) => sum(product("a", power(base, 2)), k);
  const isDone = square === 1;
  const proof = `${code(a)}*(${x} - (${h}))^2 = ${change}`;
  const simplified = stepShowing(
    `Work out the square${k === 0 ? "" : `, and ${takenAway(k)}`}.`,
    isDone ? equation("a", a) : equation(change, product(square, "a")),
  );
  return [
    stepShowing(
      deed ?? `Substitute the coordinates of the point $(${x}, ${y})$.`,
      equation(y, unknown(sum(x, -h))),
    ),
    isDone ? { ...simplified, claim: proof } : simplified,
    ...(isDone
      ? []
      : [
          {
            ...stepShowing(`Divide both sides by $${square}$.`, equation("a", a)),
            claim: proof,
          },
        ]),
  ];
}
