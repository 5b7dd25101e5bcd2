import {
  mergeWork,
  type ModuleWork,
  NO_WORK,
  type QuestionWork,
  type ResponseKind,
  responseIn,
  workOn,
} from "@sat/item";
import type { ModuleClock } from "./module-clock.ts";

/** What the desk must know of a module; its questions are the page's business. */
export interface ModulePlan {
  /** How each question is answered, in the module's order. */
  readonly kinds: readonly ResponseKind[];
  /** Milliseconds that it may take; null if untimed. */
  readonly limit: number | null;
  /** Whether it may be paused, and handed in before time is up. */
  readonly isPractice: boolean;
}

/**
 * Where a module stands: its clock runs; it rests; nothing more may be done, for time is up or it is handed in; the
 * server has said that it has ended; or that there is no such module any more.
 */
type ModulePhase = "working" | "paused" | "closed" | "ended" | "gone";

/** A module of a test on the desk. */
export interface ModuleDesk {
  readonly plan: ModulePlan;
  readonly phase: ModulePhase;
  readonly clock: ModuleClock;
  readonly work: ModuleWork;
  /** Index of the current question. */
  readonly current: number;
  /** Whether the review page is in sight instead of the question. */
  readonly isReviewing: boolean;
  readonly isPresent: boolean;
  /** By the module's clock, since when the current question is in sight; null while it is not. */
  readonly visitedSince: number | null;
  readonly isClockHidden: boolean;
  readonly isHandedIn: boolean;
  /** Counts what was done, and how much of it the server has. */
  readonly done: number;
  readonly delivered: number;
  /** When the server's word last had the module rest or go on, by the device's steady clock. */
  readonly turnedAt: number;
  /** Whether the clock is to be held against the server's. */
  readonly isDoubtful: boolean;
}

/** How a question stands in the navigator. */
export interface QuestionStanding {
  readonly isCurrent: boolean;
  readonly isAnswered: boolean;
  readonly isMarked: boolean;
}

const SECOND = 1000;

/** From so many milliseconds before the end on, the clock cannot be hidden. */
const FIVE_MINUTES = 300_000;

/** The module's time, in whole milliseconds. */
export function timeIn({ clock, plan }: ModuleDesk): number {
  const elapsed = Math.floor(clock.elapsed);
  return plan.limit === null ? elapsed : Math.min(elapsed, plan.limit);
}

/** Milliseconds left; null if untimed. */
export function moduleTimeLeft(desk: ModuleDesk): number | null {
  const { limit } = desk.plan;
  return limit === null ? null : limit - timeIn(desk);
}

/** Milliseconds until the module's clock shows another second; a second where it shows none, or stands still. */
export function untilNextSecond(desk: ModuleDesk): number {
  const left = desk.phase === "working" ? moduleTimeLeft(desk) : null;
  return left === null ? SECOND : (left % SECOND) + 1;
}

export function isInLastMinutes(desk: ModuleDesk): boolean {
  const left = moduleTimeLeft(desk);
  return left !== null && left <= FIVE_MINUTES;
}

export function isClockInSight(desk: ModuleDesk): boolean {
  return !desk.isClockHidden || isInLastMinutes(desk);
}

export function standings(desk: ModuleDesk): QuestionStanding[] {
  return desk.plan.kinds.map((_, index) => {
    const question = workOn(desk.work, index);
    return {
      isCurrent: index === desk.current,
      isAnswered: responseIn(question) !== null,
      isMarked: question.marked.value,
    };
  });
}

/** What was done, with the time that the current question has been in sight. */
export function workSoFar(desk: ModuleDesk): ModuleWork {
  const { work, current, visitedSince } = desk;
  if (visitedSince === null) return mergeWork(work, NO_WORK);
  const visit = { at: visitedSince, spent: Math.max(0, timeIn(desk) - visitedSince) };
  const { visits } = workOn(work, current);
  return mergeWork(withQuestion(desk, { visits: [...visits, visit] }), NO_WORK);
}

/** The work with something of the current question changed. */
export function withQuestion(
  { plan, work, current }: ModuleDesk,
  change: Partial<QuestionWork>,
): ModuleWork {
  return {
    questions: plan.kinds.map((_, index) => {
      const question = workOn(work, index);
      return index === current ? { ...question, ...change } : question;
    }),
  };
}

/** What the server is to be called for: to take the work in, to end the module before time is up, or nothing. */
export function callDue(desk: ModuleDesk): "deliver" | "end" | null {
  const { phase, isHandedIn, done, delivered, isDoubtful } = desk;
  if (phase === "gone") return null;
  if (phase === "closed") return isHandedIn ? "end" : "deliver";
  return done > delivered || (isDoubtful && phase !== "ended") ? "deliver" : null;
}
