import { termAt } from "./term-at.ts";
import { call, expression, fraction, sum } from "../../math/expression.ts";
import { code, inline, tex } from "../../math/print.ts";
import { type Rational, multiply, negate, rational, subtract } from "../../math/rational.ts";
import { workOut } from "../../math/work-out.ts";
import type { Step } from "../../model.ts";

type Point = readonly [x: number, y: number];

/** A number as it stands after a minus or beside a factor: "(-3)". */
function bracketed(value: Rational | number): string {
  const { num } = rationalOf(value);
  const isTall = /\\frac/.test(tex(value));
  if (num >= 0) return tex(value);
  return isTall ? `\\left(${tex(value)}\\right)` : `(${tex(value)})`;
}

function rationalOf(value: Rational | number): Rational {
  return typeof value === "number" ? rational(value) : value;
}

/** A difference before it is worked out: "7 - (-3)". */
export function difference(from: number, taken: number): string {
  return taken === 0 ? tex(from) : `${tex(from)} - ${bracketed(taken)}`;
}

/**
 * A quotient of two differences, and what it is worth: "\frac{7 - (-3)}{6 - 1} = \frac{10}{5} = 2". Both differences are
 * turned around where that spares taking away 0.
 */
export function quotientOfDifferences(over: Point, under: Point): string {
  const isTurned = under[1] === 0 || (over[1] === 0 && under[0] !== 0);
  const [top, bottom] = isTurned ? [turned(over), turned(under)] : [over, under];
  const [rise, run] = [top[0] - top[1], bottom[0] - bottom[1]];
  const written = `\\frac{${difference(...top)}}{${difference(...bottom)}}`;
  const value = tex(rational(rise, run));
  const chain = [written, Math.abs(run) === 1 ? value : tex(fraction(rise, run)), value];
  return chain.filter((side, at) => side !== chain[at - 1]).join(" = ");
}

function turned([first, second]: Point): Point {
  return [second, first];
}

/** The slope of the line through two points, worked out on a line of its own. */
export function slopeStep(deed: string, [x, y]: Point, [u, v]: Point): Step {
  return {
    text: `${deed}\n\n$${quotientOfDifferences([v, y], [u, x])}$`,
    claim: `(${v} - (${y}))/(${u} - (${x})) = ${code(rational(v - y, u - x))}`,
  };
}

/** "b = 9 - (-2)(4) = 17": the constant term that a slope and a point lead to. */
export function constantWork(slope: Rational, [x, y]: Point): string {
  const constant = subtract(y, multiply(slope, x));
  return `b = ${tex(y)} - ${bracketed(slope)}(${tex(x)}) = ${tex(constant)}`;
}

/** "f(4) = 2 \cdot 4 + 1 = 9": a value of a linear function, worked out. */
export function valueWork(
  name: string,
  x: number,
  slope: Rational,
  constant: Rational | number,
): string {
  const written = sum(termAt(slope, x), constant);
  return `${tex(call(name, x))} = ${tex(written)} = ${tex(workOut(written))}`;
}

/** From a slope and a point to the constant term, step by step. */
export function constantSteps(slope: Rational, [x, y]: Point): Step[] {
  const term = multiply(slope, x);
  const constant = subtract(y, term);
  const undo = term.num > 0 ? `Subtract ${inline(term)} from` : `Add ${inline(negate(term))} to`;
  const isOne = Math.abs(slope.num) === slope.den;
  const shown = isOne ? tex(term) : `${tex(slope)}(${tex(x)})`;
  return [
    {
      text: `Substitute the slope, the input $${tex(x)}$, and the output $${tex(y)}$ into $y = mx + b$.\n\n$${shown} + b = ${tex(y)}$`,
    },
    ...(isOne ? [] : [{ text: `Multiply.\n\n$${tex(term)} + b = ${tex(y)}$` }]),
    {
      text: `${undo} both sides.\n\n$b = ${tex(constant)}$`,
      claim: `${code(expression(y))} - (${code(term)}) = ${code(constant)}`,
    },
  ];
}
