import { Chance } from "./chance.ts";

/** Rounds of the Feistel network; four are enough for a permutation that looks random. */
const ROUNDS = 4;

/**
 * A walk of its own through the seeds 0 … size-1: a permutation, so that `index` 0, 1, 2 … never meets
 * a seed twice.
 *
 * @param walk what the walk belongs to, as one text: learner, model and level, or a model's own stock
 */
export function permuteSeed(walk: string, index: number, size: number): number {
  return permutationOf(walk, size)(index);
}

/**
 * The walk as a function, for those who take many steps of it: a small one has few masks, which it keeps. A balanced
 * Feistel network over the next even power of two, walked until the value falls inside (cycle walking, Black and
 * Rogaway 2002).
 */
export function permutationOf(walk: string, size: number): (index: number) => number {
  const halfBits = Math.max(1, Math.ceil(bitLength(size - 1) / 2));
  const half = 2 ** halfBits;
  const masks = new Map<number, number>();

  function maskOf(round: number, right: number): number {
    const place = round * half + right;
    const known = masks.get(place);
    if (known !== undefined) return known;
    const mask = new Chance(`${walk}/${round}/${right}`).int(0, half - 1);
    masks.set(place, mask);
    return mask;
  }

  function encrypt(value: number): number {
    let [left, right] = [Math.floor(value / half), value % half];
    for (let round = 0; round < ROUNDS; round++) {
      [left, right] = [right, (left + maskOf(round, right)) % half];
    }
    return left * half + right;
  }

  return (index) => {
    if (index < 0 || index >= size) throw new RangeError(`index ${index} is not below ${size}`);
    let value = index;
    do value = encrypt(value);
    while (value >= size);
    return value;
  };
}

function bitLength(value: number): number {
  return value.toString(2).length;
}
