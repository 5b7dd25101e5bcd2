import { type FactCard, factCards } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import type { Chance } from "../../random/chance.ts";
import { cardTexts } from "../card-texts.ts";
import { type Joint, type Shape, splitFirst, splitLast, withCapital } from "./joint.ts";

/** A joint of a card, in one of the card's texts. */
export interface Place {
  readonly card: FactCard;
  readonly joint: Joint;
  /** With the blank around both words at the joint. */
  readonly text: string;
}

/** Which cards offer texts; the texts themselves are made anew, since all together are millions of words. */
interface Stock {
  readonly cards: readonly FactCard[];
  /** How likely two draws are to be the same: a card is drawn first, however many texts it has. */
  readonly repeats: number;
}

const stocks = new WeakMap<Shape, Map<Difficulty, Stock>>();

function stockOf(shape: Shape, level: Difficulty): Stock {
  const levels = stocks.get(shape) ?? new Map<Difficulty, Stock>();
  stocks.set(shape, levels);
  const known = levels.get(level);
  if (known !== undefined) return known;
  const counted = factCards.map((card) => ({ card, texts: placesOf(shape, card, level).length }));
  const offering = counted.filter(({ texts }) => texts > 0);
  const fresh = {
    cards: offering.map(({ card }) => card),
    repeats: offering.reduce((sum, { texts }) => sum + 1 / texts, 0) / offering.length ** 2,
  };
  levels.set(level, fresh);
  return fresh;
}

/** Whether any card has a text of the shape at the level. */
export function isStocked(shape: Shape, level: Difficulty): boolean {
  return stockOf(shape, level).cards.length > 0;
}

/** How likely two draws from lists of shapes, one for each key, are to be the same text. */
export function repeatsOf(keys: readonly (readonly Shape[])[], level: Difficulty): number {
  const shares = keys.map((shapes) => {
    const weights = new Map<Shape, number>();
    for (const shape of shapes) weights.set(shape, (weights.get(shape) ?? 0) + 1 / shapes.length);
    return [...weights].reduce(
      (sum, [shape, weight]) => sum + weight ** 2 * stockOf(shape, level).repeats,
      0,
    );
  });
  return shares.reduce((sum, share) => sum + share, 0) / keys.length ** 2;
}

/** A text of a shape: a card that has it, then one of the card's; another card if none of them may be asked. */
export function drawPlace(
  chance: Chance,
  shape: Shape,
  level: Difficulty,
  mayAsk: (joint: Joint) => boolean,
): Place {
  const card = chance.pick(stockOf(shape, level).cards);
  const places = placesOf(shape, card, level).filter(({ joint }) => mayAsk(joint));
  return places.length > 0 ? chance.pick(places) : drawPlace(chance, shape, level, mayAsk);
}

function placesOf(shape: Shape, card: FactCard, level: Difficulty): Place[] {
  return shape(card, level)
    .filter((joint) => joint.before.text.includes(" ") && !misreads(joint))
    .flatMap((joint) => textsOf(card, joint).map((text) => ({ card, joint, text })));
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
  const sentence = withCapital(`${start} ${BLANK}${rest}${tail}`);
  if (isWhole) return cardTexts({ ...card, openers: [""] }, sentence).map((text) => text.trim());
  return cardTexts(card, lead === undefined ? sentence : `${lead} ${sentence}`);
}
