import type { AnswerRequest, Question } from "@sat/contract";
import type { OptionLetter } from "@sat/item";
import { failureOf } from "../../../lib/api.ts";
import { createStore, type Listener } from "../../../lib/store.ts";
import { UnreadableQuestion } from "../../../question/read-question.ts";
import { SESSION_LENGTH } from "../../../question/session-length.ts";
import { type FailureReason, next, type RunEvent, type StudyRun } from "./run.ts";

/** A running study session, as an external store for React. */
export interface StudyDesk {
  readonly run: () => StudyRun;
  /** Calls the listener after every change, with the run before and after it. */
  readonly subscribe: (listener: Listener<StudyRun>) => () => void;
  readonly select: (letter: OptionLetter) => void;
  /** Submits a chosen answer, or goes on from a result. */
  readonly leadOn: () => void;
  /** Asks for the question that is due, which may be there at once. */
  readonly request: () => void;
  /** Fetches what the first view needs; harmless to call again. */
  readonly begin: () => void;
  /** The page is in sight, or out of it: in between, an open question's time runs. */
  readonly open: () => void;
  readonly close: () => void;
}

/** The questions of one session by number. */
export interface StudySupply {
  /** The question: at once when it is there already; an `UnreadableQuestion` when what came cannot be shown. */
  readonly take: (number: number) => Question | Promise<Question>;
  /** Fetches one ahead, unless it is there or on its way. */
  readonly prepare: (number: number) => void;
}

interface DeskParts {
  readonly initial: StudyRun;
  readonly supply: StudySupply;
  readonly now: () => number;
}

/** Runs a study session: events and questions in, changes out. */
export function createStudyDesk({ initial, supply, now }: DeskParts): StudyDesk {
  const { state, subscribe, send } = createStore<StudyRun, RunEvent>(initial, next);

  const prepareNext = () => {
    const { phase, number } = state();
    const isOpen = phase === "shown" || phase === "answered";
    if (isOpen && number < SESSION_LENGTH) supply.prepare(number + 1);
  };

  const request = () => {
    const before = state();
    send({ kind: "requested" });
    if (state() === before || state().phase !== "loading") return;
    const { number } = state();
    const arrive = (question: Question) => {
      send({ kind: "loaded", number, question, at: now() });
      prepareNext();
    };
    const taken = supply.take(number);
    if (!(taken instanceof Promise)) return arrive(taken);
    taken.then(arrive, (error: unknown) =>
      send({ kind: "load-failed", number, reason: reasonOf(error) }),
    );
  };

  return {
    run: state,
    subscribe,
    select: (letter) => send({ kind: "selected", letter }),
    leadOn: () => {
      if (state().phase === "answered") request();
      else send({ kind: "submitted", at: now() });
    },
    request,
    begin: () => {
      if (state().phase === "due") request();
      prepareNext();
    },
    open: () => send({ kind: "resumed", at: now() }),
    close: () => send({ kind: "left", at: now() }),
  };
}

function reasonOf(error: unknown): FailureReason {
  if (error instanceof UnreadableQuestion) return "invalid";
  return isOver(error) ? "over" : "missing";
}

/** Whether the server says that the session was completed, or that it is there no more. */
function isOver(error: unknown): boolean {
  const failure = failureOf(error);
  if (failure?.kind !== "problem" || failure.type === "") return false;
  return failure.status === 409 || failure.status === 404;
}

/** The answer that a change of the run gave. */
export function answerGiven(before: StudyRun, after: StudyRun): AnswerRequest | undefined {
  if (before.phase !== "shown" || after.phase !== "answered") return undefined;
  const { question, selected, timeSpent } = after;
  return { questionId: question.id, answer: selected, timeSpent };
}
