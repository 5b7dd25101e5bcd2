import { equation, sum } from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import type { Misstep } from "../options/slips.ts";

/** Taking the number in the factor of a zero for that zero, and what the factor is worth there. */
export function factorMisread(unknown: string, zero: number): Misstep {
  const value = equation(sum(-zero, -zero), -2 * zero);
  return {
    code: "sign-inside-parentheses",
    deed: `setting $${unknown}$ equal to the number in the factor ${inline(sum(unknown, -zero))}, which is then ${inline(value)} and not zero,`,
  };
}
