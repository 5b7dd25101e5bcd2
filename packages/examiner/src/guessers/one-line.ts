import { OPTION_LETTERS } from "@sat/item";
import { FEATURES } from "./features.ts";

const OPTIONS = OPTION_LETTERS.length;

/** Every one-line guesser: the option with most, or with least, of one feature. */
export const GUESSERS: readonly string[] = FEATURES.flatMap(({ name }) => [
  `most: ${name}`,
  `least: ${name}`,
]);

/** The chance of each guesser to be right on one item; equals at the top share it. */
export function chancesOf(features: Float32Array, key: number): Float64Array {
  const chances = new Float64Array(GUESSERS.length);
  FEATURES.forEach((_, feature) => {
    const values = OPTION_LETTERS.map((__, at) => features[at * FEATURES.length + feature] ?? 0);
    const own = values[key] ?? 0;
    chances[2 * feature] = chanceToWin(values, own, Math.max(...values));
    chances[2 * feature + 1] = chanceToWin(values, own, Math.min(...values));
  });
  return chances;
}

function chanceToWin(values: readonly number[], own: number, best: number): number {
  return own === best ? 1 / values.filter((value) => value === best).length : 0;
}

export interface Guess {
  readonly name: string;
  /** Share of items guessed right. */
  readonly rate: number;
}

/** Every guess, from the rate of each guesser; shunning the pick of a bad one is a guess too. */
export function withShunned(rates: Readonly<Record<string, number>>): Guess[] {
  return Object.entries(rates).flatMap(([name, rate]): Guess[] => [
    { name, rate },
    { name: `not ${name}`, rate: (1 - rate) / (OPTIONS - 1) },
  ]);
}

/** The best one-line guess. */
export function bestGuess(rates: Readonly<Record<string, number>>): Guess {
  return withShunned(rates).reduce((best, guess) => (guess.rate > best.rate ? guess : best), {
    name: "none",
    rate: 0,
  });
}

/** The rate of each guesser, from their summed chances over the items. */
export function ratesOf(sums: ArrayLike<number>, items: number): Record<string, number> {
  return Object.fromEntries(
    items === 0 ? [] : GUESSERS.map((name, at) => [name, (sums[at] ?? 0) / items]),
  );
}
