/** How many different items a model seems to make at a level. */
export interface Space {
  readonly declared: number;
  /**
   * Chao's lower estimate from what was met once and twice; null while nothing, or almost nothing,
   * was met twice, when the sample is too small to tell.
   */
  readonly estimate: number | null;
}

/** What was met over the seeds of a level. */
export interface Met {
  readonly signatures: number;
  readonly once: number;
  readonly twice: number;
}

/** Fewer repeats than this tell nothing. */
const FEWEST_TWICE = 5;

/** Chao1 (Chao 1984): different + once² / (2 · twice). */
export function estimateSpace(
  declared: number,
  items: number,
  { signatures, once, twice }: Met,
): Space {
  if (once === 0 && items > 0) return { declared, estimate: signatures };
  if (twice < FEWEST_TWICE) return { declared, estimate: null };
  return { declared, estimate: Math.round(signatures + once ** 2 / (2 * twice)) };
}

/**
 * Most repeats to be expected of so many draws, if the true space is at least half the declared one:
 * the mean for equally likely items, and four standard deviations.
 */
export function mostRepeats(declared: number, draws: number): number {
  const space = declared / 2;
  const expected = draws - space * (1 - Math.exp(-draws / space));
  return expected + 4 * Math.sqrt(expected) + 3;
}
