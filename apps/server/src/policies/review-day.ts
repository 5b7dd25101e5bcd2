import { type CardMemory, chanceRemembered } from "./card-memory.ts";
import type { CardName } from "./card-name.ts";
import { dayAfter } from "./local-day.ts";

/** Most cards that are asked on one day: what is more waits, and nobody is told that it does. */
export const MOST_A_DAY = 20;

/** A learner's card. */
export type ReviewCard = CardName &
  CardMemory & {
    /** ISO 8601 instant when it was last asked for review, if it was. */
    readonly askedAt: string | null;
  };

/** A local day, and how instants come to theirs. */
export interface Today {
  readonly today: string;
  readonly dayOf: (instant: Date) => string;
}

/** How it stands with a learner's cards on a day. */
export interface ReviewDay<Card extends ReviewCard> {
  /** Those that are due. */
  readonly due: readonly Card[];
  /** Those of them that are yet to be asked on this day. */
  readonly left: number;
  /** Those asked for review, and rated, on this day. */
  readonly done: readonly Card[];
  /** The next day on which something is due; none while nothing is to come. */
  readonly nextDay: string | null;
}

export function reviewDay<Card extends ReviewCard>(
  cards: readonly Card[],
  at: Today,
): ReviewDay<Card> {
  const { today } = at;
  const due = cards.filter(({ dueDay }) => dueDay <= today);
  const done = cards.filter((card) => card.seenDay === today && isAsked(card, at));
  const left = Math.min(due.length, Math.max(0, MOST_A_DAY - done.length));
  const days = cards.map(({ dueDay }) => dueDay).filter((day) => day > today);
  const waiting = due.length > left ? [dayAfter(today, 1)] : [];
  return { due, left, done, nextDay: [...waiting, ...days].toSorted().at(0) ?? null };
}

/**
 * The card to ask next: the one most at risk of being forgotten, but not of the skill that was asked last while another is
 * due. What was asked today and is not rated, since it is open yet or was left, comes after all others.
 */
export function nextCard<Card extends ReviewCard>(
  cards: readonly Card[],
  at: Today,
): Card | undefined {
  const { due, left } = reviewDay(cards, at);
  if (left === 0) return undefined;
  const last = cards.toSorted((one, other) => compare(other.askedAt, one.askedAt)).at(0);
  const rankOf = (card: Card) =>
    2 * Number(isAsked(card, at)) + Number(last?.askedAt && card.skill === last.skill);
  const risk = new Map(due.map((card) => [card, chanceRemembered(card, at.today)]));
  return due
    .toSorted(
      (one, other) =>
        rankOf(one) - rankOf(other) ||
        compare(one.askedAt, other.askedAt) * Number(isAsked(one, at)) ||
        (risk.get(one) ?? 0) - (risk.get(other) ?? 0),
    )
    .at(0);
}

function isAsked({ askedAt }: ReviewCard, { today, dayOf }: Today): boolean {
  return askedAt !== null && dayOf(new Date(askedAt)) === today;
}

/** In the order of time; never comes first. */
function compare(one: string | null, other: string | null): number {
  const [first, second] = [one ?? "", other ?? ""];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
