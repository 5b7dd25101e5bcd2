import type { DifficultyChoice, grade, Malformed, Response, SectionChoice } from "@sat/item";
import type { Policy } from "./policy.ts";

/** What the desk must know of a question: how to name it, and what grades it. The rest is the page's business. */
export type DeskQuestion = Parameters<typeof grade>[0] & { readonly id: string };

/** What the next question is to be. */
export interface Choice {
  readonly section: SectionChoice;
  readonly difficulty: DifficultyChoice;
}

/** What holds from question to question. */
export interface Standing extends Choice {
  /** Whether the next question gets a countdown. */
  readonly timed: boolean;
  /** Answers so far, the one in sight included; the right ones among them; the milliseconds spent on them. */
  readonly total: number;
  readonly score: number;
  readonly time: number;
  /** Counts requests, so that the answer to an abandoned one is recognised. */
  readonly request: number;
  /** Whether the learner is there, so that time counts. */
  readonly isPresent: boolean;
}

/** How an answer comes about: what is told of it beside the response itself. */
export interface ProcessData {
  /** Milliseconds that counted until the first choice or keystroke; null before it. */
  readonly timeToFirst: number | null;
  /** How often another option was chosen, or something typed was taken back. */
  readonly changes: number;
  /** Whether the last keystroke took something back; those that take more are part of the same change. */
  readonly isTakingBack: boolean;
  /** How many rungs of the hint were looked at. */
  readonly hintsUsed: number;
  /** How sure the learner says they are; null unless they said that it is a guess. */
  readonly confidence: "guess" | null;
}

/** What the learner has done with an open question. */
export interface Draft {
  readonly response: Response | null;
  /** Milliseconds that count, up to `Shown.since`. */
  readonly spent: number;
  readonly processData: ProcessData;
}

/** The answered question that another is to be like, if it is to be like one. */
interface Wishing {
  readonly like?: string;
}

/** A question open to be answered. Instants are in milliseconds by the page's own time. */
export interface Shown<Question> extends Draft, Wishing {
  readonly phase: "shown";
  readonly question: Question;
  /** Why the response was not taken when it was submitted; null until then, and once it is mended. */
  readonly fault: Malformed | null;
  /** The last instant the desk heard of; null while the learner is away, when time stands still. */
  readonly since: number | null;
  /** The time that may be spent; null without a countdown. */
  readonly limit: number | null;
}

/** A question answered, by the learner or by the countdown, with its result in sight. */
export interface Answered<Question> extends Wishing {
  readonly phase: "answered";
  readonly question: Question;
  readonly response: Response | null;
  readonly correct: boolean;
  readonly autoSubmitted: boolean;
  readonly answeredAt: number;
  readonly timeSpent: number;
}

/** It did not come; it came and cannot be shown; none is left of those that were kept; or the session is over. */
export type FailureReason = "missing" | "invalid" | "used-up" | "over";

/** A question on its way. */
export interface Loading extends Wishing {
  readonly phase: "loading";
  readonly draft: Draft;
}

/** Why no question came. */
export interface Failed extends Wishing {
  readonly phase: "failed";
  readonly draft: Draft;
  readonly reason: FailureReason;
}

type Stage<Question> =
  | { readonly phase: "idle"; readonly draft: Draft }
  | Loading
  | Failed
  | Shown<Question>
  | Answered<Question>
  | { readonly phase: "completed" };

/** A desk as it stands: how it has gone so far, and where the current question is. */
export type DeskState<Question> = Standing & Stage<Question>;

/** A desk with a question on it. */
export type DeskWithQuestion<Question> = Standing & (Shown<Question> | Answered<Question>);

export const NO_PROCESS_DATA: ProcessData = {
  timeToFirst: null,
  changes: 0,
  isTakingBack: false,
  hintsUsed: 0,
  confidence: null,
};

export const NO_DRAFT: Draft = { response: null, spent: 0, processData: NO_PROCESS_DATA };

/** A desk before its first question. */
export function newDesk(start: Choice & Pick<Standing, "timed">): DeskState<never> {
  const { section, difficulty, timed } = start;
  const nothing = { total: 0, score: 0, time: 0, request: 0, isPresent: false };
  return { section, difficulty, timed, ...nothing, phase: "idle", draft: NO_DRAFT };
}

export function standingOf(state: Standing): Standing {
  const { section, difficulty, timed, total, score, time, request, isPresent } = state;
  return { section, difficulty, timed, total, score, time, request, isPresent };
}

export function hasQuestion<Question>(
  state: DeskState<Question>,
): state is DeskWithQuestion<Question> {
  return state.phase === "shown" || state.phase === "answered";
}

/** Whether the server knows the question, and can be told of it. */
export function isNamed({ id }: DeskQuestion): boolean {
  return id !== "";
}

/** The wish for a question like another, if there is one. */
export function wish(like: string | undefined): Wishing {
  return like === undefined ? {} : { like };
}

/** The number of the question that is there or to come: 1 more than were answered before it. */
export function questionNumber({ phase, total }: DeskState<unknown>): number {
  return phase === "answered" ? total : total + 1;
}

/** Right answers to the questions before the current one. */
export function scoreBefore(state: DeskState<unknown>): number {
  return state.phase === "answered" && state.correct ? state.score - 1 : state.score;
}

/** Whether the current question is the last one. */
export function isLast({ length }: Policy, state: DeskState<unknown>): boolean {
  return questionNumber(state) === length;
}

/** Milliseconds left to answer; null without a countdown. */
export function timeLeft({ limit, spent }: Shown<unknown>): number | null {
  return limit === null ? null : limit - spent;
}
