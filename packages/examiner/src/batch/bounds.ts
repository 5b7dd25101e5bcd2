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

/** Guessers, and the shunning of each, times models: at least as many tests as one examination makes. */
export const TESTS = 60_000;

/** How often luck alone may stop an examination, were all its tests independent; they are not, so it is less often. */
const FALSE_ALARMS = 1 / 1_000;

/** Standard errors at which a guesser is suspected, and its model looked at again. */
const SUSPICION = 3;

/** How many times as many seeds the second look takes: a wide one costs little, for few models are suspected. */
export const SECOND_LOOK = 4;

/**
 * A rate above which a guesser is suspected. It decides nothing but what is looked at twice: both looks together are
 * held to `luck`, and find what one look at four standard errors finds, at a thousandth of its false alarms.
 */
export function suspicion(items: number): number {
  return CHANCE + SUSPICION * Math.sqrt((CHANCE * (1 - CHANCE)) / Math.max(items, 1));
}

/**
 * The most that luck reaches on so many items, but for one examination in a thousand: by the exact tail of the binomial
 * law, which holds for few items too. Stocks walked without return stray by less (Hoeffding 1963), never by more. It
 * falls below the bound of 0.27 at about fourteen and a half thousand items: from there on the bound itself holds.
 */
export function luck(items: number): number {
  let log = items * Math.log(CHANCE);
  let tail = 0;
  for (let right = items; right > 0; right--) {
    tail += Math.exp(log);
    if (tail > FALSE_ALARMS / TESTS) return right / items;
    log += Math.log(((1 - CHANCE) / CHANCE) * (right / (items - right + 1)));
  }
  return 1;
}
