import { bisect } from "./bisect.ts";
import { type Curve, curveAt, curveOf } from "./curve.ts";
import type { ScoredAnswer } from "./sat-section.ts";

/** No estimate lies farther from the middle, in logits: well past both ends of the scale. */
const REACH = 4;
/** A tenth of a point. */
const NEAR = 0.001;

/**
 * The ability that answers say, in logits: Warm's weighted likelihood estimate ("Weighted likelihood estimation of ability
 * in item response theory", 1989), which unlike the likeliest ability exists for every paper, and is hardly biased.
 */
export function warmEstimate(answers: readonly ScoredAnswer[]): number {
  const curves = answers.map(curveOf);
  const isBelow = (ability: number) => {
    let surplus = correction(curves, ability);
    for (const [at, curve] of curves.entries()) {
      const { weight, chance } = curveAt(curve, ability);
      surplus += weight * ((answers[at]?.right === true ? 1 : 0) - chance);
    }
    return surplus > 0;
  };
  return bisect(isBelow, [-REACH, REACH], NEAR);
}

/** What Warm adds to the slope of the logarithm of the likelihood, so that the estimate is not biased. */
export function correction(curves: readonly Curve[], ability: number): number {
  let [bends, sum] = [0, 0];
  for (const curve of curves) {
    const { weight, rise, bend } = curveAt(curve, ability);
    bends += weight * bend;
    sum += weight * rise;
  }
  return bends / (2 * sum);
}

/** Fisher's information: one over the variance of an estimate, nearly. */
export function information(curves: readonly Curve[], ability: number): number {
  return curves.reduce((sum, curve) => {
    const { weight, rise } = curveAt(curve, ability);
    return sum + weight * rise;
  }, 0);
}
