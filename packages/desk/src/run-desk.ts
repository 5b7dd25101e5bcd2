import type { Response } from "@sat/item";
import type { Answered, DeskQuestion, DeskState, FailureReason } from "./desk-state.ts";
import type { Effect, Wanted } from "./effects.ts";
import { type DeskEvent, isAwaited, next } from "./next.ts";
import type { Policy } from "./policy.ts";

/** A change of a desk, and what is to be done about it; questions are got by the desk itself. */
export interface Change<Question> {
  readonly before: DeskState<Question>;
  readonly after: DeskState<Question>;
  readonly effects: readonly Effect[];
}

/** A desk at which a learner works, as an external store for a page. */
export interface Desk<Question> {
  readonly policy: Policy;
  readonly state: () => DeskState<Question>;
  /** Calls the listener after every change, until the returned function is called. */
  readonly subscribe: (listener: (change: Change<Question>) => void) => () => void;
  readonly send: (event: DeskEvent<Question>) => void;
  /** The learner chooses, types, or takes all of it back. */
  readonly respond: (response: Response | null) => void;
  /** Asks for the next question, which may be there at once. */
  readonly request: () => void;
  /** Submits what was answered, or goes on from a result: what Enter does, and the button that leads on. */
  readonly leadOn: () => void;
  /** The learner is there, or is gone: in between, an open question's time runs. */
  readonly open: () => void;
  readonly close: () => void;
}

/** Where a desk has its questions from. */
export interface Supply<Question> {
  /** The question: at once when it is there already. */
  readonly take: (wanted: Wanted) => Question | Promise<Question>;
  /** Takes back what came when nobody waited for it any more. */
  readonly putBack: (wanted: Wanted, question: Question) => void;
  /** Fetches one ahead, unless it is there or on its way. */
  readonly prepare: (wanted: Wanted) => void;
  /** Why a question did not come. */
  readonly reasonOf: (error: unknown) => FailureReason;
}

interface DeskParts<Question> {
  readonly policy: Policy;
  readonly initial: DeskState<Question>;
  readonly supply: Supply<Question>;
  readonly now: () => number;
}

/** After time ran out, a press meant to submit must not skip the result: this long, in milliseconds. */
const SETTLING = 600;

/** Runs a desk: events and questions in, changes out. */
export function runDesk<Question extends DeskQuestion>(parts: DeskParts<Question>): Desk<Question> {
  const { policy, supply, now } = parts;
  let current = parts.initial;
  const listeners = new Set<(change: Change<Question>) => void>();
  /** Asks again for the question that came while the learner was away, and was put back. */
  let askAgain: () => unknown = () => {};

  const send = (event: DeskEvent<Question>) => {
    const before = current;
    const { state: after, effects } = next(policy, before, event);
    if (after === before) return;
    current = after;
    for (const listener of listeners) listener({ before, after, effects });
    for (const effect of effects) {
      if (effect.kind === "prepare") supply.prepare(effect.wanted);
      if (effect.kind === "ask") seek(effect.request, effect.wanted);
    }
  };

  const seek = (request: number, wanted: Wanted) => {
    const arrive = (question: Question) => {
      const isWaiting = isAwaited(current, request);
      if (isWaiting && current.isPresent)
        return send({ kind: "loaded", request, question, at: now() });
      supply.putBack(wanted, question);
      if (isWaiting) askAgain = () => isAwaited(current, request) && seek(request, wanted);
    };
    const taken = supply.take(wanted);
    if (!(taken instanceof Promise)) return arrive(taken);
    taken.then(arrive, (error: unknown) =>
      send({ kind: "load-failed", request, reason: supply.reasonOf(error) }),
    );
  };

  const request = () => send({ kind: "requested" });

  return {
    policy,
    state: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    respond: (response) => send({ kind: "responded", response, at: now() }),
    request,
    leadOn: () => {
      if (current.phase === "shown") return send({ kind: "submitted", at: now() });
      if (current.phase === "answered" && isSettled(current, now())) request();
    },
    open: () => {
      send({ kind: "resumed", at: now() });
      const again = askAgain;
      askAgain = () => {};
      again();
    },
    close: () => send({ kind: "left", at: now() }),
  };
}

function isSettled({ autoSubmitted, answeredAt }: Answered<unknown>, now: number): boolean {
  // By the time of an earlier page, the result may seem to be yet to come.
  return !autoSubmitted || now < answeredAt || now - answeredAt > SETTLING;
}
