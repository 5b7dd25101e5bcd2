import type { Relation } from "../../math/expression.ts";
import { code, inline } from "../../math/print.ts";
import type { Step } from "../../model.ts";

/**
 * A step of an explanation: what is done, and what comes of it on a line of its own, which the examiner checks;
 * `claim` says it with the letters of the facts where these are others.
 */
export function stepTo(deed: string, result: Relation, claim = code(result)): Step {
  return { text: `${deed}\n\n${inline(result)}`, claim };
}
