import { type Operand, type Relation, equation } from "../../math/expression.ts";
import { code, inline, tex } from "../../math/print.ts";
import type { Step } from "../../model.ts";

/**
 * A step of an explanation: what is done, and what comes of it on a line of its own, which the examiner checks;
 * `claim` says it with the letters of the facts where these are others.
 */
export function stepTo(deed: string, result: Relation, claim = code(result)): Step {
  return { text: `${deed}\n\n${inline(result)}`, claim };
}

/** Such a step in letters of its own, which no fact names: it is shown and not claimed. */
export function stepShowing(deed: string, result: Relation): Step {
  return { text: stepTo(deed, result).text };
}

/**
 * A step whose line is a chain: "$A = 3 \cdot 4 = 12$". Two neighbors that read alike stand once; the last two sides are
 * what is claimed.
 */
export function stepThrough(deed: string, ...sides: readonly Operand[]): Step {
  const printed = sides.map((side) => tex(side));
  const chain = printed.filter((side, at) => side !== printed[at - 1]);
  const [work = 0, value = work] = sides.slice(-2);
  return { text: `${deed}\n\n$${chain.join(" = ")}$`, claim: code(equation(work, value)) };
}
