import type { Question } from "@sat/contract";
import {
  type Difficulty,
  grade,
  type OptionLetter,
  responseOf,
  type SectionChoice,
} from "@sat/item";
import { COUNTDOWN_MS, START_DELAY_MS } from "./countdown.ts";
import { readQuestion } from "../read-question.ts";
import { toldTime } from "../told-time.ts";

export const INVALID_QUESTION = "Invalid question format received. Please try again.";
export const LOAD_FAILED = "Failed to load question. Please check your connection and try again.";

/** What holds from question to question. */
interface Standing {
  readonly section: SectionChoice;
  readonly difficulty: Difficulty;
  /** Whether the next question gets a countdown. */
  readonly timed: boolean;
  readonly score: number;
  readonly total: number;
  /** Counts requests, so that an answer to an abandoned one is recognised. */
  readonly request: number;
}

/** A question open to be answered. Instants are in milliseconds by the page's own time. */
export interface Shown {
  readonly phase: "shown";
  readonly question: Question;
  readonly selected: OptionLetter | null;
  readonly shownAt: number;
  /** The last instant the session heard of; time stands still here while the page is away. */
  readonly now: number;
  /** When time runs out; null without a countdown. */
  readonly deadline: number | null;
}

/** A question answered, by the learner or by the countdown. */
export interface Submitted {
  readonly phase: "submitted";
  readonly question: Question;
  readonly selected: OptionLetter | null;
  readonly correct: boolean;
  readonly autoSubmitted: boolean;
  readonly submittedAt: number;
  /** Milliseconds from shown to submitted, without the time the page was away. */
  readonly timeSpent: number;
}

type Stage =
  | { readonly phase: "idle" }
  | { readonly phase: "loading" }
  | { readonly phase: "error"; readonly message: string }
  | Shown
  | Submitted;

/** One run of practice: the score so far and where the current question stands. */
export type Session = Standing & Stage;

export type SessionEvent =
  | { readonly kind: "section-chosen"; readonly section: SectionChoice }
  | { readonly kind: "difficulty-chosen"; readonly difficulty: Difficulty }
  /** The learner came for a section; what is open in another one is set aside. */
  | { readonly kind: "arrived"; readonly section: SectionChoice }
  | { readonly kind: "timer-toggled" }
  | { readonly kind: "requested" }
  | {
      readonly kind: "loaded";
      readonly request: number;
      readonly question: unknown;
      readonly at: number;
    }
  | { readonly kind: "load-failed"; readonly request: number; readonly message?: string }
  | { readonly kind: "selected"; readonly letter: OptionLetter }
  | { readonly kind: "submitted"; readonly at: number }
  | { readonly kind: "ticked"; readonly at: number }
  | { readonly kind: "left"; readonly at: number }
  | { readonly kind: "resumed"; readonly at: number }
  | { readonly kind: "reset" };

/** A session before its first question. */
export function newSession(choice: Pick<Standing, "section" | "difficulty" | "timed">): Session {
  return { phase: "idle", ...choice, score: 0, total: 0, request: 0 };
}

/** The session after an event; an event that means nothing in the present phase changes nothing. */
export function next(session: Session, event: SessionEvent): Session {
  switch (event.kind) {
    case "section-chosen":
      return session.phase === "loading" ? session : { ...session, section: event.section };
    case "difficulty-chosen":
      return session.phase === "loading" ? session : { ...session, difficulty: event.difficulty };
    case "arrived":
      return arrived(session, event.section);
    case "timer-toggled":
      return session.phase === "shown" ? session : { ...session, timed: !session.timed };
    case "requested":
      return requested(session);
    case "loaded":
      return isAwaited(session, event.request)
        ? loaded(session, event.question, event.at)
        : session;
    case "load-failed":
      return isAwaited(session, event.request)
        ? failed(session, event.message ?? LOAD_FAILED)
        : session;
    case "selected":
      return session.phase === "shown" ? { ...session, selected: event.letter } : session;
    case "submitted":
      return submittedByLearner(session, event.at);
    case "ticked":
      return ticked(session, event.at);
    case "left":
      return session.phase === "shown" ? { ...session, now: later(session, event.at) } : session;
    case "resumed":
      return resumed(session, event.at);
    case "reset":
      return { ...standing(session), phase: "idle", score: 0, total: 0 };
  }
}

function standing(session: Session): Standing {
  const { section, difficulty, timed, score, total, request } = session;
  return { section, difficulty, timed, score, total, request };
}

function arrived(session: Session, section: SectionChoice): Session {
  return section === session.section ? session : { ...standing(session), phase: "idle", section };
}

function isAwaited(session: Session, request: number): boolean {
  return session.phase === "loading" && session.request === request;
}

/** What a tick and a press report may arrive out of order; the session's time never goes back. */
function later(session: Shown, at: number): number {
  return Math.max(session.now, at);
}

function requested(session: Session): Session {
  if (session.phase === "loading") return session;
  return { ...standing(session), phase: "loading", request: session.request + 1 };
}

function failed(session: Session, message: string): Session {
  return { ...standing(session), phase: "error", message };
}

function loaded(session: Session, answer: unknown, at: number): Session {
  const question = readQuestion(answer, session);
  if (question === undefined) return failed(session, INVALID_QUESTION);
  return {
    ...standing(session),
    phase: "shown",
    question,
    selected: null,
    shownAt: at,
    now: at,
    deadline: session.timed ? at + START_DELAY_MS + COUNTDOWN_MS : null,
  };
}

function submittedByLearner(session: Session, at: number): Session {
  if (session.phase !== "shown" || session.selected === null) return session;
  const now = later(session, at);
  // A press that arrives after the deadline, before the tick that would have closed the question.
  const isLate = session.deadline !== null && now >= session.deadline;
  return closed({ ...session, now }, isLate);
}

function ticked(session: Session, at: number): Session {
  if (session.phase !== "shown" || session.deadline === null) return session;
  const now = later(session, at);
  return now < session.deadline ? { ...session, now } : closed({ ...session, now }, true);
}

function closed(session: Standing & Shown, autoSubmitted: boolean): Session {
  const { question, selected, now, shownAt, deadline } = session;
  const end = autoSubmitted && deadline !== null ? deadline : now;
  const correct = grade(question, responseOf(selected));
  return {
    ...standing(session),
    phase: "submitted",
    question,
    selected,
    correct,
    autoSubmitted,
    submittedAt: now,
    timeSpent: toldTime(end - shownAt),
    score: session.score + (correct ? 1 : 0),
    total: session.total + 1,
  };
}

/**
 * Moves every instant by the time away, so that the countdown goes on from what was left, by the time of whichever
 * page goes on with it.
 */
function resumed(session: Session, at: number): Session {
  if (session.phase !== "shown") return session;
  const away = at - session.now;
  return {
    ...session,
    now: at,
    shownAt: session.shownAt + away,
    deadline: session.deadline === null ? null : session.deadline + away,
  };
}

/** The number of the question that is shown or to come: 1 more than were answered before it. */
export function questionNumber({ phase, total }: Session): number {
  return phase === "submitted" ? total : total + 1;
}
