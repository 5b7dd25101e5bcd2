import type { ResponseKind } from "@sat/item";

/** The time that each question has, in milliseconds. */
interface QuestionClock {
  /** From a question shown to the start of its countdown. */
  readonly startDelay: number;
  readonly countdown: number;
}

/** What makes one way of working differ from another; the desk itself is the same for all. */
export interface Policy {
  /** How many questions there are; null when there is no end to them. */
  readonly length: number | null;
  /** How its questions may be answered. */
  readonly kinds: readonly ResponseKind[];
  /** The countdown that a learner can have; null where there is none. */
  readonly clock: QuestionClock | null;
  /** Whether the first question is asked for by itself, and each one after a reset. */
  readonly beginsByItself: boolean;
  /** Whether an open question can be left unanswered for another. */
  readonly canSkip: boolean;
  /** When an open question's time runs: while its page is there, or only while that is in sight. */
  readonly timeRuns: "while-there" | "in-sight";
  /** What is kept of it: all, or the place where it was left, since the server knows the rest. */
  readonly keeps: "all" | "place";
}

const MINUTE: QuestionClock = { startDelay: 100, countdown: 60_000 };

/** The practice page: one question after another, each when it is asked for. */
export const practice = {
  length: null,
  kinds: ["choice", "entry"],
  clock: MINUTE,
  beginsByItself: false,
  canSkip: true,
  timeRuns: "while-there",
  keeps: "all",
} as const satisfies Policy;

/** The quiz: practice that begins by itself, with options only. */
export const quiz = {
  ...practice,
  kinds: ["choice"],
  beginsByItself: true,
} as const satisfies Policy;

/** A study session: ten questions without a countdown. */
export const studySession = {
  length: 10,
  kinds: ["choice", "entry"],
  clock: null,
  beginsByItself: true,
  canSkip: false,
  timeRuns: "in-sight",
  keeps: "place",
} as const satisfies Policy;

/** A review of so many questions: as calm as a study session, and kept whole, since nobody else knows how far it is. */
export function review(length: number) {
  return { ...studySession, length, keeps: "all" } as const satisfies Policy;
}
