import { MIDDLE, POINTS, SCALE } from "../score-range.ts";

/**
 * How sure it is that a section's score is at most each ten of the scale: a confidence distribution (Xie and Singh,
 * "Confidence Distribution, the Frequentist Distribution Estimator of a Parameter: A Review", 2013). Whoever is beyond an
 * end of the scale is at it.
 */
export type Confidence = readonly number[];

const TEN = 10;
const TENS = 1 + (SCALE.high - SCALE.low) / TEN;

/** Where so little is left, nothing more is looked for. */
const NOTHING = 0.0005;

/**
 * What a belt says.
 *
 * @param share how likely who has an ability comes out below the paper
 * @param about an ability near the paper's, where looking begins
 */
export function confidenceIn(share: (ability: number) => number, about: number): Confidence {
  const atMost = (ten: number) => 1 - share((SCALE.low + TEN * ten - MIDDLE) / POINTS);
  const ten = Math.round((MIDDLE + POINTS * about - SCALE.low) / TEN);
  const begin = Math.min(TENS, Math.max(0, ten));
  const sure: number[] = Array.from({ length: TENS }, (_, at) => (at < begin ? 0 : 1));
  for (let at = begin - 1, left = 1; at >= 0 && left > NOTHING; at--) {
    left = atMost(at);
    sure[at] = left;
  }
  for (let at = begin, left = 1; at < TENS && left > NOTHING; at++) {
    const reached = atMost(at);
    sure[at] = reached;
    left = 1 - reached;
  }
  return sure;
}

/** The score that this share lie below, in points, not rounded; between two tens goes a straight line. */
export function scoreAt(confidence: Confidence, share: number): number {
  const over = confidence.findIndex((sure) => sure >= share);
  if (over === -1) return SCALE.high;
  const [from = 0, to = 1] = [confidence[over - 1], confidence[over]];
  return over === 0 ? SCALE.low : SCALE.low + TEN * (over - (to - share) / (to - from));
}

export function byTens(points: number): number {
  return TEN * Math.round(points / TEN);
}
