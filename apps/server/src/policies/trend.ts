import type { Trend } from "@sat/contract";

/** How many of a skill's latest answers are looked at: the later half against the half before. */
export const TREND_ANSWERS = 20;
const HALF = TREND_ANSWERS / 2;

/**
 * By how many right answers the halves must differ. Of two halves of ten that are equally hard to a learner with 65 % they
 * differ by as many, one way, in one case of fifty: of thirty skills about one is told of wrongly.
 */
const MARGIN = 5;

/** Where a skill is going, from its latest results, the latest first; null while there are too few to say. */
export function trendOf(latest: readonly boolean[]): Trend | null {
  if (latest.length < TREND_ANSWERS) return null;
  const right = (results: readonly boolean[]) => results.filter(Boolean).length;
  const rise = right(latest.slice(0, HALF)) - right(latest.slice(HALF, TREND_ANSWERS));
  if (Math.abs(rise) < MARGIN) return "steady";
  return rise > 0 ? "better" : "worse";
}
