import type { ModuleWork, OptionLetter, Response } from "@sat/item";
import type { Reading } from "./module-clock.ts";
import { callDue, type ModuleDesk, workSoFar } from "./module-state.ts";
import {
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
  let isCalling = false;
  let hurry = () => {};
  const listeners = new Set<(effects: readonly ModuleEffect[]) => void>();

  const send = (event: ModuleEvent) => {
    const { desk, effects } = nextInModule(current, event);
    if (desk === current) return;
    const isTurn = desk.phase !== current.phase;
    current = desk;
    for (const listener of listeners) listener(effects);
    // What a module's end or a pause makes due does not wait.
    if (isTurn) hurry();
    callIfDue();
  };

  const hear = (module: ToldModule, asked: Reading, upTo = 0) =>
    send({ kind: "told", module, upTo, asked, at: read() });

  const rest = (milliseconds: number) => {
    const end = () => {
      isCalling = false;
      hurry = () => {};
    };
    const callOff = later(milliseconds, () => {
      end();
      if (current.isPresent) callIfDue();
    });
    hurry = () => {
      callOff();
      end();
      callIfDue();
    };
  };

  const callIfDue = () => {
    const what = callDue(current);
    if (what === null || isCalling) return;
    isCalling = true;
    const { done } = current;
    const asked = read();
    call(what, workSoFar(current)).then(
      (module) => {
        // The rest comes first: what is told may make the next call due.
        rest(BETWEEN_CALLS);
        hear(module, asked, done);
      },
      () => rest(BEFORE_RETRY),
    );
  };

  return {
    state: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    respond: (response) => send({ kind: "responded", response, at: read() }),
    crossOut: (letter) => send({ kind: "crossed-out", letter, at: read() }),
    toggleMark: () => send({ kind: "mark-toggled", at: read() }),
    moveTo: (to) => send({ kind: "moved", to, at: read() }),
    review: () => send({ kind: "review-opened", at: read() }),
    toggleClock: () => send({ kind: "clock-toggled" }),
    tick: () => send({ kind: "ticked", at: read() }),
    handIn: () => send({ kind: "handed-in", at: read() }),
    hear: (module, asked) => hear(module, asked),
    open: () => send({ kind: "opened", at: read() }),
    close: () => {
      send({ kind: "left", at: read() });
      hurry();
    },
    hurry: () => hurry(),
  };
}
