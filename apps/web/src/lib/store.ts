/** Hears of a change, with the state before and after it. */
export type Listener<State> = (before: State, after: State) => void;

/** A state that events change, as an external store for React. */
export interface Store<State, Event> {
  readonly state: () => State;
  /** Calls the listener after every change, until the returned function is called. */
  readonly subscribe: (listener: Listener<State>) => () => void;
  readonly send: (event: Event) => void;
}

/** Makes a store; `next` gives the state after an event, the same one when nothing has changed. */
export function createStore<State, Event>(
  initial: State,
  next: (state: State, event: Event) => State,
): Store<State, Event> {
  let current = initial;
  const listeners = new Set<Listener<State>>();
  return {
    state: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (event) => {
      const before = current;
      const after = next(before, event);
      if (after === before) return;
      current = after;
      for (const listener of listeners) listener(before, after);
    },
  };
}
