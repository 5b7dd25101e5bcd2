import { sum } from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import type { Misstep } from "../options/slips.ts";

/** Taking the number in the factor of a zero for that zero. */
export function factorMisread(unknown: string, zero: number): Misstep {
  return {
    code: "sign-inside-parentheses",
    deed: `reading the solution as $${-zero}$, not $${zero}$, from the factor ${inline(sum(unknown, -zero))}`,
  };
}
