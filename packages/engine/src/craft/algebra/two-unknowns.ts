import type { SlipCode } from "@sat/item";
import { equation, product } from "../../math/expression.ts";
import { code, inline, tex } from "../../math/print.ts";
import { gcd } from "../../math/rational.ts";
import type { Step } from "../../model.ts";
import { timesThe } from "../wording/words.ts";
import { standardForm } from "./lines.ts";

/** What can be asked of two whole numbers: either of them, their sum, or by how much they differ. */
export const ASKS_OF_TWO = ["x", "y", "all", "more"] as const;
export type AskOfTwo = (typeof ASKS_OF_TWO)[number];

/** The answer to each of the asks. */
export function valuesOfTwo(x: number, y: number): Readonly<Record<AskOfTwo, number>> {
  return { x, y, all: x + y, more: Math.abs(x - y) };
}

/** The slip of giving one of the four where another is asked. */
export function slipOfTwo(ask: AskOfTwo, given: AskOfTwo): SlipCode {
  const isHalfway = (ask === "all" || ask === "more") && (given === "x" || given === "y");
  return isHalfway ? "stopped-early" : "another-quantity";
}

/** The calculation of one of the four, for a reason: ", $40 + 15 = 55$,"; none where it is a number of the solution. */
export function workedOfTwo({ x, y }: Readonly<Record<AskOfTwo, number>>, given: AskOfTwo): string {
  const [most, least] = [Math.max(x, y), Math.min(x, y)];
  if (given === "all") return `, $${x} + ${y} = ${x + y}$,`;
  return given === "more" ? `, $${most} - ${least} = ${most - least}$,` : "";
}

/** The last step, once both numbers are found, where neither of them is asked. */
export function stepsFromTwo(
  { x, y, more }: Readonly<Record<AskOfTwo, number>>,
  ask: AskOfTwo,
): Step[] {
  const [most, least] = [Math.max(x, y), Math.min(x, y)];
  if (ask === "all")
    return [
      { text: `Add the two numbers.\n\n$${x} + ${y} = ${x + y}$`, claim: `x + y = ${x + y}` },
    ];
  return ask === "more"
    ? [
        {
          text: `Subtract the smaller number from the greater one.\n\n$${most} - ${least} = ${more}$`,
          claim: `abs(x - y) = ${more}`,
        },
      ]
    : [];
}

/** Two equations ax + by and cx + dy, with their solution. */
interface System extends Readonly<Record<"a" | "b" | "c" | "d" | "x" | "y", number>> {
  /** What the letters stand for, and what gives the equations: "Let $x$ and $y$ be …". */
  readonly letters: string;
  readonly ask: AskOfTwo;
}

/** Both equations, and their solution: y is eliminated, and then found from the first equation, unless x alone is asked. */
export function stepsByElimination({ letters, a, b, c, d, x, y, ask }: System): Step[] {
  const [one, other] = [a * x + b * y, c * x + d * y];
  const given = [standardForm(a, b, one), standardForm(c, d, other)] as const;
  const [byFirst, bySecond] = [d / gcd(b, d), b / gcd(b, d)];
  const factor = byFirst * a - bySecond * c;
  const left = equation(product(factor, "x"), factor * x);
  const multiple = (times: number, total: number) =>
    times === 1 ? tex(total) : `${times} \\cdot ${tex(total)}`;
  return [
    {
      text: `${letters}\n\n${inline(given[0])}\n\n${inline(given[1])}`,
      claim: code(given[0]),
    },
    {
      text: `Subtract ${timesThe(bySecond, "second equation")} from ${timesThe(byFirst, "first")}, so that $y$ cancels.\n\n$${tex(product(factor, "x"))} = ${multiple(byFirst, one)} - ${multiple(bySecond, other)} = ${tex(factor * x)}$`,
      claim: code(left),
    },
    ...(factor === 1
      ? []
      : [{ text: `Divide both sides by $${factor}$.\n\n$x = ${x}$`, claim: `x = ${x}` }]),
    ...(ask === "x"
      ? []
      : [
          {
            text: `Substitute $${x}$ for $x$ in the first equation, and solve for $y$.\n\n$${multiple(a, x)} + ${tex(product(b, "y"))} = ${tex(one)}$\n\n$y = ${y}$`,
            claim: `x + 1000*y = ${x} + 1000*${y}`,
          },
        ]),
  ];
}
