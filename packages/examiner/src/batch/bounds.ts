const CHANCE = 0.25;

/** What guessers of one model may reach, as shares of items. */
interface Bounds {
  readonly oneLine: number;
  readonly trained: number;
  /** The share from which luck is counted: what such models give away, which a leak must be told apart from. */
  readonly innocent: number;
}

const CLOSED: Bounds = { oneLine: 0.27, trained: 0.32, innocent: CHANCE };

/** As many keys as one line may guess may stand at one letter. */
export const POOL: Bounds = { oneLine: 0.42, trained: 0.42, innocent: 0.36 };

/** The oftenest key of four may be three in eight. */
const WEIGHTED: Bounds = { oneLine: 0.42, trained: 0.42, innocent: 0.375 };

/**
 * The bounds on guessing from the options alone, for one model of each design. Designs that are closed under their slips
 * promise to give nothing away; three slips from a pool beside the key give away a little (ADR 65), and so do four forms
 * of which two are the key more often than the others (ADR 70). Authored options
 * are measured, not held to any.
 */
export const BOUNDS: ReadonlyMap<string, Bounds> = new Map([
  ["orbit", CLOSED],
  ["rotating-ask", CLOSED],
  ["ladder", CLOSED],
  ["pool", POOL],
  ["weighted", WEIGHTED],
]);

/** The bounds over all models together that have some. */
export const BANK_BOUNDS = {
  oneLine: 0.3,
  /** Of the trained guesser's mean: over those that promise to give nothing away, and over all. */
  trainedClosed: 0.28,
  trained: 0.31,
  /** How far the shares of the key's letters and ranks may be from a quarter: over all, and over the pools alone. */
  offEven: 0.04,
  offEvenInPools: 0.06,
} as const;

/** Fewer models are no bank. */
export const BANK = 100;

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
export function suspicion(items: number, innocent = CHANCE): number {
  return innocent + SUSPICION * Math.sqrt((innocent * (1 - innocent)) / Math.max(items, 1));
}

/**
 * The most that luck reaches on so many items, but for one examination in a thousand: by the exact tail of the binomial
 * law, which holds for few items too. Stocks walked without return stray by less (Hoeffding 1963), never by more. It
 * falls below the bound of 0.27 at about fourteen and a half thousand items: from there on the bound itself holds.
 */
export function luck(items: number, innocent = CHANCE): number {
  let log = items * Math.log(innocent);
  let tail = 0;
  for (let right = items; right > 0; right--) {
    tail += Math.exp(log);
    if (tail > FALSE_ALARMS / TESTS) return right / items;
    log += Math.log(((1 - innocent) / innocent) * (right / (items - right + 1)));
  }
  return 1;
}
