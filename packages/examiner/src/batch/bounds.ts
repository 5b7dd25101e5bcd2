/** What a guesser may reach, as shares of items. */
export interface Bound {
  readonly limit: number;
}

/** The project's bounds on guessing from the options alone: for one model, and for all on average. */
export const BOUNDS = {
  oneLine: { limit: 0.27 },
  trained: { limit: 0.32 },
  trainedMean: { limit: 0.28 },
} as const satisfies Record<string, Bound>;

/** Option designs that promise to give nothing away. Authored options are measured, not held to it. */
export const DESIGNS_WITHOUT_LEAK: ReadonlySet<string> = new Set([
  "orbit",
  "rotating-ask",
  "ladder",
]);

const CHANCE = 0.25;

/**
 * Standard errors that luck may stray. An examination asks 58 guessers, and the shunning of each, about more than four
 * hundred models: at four errors luck alone would stop one examination in ten. At five the exact binomial tail, once
 * in a million at the 300 items of one level, comes to less than one in twenty over all those tests if they were
 * independent; they are far from it, so it comes to one in five hundred as measured. What that costs in sight: at
 * 300 seeds of a single level a leak of 45 % is found 99 times in 100 and one of 35 % one time in five; at 5,000 seeds
 * a leak of 30 % is found 998 times in 1,000. Stocks walked without return stray by less (Hoeffding 1963), never by more.
 */
const ERRORS = 5;

/**
 * What luck alone may reach on so many items. It falls below the bound of 0.27 at about 11,700 items: from
 * there on the bound itself holds.
 */
export function luck(items: number): number {
  return CHANCE + ERRORS * Math.sqrt((CHANCE * (1 - CHANCE)) / Math.max(items, 1));
}
