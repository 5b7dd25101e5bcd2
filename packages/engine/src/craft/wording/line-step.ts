import { type Operand, equation } from "../../math/expression.ts";
import { inline, tex } from "../../math/print.ts";
import type { Step } from "../../model.ts";
import { stepTo } from "./steps.ts";

/** A step with a line of TeX of its own, for what trees do not write: sides by their corners, ratios, degrees. */
export function lineStep(deed: string, line: string, claim?: string): Step {
  const text = `${deed}\n\n$${line}$`;
  return claim === undefined ? { text } : { text, claim };
}

/** A calculation and its result, which stands once where the two read alike. */
export function stepOnce(deed: string, work: Operand, result: Operand, claim: string): Step {
  return tex(work) === tex(result)
    ? { text: `${deed}\n\n${inline(result)}`, claim }
    : stepTo(deed, equation(work, result), claim);
}
