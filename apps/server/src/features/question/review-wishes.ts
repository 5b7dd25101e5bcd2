import type { Wish } from "@sat/engine";
import { type Reason, type ResponseKind, SLIPS } from "@sat/item";
import { localDays } from "../../policies/local-day.ts";
import { nextCard } from "../../policies/review-day.ts";
import { nothingDue } from "../../problems/refusal.ts";
import type { Answers } from "../../records/answers.ts";
import type { Card, Cards } from "../../records/cards.ts";
import { type Asked, wishLike } from "./wish-like.ts";

export interface ReviewContext {
  readonly cards: Cards;
  readonly answers: Pick<Answers, "findLiked">;
  readonly clock: () => Date;
}

/** Who asks for what is due, validated. */
interface Reviewer {
  readonly uid: string;
  readonly timeZone?: string | undefined;
  /** The ways of responding that the client can take. */
  readonly kinds: readonly ResponseKind[];
}

/** What is asked for review, and of which card. */
interface AskedReview extends Asked {
  readonly wishes: readonly Wish[];
  readonly why: Pick<Reason, "words">;
  readonly card: Card;
}

/**
 * A twin of what was missed, for the card that is next. Words come in another text that has them, at whatever level that
 * is; where nothing like it is left, another of the skill comes.
 */
export async function reviewWishes(
  { uid, timeZone = "UTC", kinds }: Reviewer,
  { cards, answers, clock }: ReviewContext,
): Promise<AskedReview> {
  const dayOf = localDays(timeZone);
  const card = nextCard(await cards.list(uid), { today: dayOf(clock()), dayOf });
  if (card === undefined) throw nothingDue();
  const asked = await wishLike({ uid, id: card.questionId }, answers);
  const { section, topic, skill, notOn } = asked.wish;
  const twin = { ...asked.wish, kinds };
  const inAnotherText = { section, topic, skill, on: card.words ?? undefined, kinds };
  const ofTheSkill = { section, topic, skill, notOn, kinds };
  return {
    ...asked,
    wishes: [card.words === null ? twin : inAnotherText, ofTheSkill],
    why: { words: reviewWords(card) },
    card,
  };
}

function reviewWords({ slip, missedDay }: Card): string {
  const name = slip === null ? "these words" : SLIPS[slip];
  const day = new Date(missedDay).toLocaleDateString("en-US", {
    timeZone: "UTC",
    month: "long",
    day: "numeric",
  });
  return `Due again: ${name.charAt(0).toLowerCase()}${name.slice(1)}, missed on ${day}.`;
}
