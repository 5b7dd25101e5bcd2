import { createEmptyCard, fsrs, type Card as FsrsCard, Rating, State } from "ts-fsrs";
import type { CardRating } from "./card-rating.ts";
import { dayAfter, daysBetween } from "./local-day.ts";

/** What is believed to be remembered of a card, after the latest answer that rated it. Days are `YYYY-MM-DD`. */
export interface CardMemory {
  /** Days after which it is remembered nine times in ten. */
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
  /** Ratings so far, and how often it was forgotten. */
  readonly reps: number;
  readonly lapses: number;
  /** The learner's local day of that answer, and of the latest miss. */
  readonly seenDay: string;
  readonly missedDay: string;
  /** The day on which it is to be asked again. */
  readonly dueDay: string;
}

/**
 * A card is due when it would be forgotten one time in ten, the library's own measure: after a miss the next day, then
 * after 3, 8 and 22 days. Nobody prepares for longer than half a year. Without chance, so that the same answers have the
 * same days, and by days alone, since what is right again within the hour says nothing of tomorrow.
 */
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: 180,
  enable_fuzz: false,
  enable_short_term: false,
});

const GRADES = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const;

/**
 * The memory after one answer more. Each day rates a card once: what is right on the day of the latest rating changes
 * nothing, and a miss only if there was none on that day. What comes later than others counts for the day of the latest.
 * @returns none while nothing was missed
 */
export function afterRating(
  before: CardMemory | undefined,
  rating: CardRating,
  given: string,
): CardMemory | undefined {
  if (before === undefined) {
    return rating === "again" ? rated(createEmptyCard(given), rating, given, given) : undefined;
  }
  const day = given < before.seenDay ? before.seenDay : given;
  const isRated = day === before.seenDay && (rating !== "again" || before.missedDay === day);
  if (isRated) return before;
  return rated(cardOf(before), rating, day, rating === "again" ? day : before.missedDay);
}

/** How likely the card is to be remembered on a day. */
export function chanceRemembered(memory: CardMemory, day: string): number {
  return scheduler.get_retrievability(cardOf(memory), day, false);
}

function rated(card: FsrsCard, rating: CardRating, day: string, missedDay: string): CardMemory {
  const { stability, difficulty, reps, lapses, scheduled_days } = scheduler.next(
    card,
    day,
    GRADES[rating],
  ).card;
  const dueDay = dayAfter(day, scheduled_days);
  return { stability, difficulty, reps, lapses, seenDay: day, missedDay, dueDay };
}

function cardOf({ seenDay, dueDay, stability, difficulty, reps, lapses }: CardMemory): FsrsCard {
  return {
    stability,
    difficulty,
    reps,
    lapses,
    due: new Date(dueDay),
    last_review: new Date(seenDay),
    scheduled_days: daysBetween(seenDay, dueDay),
    state: State.Review,
    // Of steps within a day there are none, and the days elapsed follow from the latest.
    learning_steps: 0,
    elapsed_days: 0,
  };
}
