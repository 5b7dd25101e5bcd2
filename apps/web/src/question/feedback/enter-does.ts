/** Where the feedback on an answer stands on the screen. Lengths are in CSS pixels. */
interface Reading {
  /** Whether all is laid open that a learner asked to be told. */
  readonly isOpen: boolean;
  /** Whether some of it is still on its way to the page. */
  readonly isComing: boolean;
  /** How much of it lies below what is in view; 0 or less when its end is in view. */
  readonly below: number;
  /** How much can be in view at once. */
  readonly room: number;
}

type EnterDoes =
  | { readonly does: "open" | "wait" | "go-on" }
  | { readonly does: "scroll"; readonly by: number };

/** Part of the room by which a press scrolls: the last lines stay in sight, as with the space bar. */
const PAGE = 0.85;

/** What Enter does after an answer: it lays open and brings into view what is yet to be seen before it goes on. */
export function enterDoes({ isOpen, isComing, below, room }: Reading): EnterDoes {
  if (!isOpen) return { does: "open" };
  // Half a pixel is no line: browsers round where things stand.
  if (below >= 1) return { does: "scroll", by: Math.min(below, Math.max(1, PAGE * room)) };
  return { does: isComing ? "wait" : "go-on" };
}
