import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/** Raised by `Chance.reject`: this draw will not do; `generate` draws again. */
export class Rejection extends Error {
  override name = "Rejection";
}

/** One for each reason: models have few, and an error takes longer to make than a draw. */
const rejections = new Map<string, Rejection>();

function rejectionFor(reason: string): Rejection {
  const known = rejections.get(reason) ?? new Rejection(reason);
  rejections.set(reason, known);
  return known;
}

/**
 * The engine's only source of chance: a stream of numbers fixed by its key. The key is hashed, never
 * added to, so neighbouring seeds are independent; `sub` opens a stream of its own by name, so that a
 * longer list of names does not change the numbers, nor the numbers the order of the options.
 */
export class Chance {
  readonly #key: string;
  readonly #place: (size: number) => number;
  /** Absent until the first draw: many streams are only there to open others. */
  #next: (() => number) | undefined;

  /** @param place whose turn it is in a stock of a given size; the same throughout the item's draws. */
  constructor(key: string, place: (size: number) => number = () => 0) {
    this.#key = key;
    this.#place = place;
  }

  /** The named stream under this one. */
  sub(name: string): Chance {
    return new Chance(`${this.#key}/${name}`, this.#place);
  }

  /** A whole number from min to max, both included, each equally likely. */
  int(min: number, max: number): number {
    const size = max - min + 1;
    if (!Number.isSafeInteger(size) || size < 1 || size > 2 ** 32) {
      throw new RangeError(`int(${min}, ${max}) is not a range of at most 2^32 whole numbers`);
    }
    this.#next ??= sfc32(sha256(utf8ToBytes(this.#key)));
    let word = this.#next();
    // Words past the last full multiple of `size` are drawn again, so that no value is favoured; there are fewer than `size`.
    while (word >= 2 ** 32 - size && word >= 2 ** 32 - (2 ** 32 % size)) word = this.#next();
    return min + (word % size);
  }

  /** A whole number from -size to size, never 0. */
  nonzero(size: number): number {
    const magnitude = this.int(1, size);
    return magnitude * this.sign();
  }

  flip(): boolean {
    return this.int(0, 1) === 1;
  }

  sign(): 1 | -1 {
    return this.flip() ? 1 : -1;
  }

  pick<T>(from: readonly T[]): T {
    const index = this.int(0, from.length - 1);
    return from[index] as T; // index is inside: int() throws on an empty list
  }

  shuffle<T>(list: readonly T[]): T[] {
    const out = [...list];
    for (let last = out.length - 1; last > 0; last--) {
      const other = this.int(0, last);
      [out[last], out[other]] = [out[other] as T, out[last] as T]; // both indexes are inside
    }
    return out;
  }

  /** `count` different members of the list, in random order. */
  sample<T>(from: readonly T[], count: number): T[] {
    if (count > from.length) throw new RangeError(`cannot sample ${count} of ${from.length}`);
    return this.shuffle(from).slice(0, count);
  }

  /**
   * For closed stocks and decks: the member whose turn it is by the seed itself, in the model's own order (`inTurn`),
   * so that as many consecutive seeds as the list is long show all of it, each once.
   */
  turn<T>(stock: readonly T[]): T {
    if (stock.length === 0) throw new RangeError("turn() needs a stock that is not empty");
    const member = stock[this.#place(stock.length)];
    if (member === undefined) throw new RangeError("turn() needs a place inside the stock");
    return member;
  }

  /** Gives up this draw. The reason is counted and reported; it must not depend on which option is the key. */
  reject(reason: string): never {
    throw rejectionFor(reason);
  }

  /** Gives up this draw unless the condition holds. */
  require(condition: boolean, reason: string): void {
    if (!condition) this.reject(reason);
  }
}

/** Small fast counter generator (sfc32, Chris Doty-Humphrey, PractRand), keyed by the first 96 bits of a hash. */
function sfc32(hash: Uint8Array): () => number {
  const view = new DataView(hash.buffer, hash.byteOffset);
  let a = view.getUint32(0);
  let b = view.getUint32(4);
  let c = view.getUint32(8);
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round++) next();
  return next;
}
