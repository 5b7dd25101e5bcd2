import type { FactCard } from "@sat/content";
import { factCards } from "@sat/content/cards";
import type { Chance } from "../../random/chance.ts";

/** An answer of a level is asked in paragraphs as soon as so many hold it; until then, in sentences made of cards. */
export const FEWEST_PARAGRAPHS = 5;

/** Things of one kind of which some are drawn. */
export interface Stock<Thing> {
  /** Whether there is anything at all. */
  isStocked(): boolean;
  draw(chance: Chance): Thing;
  /** How likely two draws are to be the same, where the odds of a thing to be the same twice are given. */
  oddsOfRepeat(oddsOf?: (thing: Thing) => number): number;
}

/**
 * Things of one kind that sources offer. They are made anew for each draw, since those of all sources together are
 * millions of words; only which sources have none is remembered.
 */
export class SourceStock<Source extends object, Thing> implements Stock<Thing> {
  readonly #sources: readonly Source[];
  readonly #offer: (source: Source) => readonly Thing[];
  readonly #without = new Set<Source>();

  constructor(sources: readonly Source[], offer: (source: Source) => readonly Thing[]) {
    this.#sources = sources;
    this.#offer = offer;
  }

  isStocked(): boolean {
    return this.#sources.some((source) => this.#of(source).length > 0);
  }

  /** How many sources have something to offer. */
  size(): number {
    return this.#sources.filter((source) => this.#of(source).length > 0).length;
  }

  /** One of a source's things: every source that has any is as likely, and so is all that it has. */
  draw(chance: Chance): Thing {
    for (const source of chance.shuffle(this.#sources)) {
      const things = this.#of(source);
      if (things.length > 0) return chance.pick(things);
    }
    throw new RangeError("no source has anything to offer");
  }

  oddsOfRepeat(oddsOf: (thing: Thing) => number = () => 1): number {
    const odds = this.#sources
      .map((source) => this.#of(source))
      .filter(({ length }) => length > 0)
      .map((things) => things.reduce((sum, thing) => sum + oddsOf(thing), 0) / things.length ** 2);
    return odds.reduce((sum, one) => sum + one, 0) / odds.length ** 2;
  }

  #of(source: Source): readonly Thing[] {
    if (this.#without.has(source)) return [];
    const things = this.#offer(source);
    if (things.length === 0) this.#without.add(source);
    return things;
  }
}

/** What fact cards offer. */
export function cardStock<Thing>(offer: (card: FactCard) => readonly Thing[]): Stock<Thing> {
  return new SourceStock(factCards, offer);
}
