import type { Question, StudyMode, StudySession } from "@sat/contract";
import { grade, type OptionLetter, responseOf, type TopicId } from "@sat/item";
import { toldTime } from "../../../question/told-time.ts";
import { SESSION_LENGTH } from "../../../question/session-length.ts";

/** What the learner has done with the open question. */
export interface Draft {
  readonly selected: OptionLetter | null;
  /** Milliseconds the question has been in sight, before `Shown.since`. */
  readonly spent: number;
}

/** What holds from question to question. */
interface Standing {
  readonly id: string;
  readonly topic: TopicId;
  readonly mode: StudyMode;
  /** Which question the learner is at, from 1; past the last one when the session is completed. */
  readonly number: number;
  /** Right answers before it. */
  readonly score: number;
  /** Milliseconds spent before it. */
  readonly totalTime: number;
  /** Whether the page is in sight, so that time counts. */
  readonly isPresent: boolean;
}

/** A question open to be answered. Instants are in milliseconds by the page's own time. */
export interface Shown extends Draft {
  readonly phase: "shown";
  readonly question: Question;
  /** Since when it has been in sight without a break; null while it is not. */
  readonly since: number | null;
}

/** A question answered, with its result in sight. */
export interface Answered {
  readonly phase: "answered";
  readonly question: Question;
  readonly selected: OptionLetter;
  readonly correct: boolean;
  readonly timeSpent: number;
}

/** It did not come; it came and cannot be shown; or the session was completed or discarded elsewhere. */
export type FailureReason = "missing" | "invalid" | "over";

type Stage =
  | { readonly phase: "due" | "loading"; readonly draft: Draft }
  | { readonly phase: "failed"; readonly draft: Draft; readonly reason: FailureReason }
  | Shown
  | Answered
  | { readonly phase: "completed" };

/** A study session as it stands at the learner's desk. */
export type StudyRun = Standing & Stage;

export type RunEvent =
  | { readonly kind: "requested" }
  | {
      readonly kind: "loaded";
      readonly number: number;
      readonly question: Question;
      readonly at: number;
    }
  | { readonly kind: "load-failed"; readonly number: number; readonly reason: FailureReason }
  | { readonly kind: "selected"; readonly letter: OptionLetter }
  | { readonly kind: "submitted"; readonly at: number }
  | { readonly kind: "left"; readonly at: number }
  | { readonly kind: "resumed"; readonly at: number };

/** Where the learner left a session on this device. */
export type Bookmark = Draft & {
  readonly number: number;
  /** Whether the result of that question was still in sight. */
  readonly isAnswered: boolean;
};

const NOTHING: Draft = { selected: null, spent: 0 };

/** A session taken up where the server, and on this device the bookmark, has it. */
export function takeUp(session: StudySession, bookmark: Bookmark | undefined): StudyRun {
  const { id, topic, mode, records } = session;
  const last = records.at(-1);
  const isResult = bookmark?.isAnswered === true && bookmark.number === last?.number;
  const before = isResult ? records.slice(0, -1) : records;
  const standing: Standing = {
    id,
    topic,
    mode,
    number: before.length + 1,
    score: before.filter(({ correct }) => correct).length,
    totalTime: before.reduce((total, { timeSpent }) => total + timeSpent, 0),
    isPresent: false,
  };
  if (isResult && last !== undefined) {
    const { question, userAnswer: selected, correct, timeSpent } = last;
    return { ...standing, phase: "answered", question, selected, correct, timeSpent };
  }
  const isDraft = bookmark?.isAnswered === false && bookmark.number === standing.number;
  return { ...standing, phase: "due", draft: isDraft ? draftOf(bookmark) : NOTHING };
}

/** The run after an event; an event that means nothing in the present phase changes nothing. */
export function next(run: StudyRun, event: RunEvent): StudyRun {
  switch (event.kind) {
    case "requested":
      return requested(run);
    case "loaded":
      return isAwaited(run, event.number) ? loaded(run, event.question, event.at) : run;
    case "load-failed":
      return isAwaited(run, event.number) ? failed(run, event.reason) : run;
    case "selected":
      return run.phase === "shown" ? { ...run, selected: event.letter } : run;
    case "submitted":
      return submitted(run, event.at);
    case "left":
      return left(run, event.at);
    case "resumed":
      return resumed(run, event.at);
  }
}

/** The share of the session that lies behind the learner, in whole percent. */
export function percentComplete({ number }: StudyRun): number {
  return Math.round((100 * (number - 1)) / SESSION_LENGTH);
}

type Awaiting = Standing & { readonly phase: "loading"; readonly draft: Draft };

function isAwaited(run: StudyRun, number: number): run is Awaiting {
  return run.phase === "loading" && run.number === number;
}

function standingOf({ id, topic, mode, number, score, totalTime, isPresent }: StudyRun): Standing {
  return { id, topic, mode, number, score, totalTime, isPresent };
}

function draftOf({ selected, spent }: Draft): Draft {
  return { selected, spent };
}

function requested(run: StudyRun): StudyRun {
  if (run.phase === "due" || run.phase === "failed") {
    return { ...standingOf(run), phase: "loading", draft: run.draft };
  }
  if (run.phase !== "answered") return run;
  const behind: Standing = {
    ...standingOf(run),
    number: run.number + 1,
    score: run.score + (run.correct ? 1 : 0),
    totalTime: run.totalTime + run.timeSpent,
  };
  return behind.number > SESSION_LENGTH
    ? { ...behind, phase: "completed" }
    : { ...behind, phase: "loading", draft: NOTHING };
}

function failed(run: Awaiting, reason: FailureReason): StudyRun {
  return { ...standingOf(run), phase: "failed", draft: run.draft, reason };
}

function loaded(run: Awaiting, question: Question, at: number): StudyRun {
  const since = run.isPresent ? at : null;
  return { ...standingOf(run), ...run.draft, phase: "shown", question, since };
}

/** Time in sight up to an instant. */
function spentUntil({ spent, since }: Shown, at: number): number {
  return since === null ? spent : spent + Math.max(0, at - since);
}

function submitted(run: StudyRun, at: number): StudyRun {
  if (run.phase !== "shown" || run.selected === null) return run;
  const { question, selected } = run;
  return {
    ...standingOf(run),
    phase: "answered",
    question,
    selected,
    correct: grade(question, responseOf(selected)),
    timeSpent: toldTime(spentUntil(run, at)),
  };
}

function left(run: StudyRun, at: number): StudyRun {
  const away = { isPresent: false };
  return run.phase === "shown"
    ? { ...run, ...away, spent: spentUntil(run, at), since: null }
    : { ...run, ...away };
}

function resumed(run: StudyRun, at: number): StudyRun {
  const here = { isPresent: true };
  return run.phase === "shown" && run.since === null
    ? { ...run, ...here, since: at }
    : { ...run, ...here };
}
