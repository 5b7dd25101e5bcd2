import type { FactCard } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { CardStock } from "../cards/card-stock.ts";
import { cardTexts } from "../cards/card-texts.ts";
import { type Joint, type Shape, splitFirst, splitLast, withCapital } from "./joint.ts";

/** A joint of a card, in one of the card's texts. */
export interface Place {
  readonly card: FactCard;
  readonly joint: Joint;
  /** With the blank around both words at the joint. */
  readonly text: string;
}

/** The places of a shape, at a level. */
export type Stock = CardStock<Place>;

export function stockOf(shape: Shape, level: Difficulty, mayAsk: (joint: Joint) => boolean): Stock {
  return new CardStock((card) =>
    shape(card, level)
      .filter((joint) => joint.before.text.includes(" ") && !misreads(joint) && mayAsk(joint))
      .flatMap((joint) => textsOf(card, joint).map((text) => ({ card, joint, text }))),
  );
}

/** How likely two draws from lists of stocks, one for each key, are to be the same text. */
export function oddsOfRepeat(keys: readonly (readonly Stock[])[]): number {
  const shares = keys.map((stocks) => {
    const weights = new Map<Stock, number>();
    for (const stock of stocks) weights.set(stock, (weights.get(stock) ?? 0) + 1 / stocks.length);
    return [...weights].reduce(
      (sum, [stock, weight]) => sum + weight ** 2 * stock.oddsOfRepeat(),
      0,
    );
  });
  return shares.reduce((sum, share) => sum + share, 0) / keys.length ** 2;
}

/** Whether the words at the joint are twice the same, or would look like the letter of an option: "letter (a". */
function misreads({ before, after }: Joint): boolean {
  const [last, first] = [splitLast(before.text)[1], splitFirst(after.text)[0]];
  const around = `${before.text} ${after.text}`;
  return (
    last.toLowerCase() === first.toLowerCase() ||
    /\b(letter|choice|option|answer)s?[,;:—]? ?\(?[a-d]\b/i.test(around)
  );
}

/** The card's texts with the blank around the joint, both neighboring words inside it. */
function textsOf(card: FactCard, { before, after, tail, lead, isWhole }: Joint): string[] {
  const [start] = splitLast(before.text);
  const [, rest] = splitFirst(after.text);
  const sentence = withCapital(`${start} ${BLANK}${rest}${tail}`.trimStart());
  if (isWhole) return cardTexts({ ...card, openers: [""] }, sentence).map((text) => text.trim());
  return cardTexts(card, lead === undefined ? sentence : `${lead} ${sentence}`);
}
