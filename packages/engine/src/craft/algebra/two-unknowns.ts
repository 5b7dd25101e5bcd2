import type { SlipCode } from "@sat/item";
import type { Step } from "../../model.ts";

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

/** The last steps, once both numbers are found. */
export function stepsFromTwo(
  { x, y, more }: Readonly<Record<AskOfTwo, number>>,
  ask: AskOfTwo,
): Step[] {
  return [
    { text: `So $x = ${x}$ and $y = ${y}$.`, claim: `x + 1000*y = ${x} + 1000*${y}` },
    ...(ask === "all"
      ? [{ text: `Together, $${x} + ${y} = ${x + y}$.`, claim: `x + y = ${x + y}` }]
      : []),
    ...(ask === "more"
      ? [{ text: `The difference is $${more}$.`, claim: `abs(x - y) = ${more}` }]
      : []),
  ];
}
