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
  let wasHere = takeKept() === name;
  const stopKeeping = keepOnGoing(name, () => isHeld || wasHere);
  /** Ends the present request for the lock, or gives the lock back. */
  let current = new AbortController();
  const move = (next: Whereabouts) => {
    where = next;
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
        // A lock that is stolen cannot be called off.
        if (signal.aborted) return release();
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
      stopKeeping();
      current.abort();
    },
  };
}

/** What the page that a reload has ended did alone, once. */
function takeKept(): string | undefined {
  const kept = tabShelf.read(KEY, isText);
  tabShelf.remove(KEY);
  return kept;
}

/**
 * Keeps what this page does alone for the one that a reload makes of it; answers how to stop. No sooner than it goes: a
 * duplicated tab has a copy of what is kept until then.
 */
function keepOnGoing(name: string, isOurs: () => boolean): () => void {
  const keep = () => {
    if (isOurs()) tabShelf.write(KEY, name);
  };
  addEventListener("pagehide", keep);
  return () => removeEventListener("pagehide", keep);
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
