import {
  type DifficultyChoice,
  grade,
  type Malformed,
  readEntry,
  type Response,
  type SectionChoice,
} from "@sat/item";
import { processDataWith } from "./process-data.ts";
import {
  type DeskQuestion,
  type DeskState,
  type FailureReason,
  isLast,
  type Loading,
  NO_DRAFT,
  type Shown,
  type Standing,
  standingOf,
  wish,
} from "./desk-state.ts";
import { type Effect, effectsOf } from "./effects.ts";
import type { Policy } from "./policy.ts";
import { toldTime } from "./told-time.ts";

export type DeskEvent<Question> =
  | { readonly kind: "section-chosen"; readonly section: SectionChoice }
  | { readonly kind: "difficulty-chosen"; readonly difficulty: DifficultyChoice }
  /** The learner came for a section; what is open in another one is set aside. */
  | { readonly kind: "arrived"; readonly section: SectionChoice }
  | { readonly kind: "timer-toggled" }
  /** The next question; if `like` is told, another like that one. */
  | { readonly kind: "requested"; readonly like?: string }
  | {
      readonly kind: "loaded";
      readonly request: number;
      readonly question: Question;
      readonly at: number;
    }
  | { readonly kind: "load-failed"; readonly request: number; readonly reason: FailureReason }
  | { readonly kind: "responded"; readonly response: Response | null; readonly at: number }
  /** So many rungs of the hint have been looked at. */
  | { readonly kind: "hinted"; readonly rungs: number }
  /** The learner says that the answer is a guess, or takes that back. */
  | { readonly kind: "guess-toggled" }
  | { readonly kind: "submitted"; readonly at: number }
  | { readonly kind: "ticked"; readonly at: number }
  | { readonly kind: "left"; readonly at: number }
  | { readonly kind: "resumed"; readonly at: number }
  | { readonly kind: "reset" };

/** A desk after an event, and what is to be done about it. */
interface Step<Question> {
  readonly state: DeskState<Question>;
  readonly effects: readonly Effect[];
}

/** Takes an event in; one that means nothing in the present phase changes nothing and has no effect. */
export function next<Question extends DeskQuestion>(
  policy: Policy,
  state: DeskState<Question>,
  event: DeskEvent<Question>,
): Step<Question> {
  const after = stateAfter(policy, state, event);
  return { state: after, effects: after === state ? [] : effectsOf(policy, state, after) };
}

function stateAfter<Question extends DeskQuestion>(
  policy: Policy,
  state: DeskState<Question>,
  event: DeskEvent<Question>,
): DeskState<Question> {
  switch (event.kind) {
    case "section-chosen":
      return chosen(state, event.section, state.difficulty);
    case "difficulty-chosen":
      return chosen(state, state.section, event.difficulty);
    case "arrived":
      return arrived(state, event.section);
    case "timer-toggled":
      return canToggleTimer(policy, state) ? { ...state, timed: !state.timed } : state;
    case "requested":
      return requested(policy, state, event.like);
    case "loaded":
      return isAwaited(state, event.request)
        ? loaded(policy, state, event.question, event.at)
        : state;
    case "load-failed":
      return isAwaited(state, event.request) ? failed(state, event.reason) : state;
    case "responded":
      return responded(state, event.response, event.at);
    case "hinted":
      return hinted(state, event.rungs);
    case "guess-toggled":
      return guessToggled(state);
    case "submitted":
      return submitted(state, event.at);
    case "ticked":
      return ticked(state, event.at);
    case "left":
      return left(state, event.at);
    case "resumed":
      return resumed(state, event.at);
    case "reset":
      return { ...standingOf(state), phase: "idle", draft: NO_DRAFT, total: 0, score: 0, time: 0 };
  }
}

/** Whether the desk waits for the question of a request. */
export function isAwaited<Question>(
  state: DeskState<Question>,
  request: number,
): state is Standing & Loading {
  return state.phase === "loading" && state.request === request;
}

function canToggleTimer({ clock }: Policy, { phase }: DeskState<unknown>): boolean {
  return clock !== null && phase !== "shown";
}

/** Who chooses anew does not ask any more for another like a question of the choice before. */
function chosen<Question>(
  state: DeskState<Question>,
  section: SectionChoice,
  difficulty: DifficultyChoice,
): DeskState<Question> {
  if (state.phase === "loading") return state;
  const isSame = section === state.section && difficulty === state.difficulty;
  if (state.phase !== "failed" || isSame) return { ...state, section, difficulty };
  const { phase, draft, reason } = state;
  return { ...standingOf(state), section, difficulty, phase, draft, reason };
}

function arrived<Question>(
  state: DeskState<Question>,
  section: SectionChoice,
): DeskState<Question> {
  if (section === state.section) return state;
  return { ...standingOf(state), phase: "idle", draft: NO_DRAFT, section };
}

