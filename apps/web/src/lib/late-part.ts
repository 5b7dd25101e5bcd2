import { useEffect, useSyncExternalStore } from "react";
import { logFailure } from "./log.ts";

/** A part of the app that no first view needs: an external store for React. */
export interface LatePart<Part> {
  /** The part, once it has come. */
  readonly loaded: () => Part | undefined;
  /** Whether it has been sent for, and neither has it come nor is it known that it cannot be had. */
  readonly isComing: () => boolean;
  /** Sends for it, once; undefined when it cannot be had, which the next call tries again. */
  readonly load: () => Promise<Part | undefined>;
  /** Calls the listener when it has come, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a late part; without it the page goes on as well as it can. */
export function latePart<Part>(name: string, fetch: () => Promise<Part>): LatePart<Part> {
  const listeners = new Set<() => void>();
  let part: Part | undefined;
  let loading: Promise<Part | undefined> | undefined;

  const load = async () => {
    try {
      part = await fetch();
      for (const listener of listeners) listener();
    } catch (error) {
      loading = undefined;
      logFailure(`loading ${name}`, error);
    }
    return part;
  };
  return {
    loaded: () => part,
    isComing: () => loading !== undefined && part === undefined,
    load: () => (loading ??= load()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The part, once somebody has sent for it and it has come. */
export function useLatePart<Part>({ loaded, subscribe }: LatePart<Part>): Part | undefined {
  return useSyncExternalStore(subscribe, loaded);
}

/** The part, once it has come; sends for it if nobody has, and again when the connection is back. */
export function useWantedPart<Part>(part: LatePart<Part>): Part | undefined {
  const loaded = useLatePart(part);
  const isThere = loaded !== undefined;
  // A download is outside React.
  useEffect(() => {
    if (isThere) return undefined;
    const load = () => void part.load();
    load();
    addEventListener("online", load);
    return () => removeEventListener("online", load);
  }, [part, isThere]);
  return loaded;
}
