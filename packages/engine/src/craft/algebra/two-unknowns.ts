import type { SlipCode } from "@sat/item";
import { code, inline } from "../../math/print.ts";
import type { Step } from "../../model.ts";
import { eliminationSteps, substitutionSteps } from "./eliminating.ts";
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
  const system = { a, b, m: a * x + b * y, c, d, n: c * x + d * y };
  const [one, other] = [standardForm(a, b, system.m), standardForm(c, d, system.n)];
  return [
    { text: `${letters}\n\n${inline(one)}\n\n${inline(other)}`, claim: code(one) },
    ...eliminationSteps(system, "x"),
    ...(ask === "x" ? [] : substitutionSteps(system, x)),
  ];
}
