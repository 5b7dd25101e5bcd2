import type { AnswerRequest } from "@sat/contract";
import type { OptionLetter } from "@sat/item";
import { createStore, type Listener } from "../../lib/store.ts";
import { UsedUp } from "../offline/used-up.ts";
import type { Choice, QuestionSupply, Supplied } from "./question-supply.ts";
import { next, type Session, type SessionEvent, type Submitted } from "./session.ts";

/** A running session, as an external store for React. */
export interface Practice {
  readonly session: () => Session;
  /** Calls the listener after every change, with the session before and after it. */
  readonly subscribe: (listener: Listener<Session>) => () => void;
  readonly send: (event: SessionEvent) => void;
  readonly select: (letter: OptionLetter) => void;
  /** Asks for the next question, which may be there at once. */
  readonly request: () => void;
  /** Submits a chosen answer, or goes on from a result: what Enter does, and the button that leads on. */
  readonly leadOn: () => void;
  /** The page is there, or is gone: in between, an open question's time runs. */
  readonly open: () => void;
  readonly close: () => void;
}

interface PracticeParts {
  readonly initial: Session;
  readonly supply: QuestionSupply;
  readonly now: () => number;
}

/** After time ran out, a press meant to submit must not skip the result: this long, in milliseconds. */
const SETTLING = 600;

/** Runs a session: events and questions in, changes out. */
export function createPractice({ initial, supply, now }: PracticeParts): Practice {
  const { state, subscribe, send } = createStore<Session, SessionEvent>(initial, next);
  let isOpen = false;
  /** Whether the question waited for came while the page was away. */
  let hasMissed = false;

  subscribe((before, after) => {
    if (hasQuestion(after) && isTurn(before, after)) supply.prepare(choiceOf(after));
  });

  /** Gets the question that the session waits for. */
  const seek = () => {
    const { request: asked } = state();
    const choice = choiceOf(state());
    const isAwaited = () => state().phase === "loading" && state().request === asked;
    const arrive = ({ question }: Supplied) =>
      send({ kind: "loaded", request: asked, question, at: now() });
    const taken = supply.take(choice);
    if (!(taken instanceof Promise)) return arrive(taken);
    taken.then(
      (arrived) => {
        if (isOpen && isAwaited()) return arrive(arrived);
        supply.putBack(choice, arrived);
        hasMissed ||= isAwaited();
      },
      (error) => send({ kind: "load-failed", request: asked, ...messageOf(error) }),
    );
  };

  const request = () => {
    const before = state();
    send({ kind: "requested" });
    if (state() !== before) seek();
  };

  return {
    session: state,
    subscribe,
    send,
    select: (letter) => send({ kind: "selected", letter }),
    request,
    leadOn: () => {
      const session = state();
      if (session.phase === "shown") return send({ kind: "submitted", at: now() });
      if (session.phase === "submitted" && isSettled(session, now())) request();
    },
    open: () => {
      isOpen = true;
      send({ kind: "resumed", at: now() });
      if (hasQuestion(state())) supply.prepare(choiceOf(state()));
      if (hasMissed) seek();
      hasMissed = false;
    },
    close: () => {
      isOpen = false;
      send({ kind: "left", at: now() });
    },
  };
}

/** What is to be said of a failure, where there is more to say than that it is one. */
function messageOf(error: unknown): { message?: string } {
  return error instanceof UsedUp ? { message: error.message } : {};
}

function hasQuestion({ phase }: Session): boolean {
  return phase === "shown" || phase === "submitted";
}

/** Whether what comes next may be another question now; were every tick one, a failing fetch would come each second. */
function isTurn(before: Session, after: Session): boolean {
  return (
    before.phase !== after.phase ||
    before.section !== after.section ||
    before.difficulty !== after.difficulty
  );
}

function isSettled({ autoSubmitted, submittedAt }: Submitted, now: number): boolean {
  // By the time of an earlier page, the result may seem to be yet to come.
  return !autoSubmitted || now < submittedAt || now - submittedAt > SETTLING;
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
