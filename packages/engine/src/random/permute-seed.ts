import { Chance } from "./chance.ts";

/** Rounds of the Feistel network; four are enough for a permutation that looks random. */
const ROUNDS = 4;

/**
 * A walk of its own through the seeds 0 … size-1: a permutation, so that `index` 0, 1, 2 … never meets
 * a seed twice. A balanced Feistel network over the next even power of two, walked until the value falls
 * inside (cycle walking, Black and Rogaway 2002).
 *
 * @param walk what the walk belongs to, as one text: learner, model and level, or a model's own stock
 */
export function permuteSeed(walk: string, index: number, size: number, maskOf = mask): number {
  if (index < 0 || index >= size) throw new RangeError(`index ${index} is not below ${size}`);
  const halfBits = Math.max(1, Math.ceil(bitLength(size - 1) / 2));
  const half = 2 ** halfBits;
  let value = index;
  do value = encrypt((round, right) => maskOf(walk, round, right, half), value, half);
  while (value >= size);
  return value;
}

/** What a round adds to the left half, told by the right one. */
export function mask(walk: string, round: number, right: number, half: number): number {
  return new Chance(`${walk}/${round}/${right}`).int(0, half - 1);
}

function encrypt(maskOf: (round: number, right: number) => number, value: number, half: number) {
  let [left, right] = [Math.floor(value / half), value % half];
  for (let round = 0; round < ROUNDS; round++) {
    [left, right] = [right, (left + maskOf(round, right)) % half];
  }
  return left * half + right;
}

function bitLength(value: number): number {
  return value.toString(2).length;
}
