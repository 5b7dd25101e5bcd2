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
/** Standard errors that the luckiest of fifty guessers may stray. */
const ERRORS = 4;

/**
 * What luck alone may reach on so many items. It falls below the bound of 0.27 at about 7 500 items: from
 * there on the bound itself holds.
 */
export function luck(items: number): number {
  return CHANCE + ERRORS * Math.sqrt((CHANCE * (1 - CHANCE)) / Math.max(items, 1));
}