function requested<Question>(
  policy: Policy,
  state: DeskState<Question>,
  like: string | undefined,
): DeskState<Question> {
  const asked = {
    ...standingOf(state),
    phase: "loading",
    request: state.request + 1,
    ...wish(like),
  } as const;
  switch (state.phase) {
    case "idle":
      return { ...asked, draft: state.draft };
    case "failed":
      return { ...asked, ...wish(like ?? state.like), draft: state.draft };
    case "shown":
      return policy.canSkip ? { ...asked, draft: NO_DRAFT } : state;
    case "answered":
      return isLast(policy, state)
        ? { ...standingOf(state), phase: "completed" }
        : { ...asked, draft: NO_DRAFT };
    case "loading":
    case "completed":
      return state;
  }
}

function failed<Question>(state: Standing & Loading, reason: FailureReason): DeskState<Question> {
  return { ...standingOf(state), ...wish(state.like), phase: "failed", draft: state.draft, reason };
}

function loaded<Question extends DeskQuestion>(
  { clock }: Policy,
  state: Standing & Loading,
  question: Question,
  at: number,
): DeskState<Question> {
  const limit = clock !== null && state.timed ? clock.startDelay + clock.countdown : null;
  const since = state.isPresent ? at : null;
  const { draft } = state;
  const response = fits(question, draft.response) ? draft.response : null;
  const open = { phase: "shown", question, fault: null, since, limit } as const;
  return { ...standingOf(state), ...wish(state.like), ...draft, response, ...open };
}

type Open<Question> = Standing & Shown<Question>;

/** The open question with its time counted up to an instant. Events may come out of order; time never goes back. */
function counted<Question>(state: Open<Question>, at: number): Open<Question> {
  const { since, spent } = state;
  return since === null || at <= since ? state : { ...state, spent: spent + at - since, since: at };
}

function isTimeUp({ limit, spent }: Shown<unknown>): boolean {
  return limit !== null && spent >= limit;
}

/** Whether a response is of the kind that the question asks for. */
function fits({ kind = "choice" }: DeskQuestion, response: Response | null): boolean {
  return response === null || response.kind === kind;
}

function responded<Question extends DeskQuestion>(
  state: DeskState<Question>,
  response: Response | null,
  at: number,
): DeskState<Question> {
  if (state.phase !== "shown" || !fits(state.question, response)) return state;
  const then = counted(state, at);
  return { ...then, response, fault: null, processData: processDataWith(response, then) };
}

function hinted<Question>(state: DeskState<Question>, rungs: number): DeskState<Question> {
  if (state.phase !== "shown" || rungs <= state.processData.hintsUsed) return state;
  return { ...state, processData: { ...state.processData, hintsUsed: rungs } };
}

function guessToggled<Question>(state: DeskState<Question>): DeskState<Question> {
  if (state.phase !== "shown") return state;
  const confidence = state.processData.confidence === null ? "guess" : null;
  return { ...state, processData: { ...state.processData, confidence } };
}

/** What keeps a response from being taken; it is told, and costs nothing. */
function faultOf(response: Response): Malformed | null {
  if (response.kind === "choice") return null;
  const entry = readEntry(response.text);
  return entry.kind === "malformed" ? entry : null;
}

function submitted<Question extends DeskQuestion>(
  state: DeskState<Question>,
  at: number,
): DeskState<Question> {
  if (state.phase !== "shown" || state.response === null) return state;
  const then = counted(state, at);
  const fault = faultOf(state.response);
  return fault === null || isTimeUp(then) ? answered(then, at) : { ...then, fault };
}

function ticked<Question extends DeskQuestion>(
  state: DeskState<Question>,
  at: number,
): DeskState<Question> {
  if (state.phase !== "shown" || state.since === null || state.limit === null) return state;
  const then = counted(state, at);
  return isTimeUp(then) ? answered(then, at) : then;
}

/** The question with its answer; a press that comes after the time, before the tick that tells of it, is too late. */
function answered<Question extends DeskQuestion>(
  state: Open<Question>,
  at: number,
): DeskState<Question> {
  const { question, limit, spent } = state;
  // When time runs out, what cannot be read is as good as nothing.
  const isTaken = state.response !== null && faultOf(state.response) === null;
  const response = isTaken ? state.response : null;
  const answeredAt = state.since ?? at;
  const correct = grade(question, response);
  const autoSubmitted = isTimeUp(state);
  const timeSpent = toldTime(autoSubmitted && limit !== null ? limit : spent);
  return {
    ...standingOf(state),
    ...wish(state.like),
    total: state.total + 1,
    score: state.score + (correct ? 1 : 0),
    time: state.time + timeSpent,
    phase: "answered",
    question,
    response,
    correct,
    autoSubmitted,
    answeredAt,
    timeSpent,
  };
}

function left<Question>(state: DeskState<Question>, at: number): DeskState<Question> {
  if (!state.isPresent) return state;
  return state.phase === "shown"
    ? { ...counted(state, at), isPresent: false, since: null }
    : { ...state, isPresent: false };
}

/** The time goes on from what was left, by the clock of whichever page goes on with it. */
function resumed<Question>(state: DeskState<Question>, at: number): DeskState<Question> {
  if (state.isPresent) return state;
  return state.phase === "shown"
    ? { ...state, isPresent: true, since: at }
    : { ...state, isPresent: true };
}
