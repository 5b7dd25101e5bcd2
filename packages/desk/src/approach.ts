import type { Response } from "@sat/item";
import type { Approach, Draft } from "./desk-state.ts";
import { toldTime } from "./told-time.ts";

/** What others are told of an approach. */
export type ToldApproach = Omit<Approach, "isTakingBack">;

/** Most changes that are told of. */
const MOST_CHANGES = 1000;

/** The approach when the draft's response gives way to another one. */
export function approachTo(after: Response | null, draft: Draft): Approach {
  const { approach, response: before, spent } = draft;
  const isTakingBack = takesBack(before, after);
  // An option gives way in one go, a text character by character.
  const isChange = isTakingBack && !(before?.kind === "entry" && approach.isTakingBack);
  const isFirst = approach.timeToFirst === null && before === null && after !== null;
  return {
    ...approach,
    timeToFirst: isFirst ? spent : approach.timeToFirst,
    changes: approach.changes + Number(isChange),
    isTakingBack,
  };
}

/** Whether something of a response is not in the one after it. */
function takesBack(before: Response | null, after: Response | null): boolean {
  if (before === null) return false;
  if (before.kind === "choice") return after?.kind !== "choice" || after.letter !== before.letter;
  return after?.kind !== "entry" || !after.text.startsWith(before.text);
}

/** An approach as others are told of it, to an answer that took so long. */
export function toldApproach(approach: Approach, timeSpent: number): ToldApproach {
  const { timeToFirst, changes, hintsUsed } = approach;
  return {
    // A first choice may come just after its time was up.
    timeToFirst: timeToFirst === null ? null : Math.min(toldTime(timeToFirst), timeSpent),
    changes: Math.min(changes, MOST_CHANGES),
    hintsUsed,
  };
}
