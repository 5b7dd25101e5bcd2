import type { Review, ReviewedCard } from "@sat/contract";
import { type SkillCode, SKILLS } from "@sat/item";
import { EXAM_PACE } from "../../policies/exam-pace.ts";
import { localDays } from "../../policies/local-day.ts";
import { reviewDay } from "../../policies/review-day.ts";
import type { Answers } from "../../records/answers.ts";
import type { Card, Cards } from "../../records/cards.ts";

export interface ReviewContext {
  readonly cards: Pick<Cards, "list">;
  readonly answers: Pick<Answers, "paceOf">;
  readonly clock: () => Date;
}

/** What a learner means to review, validated. */
export interface ReviewInput {
  readonly uid: string;
  readonly timeZone: string;
  /** So many questions of the skill are to come among those that are due. */
  readonly skill?: SkillCode | undefined;
  readonly more: number;
}

const MINUTE = 60_000;

/** What is due for review today, how long that takes, and what has become of what was reviewed. */
export async function readReview(
  { uid, timeZone, skill, more }: ReviewInput,
  { cards, answers, clock }: ReviewContext,
): Promise<Review> {
  const dayOf = localDays(timeZone);
  const today = dayOf(clock());
  const { due, left, done, nextDay } = reviewDay(await cards.list(uid), { today, dayOf });
  const pace = { ...EXAM_PACE, ...(await answers.paceOf(uid)) };
  const timeOf = (code: SkillCode) => pace[SKILLS[code].sections[0]];
  const dueTime = due.reduce((sum, card) => sum + timeOf(card.skill), 0);
  const moreTime = skill === undefined ? 0 : more * timeOf(skill);
  return {
    due: due.length,
    today: left,
    // Of those due nobody knows yet which are asked.
    minutes: Math.ceil(((due.length && (dueTime * left) / due.length) + moreTime) / MINUTE),
    done: done.map((card) => reviewed(card, today)),
    nextDay,
  };
}

function reviewed(card: Card, today: string): ReviewedCard {
  const { questionId, skill, slip, missedDay, dueDay } = card;
  return { questionId, skill, slip, right: missedDay !== today, dueDay };
}
