import type { AnswerRequest } from "@sat/contract";
import type { Choice, QuestionSupply } from "./question-supply.ts";
import { next, type Session, type SessionEvent } from "./session.ts";

/** A running session, as an external store for React. */
export interface Practice {
  readonly session: () => Session;
  /** Calls the listener after every change, with the session before and after it. */
  readonly subscribe: (listener: Listener) => () => void;
  readonly send: (event: SessionEvent) => void;
  /** Asks for the next question, which may be there at once. */
  readonly request: () => void;
  /** The page is there, or is gone: in between, an open question's time runs. */
  readonly open: () => void;
  readonly close: () => void;
}

type Listener = (before: Session, after: Session) => void;

interface PracticeParts {
  readonly initial: Session;
  readonly supply: QuestionSupply;
  readonly now: () => number;
}

/** Runs a session: events and questions in, changes out. */
export function createPractice({ initial, supply, now }: PracticeParts): Practice {
  let current = initial;
  let isOpen = false;
  const listeners = new Set<Listener>();

  const send = (event: SessionEvent) => {
    const before = current;
    current = next(before, event);
    if (current === before) return;
    if (hasQuestion(current)) supply.prepare(choiceOf(current));
    for (const listener of listeners) listener(before, current);
  };

  const request = () => {
    const before = current;
    send({ kind: "requested" });
    if (current === before) return;
    const asked = current.request;
    const arrive = ({ question }: { readonly question: unknown }) =>
      send({ kind: "loaded", request: asked, question, at: now() });
    const taken = supply.take(choiceOf(current));
    if (!(taken instanceof Promise)) return arrive(taken);
    taken.then(
      (arrived) => isOpen && arrive(arrived),
      () => isOpen && send({ kind: "load-failed", request: asked }),
    );
  };

  return {
    session: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    request,
    open: () => {
      isOpen = true;
      send({ kind: "resumed", at: now() });
      if (hasQuestion(current)) supply.prepare(choiceOf(current));
    },
    close: () => {
      isOpen = false;
      send({ kind: "left", at: now() });
    },
  };
}

function hasQuestion({ phase }: Session): boolean {
  return phase === "shown" || phase === "submitted";
}

function choiceOf({ section, difficulty }: Session): Choice {
  return { section, difficulty };
}

/** The answer that a change of the session gave; none to a question that the server cannot name. */
export function answerGiven(before: Session, after: Session): AnswerRequest | undefined {
  if (before.phase !== "shown" || after.phase !== "submitted") return undefined;
  const { question, selected, timeSpent, autoSubmitted } = after;
  if (question.id === "") return undefined;
  return { questionId: question.id, answer: selected, timeSpent, autoSubmitted };
}
