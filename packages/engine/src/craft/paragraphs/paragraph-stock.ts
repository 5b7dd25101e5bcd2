import type { Paragraph } from "@sat/content";
import { paragraphs } from "@sat/content/paragraphs";
import type { Chance } from "../../random/chance.ts";

/** Fewer paragraphs than this are no stock: what they offer would come again too soon. */
const FEWEST = 3;

/**
 * Things of one kind that paragraphs offer. They are made anew for each draw, since those of all paragraphs together are
 * millions of words; only which paragraphs have none is remembered.
 */
export class ParagraphStock<Thing> {
  readonly #offer: (paragraph: Paragraph) => readonly Thing[];
  readonly #without = new Set<Paragraph>();

  /** Throws a RangeError unless three paragraphs or more have something to offer. */
  constructor(offer: (paragraph: Paragraph) => readonly Thing[]) {
    this.#offer = offer;
    const offering = paragraphs.filter((paragraph) => this.#of(paragraph).length > 0).length;
    if (offering < FEWEST) throw new RangeError(`only ${offering} paragraphs offer such a thing`);
  }

  /** One of a paragraph's things: every paragraph that has any is as likely, and so is all that it has. */
  draw(chance: Chance): Thing {
    for (const paragraph of chance.shuffle(paragraphs)) {
      const things = this.#of(paragraph);
      if (things.length > 0) return chance.pick(things);
    }
    throw new RangeError("no paragraph has anything to offer");
  }

  /** How likely two draws are to be the same. */
  oddsOfRepeat(): number {
    const odds = paragraphs
      .map((paragraph) => this.#of(paragraph).length)
      .filter((things) => things > 0)
      .map((things) => 1 / things);
    return odds.reduce((sum, one) => sum + one, 0) / odds.length ** 2;
  }

  #of(paragraph: Paragraph): readonly Thing[] {
    if (this.#without.has(paragraph)) return [];
    const things = this.#offer(paragraph);
    if (things.length === 0) this.#without.add(paragraph);
    return things;
  }
}

/**
 * The number of equally likely items that would repeat as often as the drawn ones: keys, paragraphs, and places are drawn
 * in turn, so that an item of a small stock comes more often than one of a large stock. A stock counts as often as its
 * key is drawn.
 */
export function evenSpace(
  stocks: readonly Pick<ParagraphStock<unknown>, "oddsOfRepeat">[],
  weights: readonly number[] = stocks.map(() => 1),
): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const odds = stocks.map((stock, at) => stock.oddsOfRepeat() * ((weights[at] ?? 1) / all) ** 2);
  return Math.floor(1 / odds.reduce((sum, each) => sum + each, 0));
}
