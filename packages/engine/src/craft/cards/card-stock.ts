import type { FactCard } from "@sat/content";
import { factCards } from "@sat/content/cards";
import type { Chance } from "../../random/chance.ts";

/**
 * Things of one kind that fact cards offer. They are made anew for each draw, since those of all cards together are
 * millions of words; only which cards have none is remembered.
 */
export class CardStock<Thing> {
  readonly #offer: (card: FactCard) => readonly Thing[];
  readonly #without = new Set<FactCard>();

  constructor(offer: (card: FactCard) => readonly Thing[]) {
    this.#offer = offer;
  }

  /** Whether any card has something to offer. */
  isStocked(): boolean {
    return factCards.some((card) => this.#of(card).length > 0);
  }

  /** One of a card's things: every card that has any is as likely, and so is all that it has. */
  draw(chance: Chance): Thing {
    for (const card of chance.shuffle(factCards)) {
      const things = this.#of(card);
      if (things.length > 0) return chance.pick(things);
    }
    throw new RangeError("no card has anything to offer");
  }

  /** How likely two draws are to be the same, where the odds of a thing to be the same twice are given. */
  oddsOfRepeat(oddsOf: (thing: Thing) => number = () => 1): number {
    const odds = factCards
      .map((card) => this.#of(card))
      .filter(({ length }) => length > 0)
      .map((things) => things.reduce((sum, thing) => sum + oddsOf(thing), 0) / things.length ** 2);
    return odds.reduce((sum, one) => sum + one, 0) / odds.length ** 2;
  }

  #of(card: FactCard): readonly Thing[] {
    if (this.#without.has(card)) return [];
    const things = this.#offer(card);
    if (things.length === 0) this.#without.add(card);
    return things;
  }
}
