/** Chance that is the same every time: Mulberry32 (Tommy Ettinger), started from a whole number. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = Math.imul(seed + 1, 0x9e3779b1);
  }

  /** From 0 up to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let word = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  between(least: number, most: number): number {
    return least + (most - least) * this.next();
  }

  /** A normal variable of this variance, about 0 (Box and Muller). */
  normal(variance: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()) * variance);
    return radius * Math.cos(2 * Math.PI * this.next());
  }
}
