import type { Model } from "../model.ts";

/** A question that a learner met: its model, and the paragraph, notes, study or text it was on. */
export interface Meeting {
  readonly model: string;
  readonly source?: string | null | undefined;
}

/** How many of the latest questions planning looks back on. */
export const LATEST_MEETINGS = 240;

/** How many of them keep their source at rest, and how many their text: of texts there are fewer. */
const REST = 40;
const TEXT_REST = 20;

/** Whether a source has been met just now; other closed stocks are too small to wait, and a deck takes turns. */
export function isAtRest(
  { closed, deck, texts }: Pick<Model, "closed" | "deck" | "texts">,
  source: string | undefined,
  meetings: readonly Meeting[],
): boolean {
  if (source === undefined || deck !== undefined) return false;
  if (closed === true && texts === undefined) return false;
  const latest = meetings.slice(0, texts === undefined ? REST : TEXT_REST);
  return latest.some((met) => met.source === source);
}

/** How many questions ago each source was met, the newest meeting of each. */
export function meetingsBySource(meetings: readonly Meeting[]): ReadonlyMap<string, number> {
  const ago = new Map<string, number>();
  meetings.forEach(({ source }, place) => {
    if (source && !ago.has(source)) ago.set(source, place);
  });
  return ago;
}
