import type { ModuleWork, OptionLetter, Response } from "@sat/item";
import { inTurn } from "./in-turn.ts";
import type { Reading } from "./module-clock.ts";
import { callDue, type ModuleDesk, workSoFar } from "./module-state.ts";
import {
  type Happening,
  type ModuleEffect,
  type ModuleEvent,
  nextInModule,
  type ToldModule,
} from "./next-in-module.ts";

/** A module at which a learner works, as an external store for a page. */
export interface RunningModule {
  readonly state: () => ModuleDesk;
  /** Calls the listener after every change, until the returned function is called. */
  readonly subscribe: (listener: (effects: readonly ModuleEffect[]) => void) => () => void;
  readonly respond: (response: Response | null) => void;
  readonly crossOut: (letter: OptionLetter) => void;
  readonly toggleMark: () => void;
  readonly moveTo: (index: number) => void;
  readonly review: () => void;
  readonly toggleClock: () => void;
  readonly tick: () => void;
  readonly handIn: () => void;
  /** The server has told of the module in answer to a call that was made at a reading. */
  readonly hear: (module: ToldModule, asked: Reading) => void;
  /** The learner is there, or is gone. */
  readonly open: () => void;
  readonly close: () => void;
  /** Makes a call that waits for its time at once, such as when the network is back. */
  readonly hurry: () => void;
}

interface ModuleParts {
  readonly initial: ModuleDesk;
  /** What the device's clocks say. */
  readonly read: () => Reading;
  /** Has the server take the work in, or end the module as well. Throws when the server was out of reach. */
  readonly call: (what: "deliver" | "end", work: ModuleWork) => Promise<ToldModule>;
  /** Calls back after so many milliseconds; answers how to call that off. */
  readonly later: (milliseconds: number, back: () => void) => () => void;
}

/** Between two calls, and before one that failed is made again, in milliseconds. */
const BETWEEN_CALLS = 2000;
const BEFORE_RETRY = 5000;

/**
 * Runs a module: events in, changes out, and one call to the server at a time for as long as one is due and the learner
 * is there. Who leaves has the last word sent at once; what does not get through then is for the next page to deliver.
 */
export function runModule({ initial, read, call, later }: ModuleParts): RunningModule {
  let current = initial;
  const listeners = new Set<(effects: readonly ModuleEffect[]) => void>();

  const send = (event: ModuleEvent) => {
    const { desk, effects } = nextInModule(current, event);
    if (desk === current) return;
    const isTurn = desk.phase !== current.phase;
    current = desk;
    for (const listener of listeners) listener(effects);
    // What a module's end or a pause makes due does not wait, and neither does the last word.
    if (isTurn || event.kind === "left") calls.hurry();
    else calls.begin();
  };

  const hear = (module: ToldModule, asked: Reading, upTo = 0) =>
    send({ kind: "told", module, upTo, asked, at: read() });

  /** Makes the call that is due; resolves to the rest that is to follow, in milliseconds. */
  const callIfDue = () => {
    const what = callDue(current);
    if (what === null) return undefined;
    const { done } = current;
    const asked = read();
    return call(what, workSoFar(current)).then(
      (module) => {
        hear(module, asked, done);
        return BETWEEN_CALLS;
      },
      () => BEFORE_RETRY,
    );
  };
  const calls = inTurn({ attempt: callIfDue, later, mayGoOn: () => current.isPresent });

  return {
    state: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hear: (module, asked) => hear(module, asked),
    hurry: calls.hurry,
    ...doings((event) => send({ ...event, at: read() })),
    toggleClock: () => send({ kind: "clock-toggled" }),
  };
}

/** What can be done in a module, as events without their instant. */
function doings(send: (event: Happening) => void) {
  return {
    respond: (response: Response | null) => send({ kind: "responded", response }),
    crossOut: (letter: OptionLetter) => send({ kind: "crossed-out", letter }),
    toggleMark: () => send({ kind: "mark-toggled" }),
    moveTo: (to: number) => send({ kind: "moved", to }),
    review: () => send({ kind: "review-opened" }),
    tick: () => send({ kind: "ticked" }),
    handIn: () => send({ kind: "handed-in" }),
    open: () => send({ kind: "opened" }),
    close: () => send({ kind: "left" }),
  };
}
