import { keyed, renamed } from "./keyed.ts";

/**
 * Which of the vertical lines that stand for the solutions is asked for, in words; undefined where a sentence cannot say
 * it. In the facts, "other" is the other solution.
 */
export function whichLine(where: readonly string[], unknown: string): string | undefined {
  const [first, ...more] = where;
  if (first === undefined) return "The solution is a vertical line. Where it meets the $x$-axis,";
  if (more.length > 0) return undefined;
  const side = sideOf(first, unknown);
  if (side !== undefined) return `${EACH} Where the one on the ${side} meets the $x$-axis,`;
  const condition = keyed(renamed(first, { [unknown]: "x" }));
  if (!/^x [<>] -?[\d./]+$/.test(condition)) return undefined;
  return `${EACH} Where the one with $${condition}$ meets the $x$-axis,`;
}

/** How a picture with more than one solution begins. */
export const EACH = "Each solution is a vertical line.";

/** On which side of the other solution the one asked for is. */
export function sideOf(condition: string, unknown: string): "left" | "right" | undefined {
  if (condition === `${unknown} < other`) return "left";
  return condition === `${unknown} > other` ? "right" : undefined;
}
