import { useEffect, useRef, useState } from "react";
import { isText } from "./shapes.ts";
import { tabShelf } from "./storage.ts";

/**
 * Which of the pages of this browser does something that one alone may do: it is not known yet; this one; another; or
 * none any more, since the other has left it.
 */
export type Whereabouts = "asking" | "here" | "elsewhere" | "left";

/** For so long a page waits for another to be gone before it says so, in milliseconds. */
const PATIENCE = 500;
/** The same for its own former self, which a reload may take its time to end. */
const LONG_PATIENCE = 5_000;

/** What this tab alone does. */
const KEY = "only-page";

interface Claim {
  /** Does it here from now on, whoever else does. */
  readonly take: () => void;
  /** Leaves it to the others. */
  readonly end: () => void;
}

/** Claims to be the one page that does what is named; `tell` hears how it turns out, as often as that changes. */
export function claimOnlyPage(name: string, tell: (where: Whereabouts) => void): Claim {
  let where: Whereabouts = "asking";
  let isHeld = false;
  /** Whether it was this tab's before the page was loaded anew. */
  let wasHere = tabShelf.read(KEY, isText) === name;
  /** Ends the present request for the lock, or gives the lock back. */
  let current = new AbortController();
  const move = (next: Whereabouts) => {
    where = next;
    if (next === "here") tabShelf.write(KEY, name);
    tell(next);
  };
  const patience = setTimeout(
    () => {
      if (where === "asking") move("elsewhere");
    },
    wasHere ? LONG_PATIENCE : PATIENCE,
  );

  const ask = async (steal: boolean) => {
    const { signal } = (current = new AbortController());
    const hold = () =>
      new Promise<void>((release) => {
        signal.addEventListener("abort", () => release());
        isHeld = true;
        move(where === "elsewhere" && !steal && !wasHere ? "left" : "here");
      });
    try {
      await navigator.locks.request(`sat:${name}`, steal ? { steal } : { signal }, hold);
    } catch {
      if (signal.aborted) return;
      // Where there are no locks, such as at an insecure address, every page does it.
      if (!isHeld) return move("here");
      // Another page has taken it over, and will leave it one day.
      isHeld = false;
      wasHere = false;
      tabShelf.remove(KEY);
      move("elsewhere");
      void ask(false);
    }
  };
  void ask(false);
  return {
    take: () => {
      if (isHeld) return move("here");
      current.abort();
      void ask(true);
    },
    end: () => {
      clearTimeout(patience);
      if (isHeld) tabShelf.remove(KEY);
      current.abort();
    },
  };
}

/** Whether this page is the one that does what is named, and how to have it so. */
export function useOnlyPage(name: string): {
  readonly where: Whereabouts;
  readonly take: () => void;
} {
  const [where, setWhere] = useState<Whereabouts>("asking");
  const claim = useRef<Claim>(undefined);
  // The other pages are outside React.
  useEffect(() => {
    const own = claimOnlyPage(name, setWhere);
    claim.current = own;
    return () => own.end();
  }, [name]);
  return { where, take: () => claim.current?.take() };
}
