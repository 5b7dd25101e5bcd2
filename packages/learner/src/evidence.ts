import type { ResponseKind } from "@sat/item";
import type { Answer } from "./answer.ts";
import { density, shareBelow } from "./normal.ts";

/** How likely an answer is from a learner who knows the way to the key, and from one who does not. */
export interface Evidence {
  readonly known: number;
  readonly unknown: number;
}

/** One option of four, and no number by luck. */
const LUCK: Readonly<Record<ResponseKind, number>> = { choice: 0.25, entry: 0 };
/** Who knows the way still errs now and then. */
const CARE = 0.99;

/** How likely a right answer is. */
export function evidenceOfRight(kind: ResponseKind): Evidence {
  return { known: CARE, unknown: LUCK[kind] };
}

/**
 * What an answer says, as the thing it is. A guess that is right says nothing: by luck it is as likely as from one who
 * knows and does not trust it. Time that ran out is no wrong answer: who knows the way may be too slow for it, though
 * less often.
 */
export function evidenceOf({ outcome, manner, kind }: Answer): Evidence | null {
  if (manner === "clicked") return null;
  if (outcome === "none") return { known: 0.4, unknown: 1 };
  const right = evidenceOfRight(kind);
  if (outcome === "wrong") return { known: 1 - right.known, unknown: 1 - right.unknown };
  return manner === "guessed" && kind === "choice" ? null : right;
}

/** How likely an answer is from a learner who stands so many spreads above the question. */
function likelihood({ known, unknown }: Evidence, z: number): number {
  return unknown + (known - unknown) * shareBelow(z);
}

/**
 * How an answer turns what is believed: the derivatives of its likelihood's logarithm. The slope moves the mean, the
 * curvature shrinks the covariances (Minka, "Expectation Propagation", 2001, equation 3.32 on).
 */
export function turn(evidence: Evidence, z: number) {
  const slope = ((evidence.known - evidence.unknown) * density(z)) / likelihood(evidence, z);
  return { slope, curvature: slope * (slope + z) };
}
