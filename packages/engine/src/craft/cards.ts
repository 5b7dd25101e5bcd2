import type { StarterFact, StarterCard, FactRelation } from "@sat/content";

/** Every pair of a card and one of the things it holds. */
export function onCards<T>(
  cards: readonly StarterCard[],
  things: (card: StarterCard) => readonly T[],
): { readonly card: StarterCard; readonly thing: T }[] {
  return cards.flatMap((card) => things(card).map((thing) => ({ card, thing })));
}

/** The fact of that id. Throws when the card has none: a fault of the card, which its test finds. */
export function factOf({ id, facts }: StarterCard, fact: string): StarterFact {
  const found = facts.find((candidate) => candidate.id === fact);
  if (found === undefined) throw new RangeError(`card ${id} has no fact ${fact}`);
  return found;
}

export interface RelatedFacts {
  readonly card: StarterCard;
  readonly kind: FactRelation["kind"];
  readonly from: StarterFact;
  readonly to: StarterFact;
}

/** Every two facts of one card that stand in a relation. */
export function allRelatedFacts(cards: readonly StarterCard[]): RelatedFacts[] {
  return onCards(cards, ({ relations }) => relations).map(({ card, thing }) => ({
    card,
    kind: thing.kind,
    from: factOf(card, thing.from),
    to: factOf(card, thing.to),
  }));
}
