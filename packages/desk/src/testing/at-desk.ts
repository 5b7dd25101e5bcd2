import { entryOf, type OptionLetter, responseOf } from "@sat/item";
import { type DeskQuestion, type DeskState, newDesk } from "../desk-state.ts";
import { type DeskEvent, next } from "../next.ts";
import type { Policy } from "../policy.ts";
import { anEntryQuestion, aQuestion } from "./a-question.ts";

export type State = DeskState<DeskQuestion>;
export type Event = DeskEvent<DeskQuestion>;

/** When the learner comes to the desk, by the page's own time. */
const START = 1_000_000;

export const MATH = { section: "Math", difficulty: "Medium" } as const;

export const at = (milliseconds: number) => START + milliseconds;
export const requested: Event = { kind: "requested" };
export const loaded = (request: number, milliseconds = 0): Event => ({
  kind: "loaded",
  request,
  question: aQuestion(request),
  at: at(milliseconds),
});
/** A question comes whose answer is typed. */
export const entryLoaded = (request: number, milliseconds = 0): Event => ({
  kind: "loaded",
  request,
  question: anEntryQuestion(request),
  at: at(milliseconds),
});
export const failed = (request: number): Event => ({
  kind: "load-failed",
  request,
  reason: "missing",
});
export const choose = (letter: OptionLetter, milliseconds = 0): Event => ({
  kind: "responded",
  response: responseOf(letter),
  at: at(milliseconds),
});
export const type = (text: string, milliseconds = 0): Event => ({
  kind: "responded",
  response: entryOf(text),
  at: at(milliseconds),
});
/** The learner says that it is a guess, or takes that back. */
export const toggleGuess: Event = { kind: "guess-toggled" };
export const submit = (milliseconds: number): Event => ({
  kind: "submitted",
  at: at(milliseconds),
});
export const tick = (milliseconds: number): Event => ({ kind: "ticked", at: at(milliseconds) });
export const leave = (milliseconds: number): Event => ({ kind: "left", at: at(milliseconds) });
export const resume = (milliseconds: number): Event => ({
  kind: "resumed",
  at: at(milliseconds),
});

/** A desk after some events. */
export function after(policy: Policy, state: State, ...events: readonly Event[]): State {
  return events.reduce((before, event) => next(policy, before, event).state, state);
}

/** A new desk, with the learner at it. */
export function freshDesk(policy: Policy): State {
  const start = newDesk({ ...MATH, timed: policy.clock !== null });
  return after(policy, start, resume(0));
}
