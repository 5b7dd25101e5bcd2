/** Counts how often texts are met, holding one number for each and not the text. */
export class TextCounter {
  readonly #counts = new Map<number, number>();

  /** How often this text has been met, this time included. */
  meet(text: string): number {
    const key = textHash(text);
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count;
  }

  /** How many different texts there were. */
  get size(): number {
    return this.#counts.size;
  }

  /** How many texts were met exactly so often. */
  metTimes(times: number): number {
    let found = 0;
    for (const count of this.#counts.values()) if (count === times) found++;
    return found;
  }
}

const PRIME = 16_777_619;
const BASES = [2_166_136_261, 3_735_928_559] as const;

/**
 * A whole number below 2^53 that stands for the text: two FNV-1a sums (Fowler, Noll and Vo) side by
 * side. Two of a million texts collide with odds of one in ten thousand.
 */
export function textHash(text: string): number {
  let [high, low]: [number, number] = [...BASES];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, PRIME);
    low = Math.imul(low ^ (unit + at), PRIME);
  }
  return (high >>> 0) * 2 ** 21 + (low >>> 11);
}
