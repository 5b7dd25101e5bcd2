import type { Response } from "@sat/item";
import type { Draft, ProcessData } from "./desk-state.ts";
import { toldTime } from "./told-time.ts";

/** Process data as others are told of it. */
export type ToldProcessData = Omit<ProcessData, "isTakingBack">;

/** Most changes that are told of. */
const MOST_CHANGES = 1000;

/** The draft's process data when its response gives way to another one. */
export function processDataWith(after: Response | null, draft: Draft): ProcessData {
  const { processData, response: before, spent } = draft;
  const isTakingBack = takesBack(before, after);
  // An option gives way in one go, a text character by character.
  const isChange = isTakingBack && !(before?.kind === "entry" && processData.isTakingBack);
  const isFirst = processData.timeToFirst === null && before === null && after !== null;
  return {
    ...processData,
    timeToFirst: isFirst ? spent : processData.timeToFirst,
    changes: processData.changes + Number(isChange),
    isTakingBack,
  };
}

/** Whether something of a response is not in the one after it. */
function takesBack(before: Response | null, after: Response | null): boolean {
  if (before === null) return false;
  if (before.kind === "choice") return after?.kind !== "choice" || after.letter !== before.letter;
  return after?.kind !== "entry" || !after.text.startsWith(before.text);
}

/** What is told of how an answer came about that took so long. */
export function toldProcessData(processData: ProcessData, timeSpent: number): ToldProcessData {
  const { timeToFirst, changes, hintsUsed, confidence } = processData;
  return {
    // A first choice may come just after its time was up.
    timeToFirst: timeToFirst === null ? null : Math.min(toldTime(timeToFirst), timeSpent),
    changes: Math.min(changes, MOST_CHANGES),
    hintsUsed,
    confidence,
  };
}
