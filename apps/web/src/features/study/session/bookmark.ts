import { OPTION_LETTERS } from "@sat/item";
import { isBoolean, isCount, isNumber, isOneOf, isRecord, isText } from "../../../lib/shapes.ts";
import type { Shelf } from "../../../lib/storage.ts";
import { SESSION_LENGTH } from "../../../question/session-length.ts";
import type { SessionPlace } from "../study-address.ts";
import type { Bookmark, StudyRun } from "./run.ts";

/** Where a session was left on this device: the server knows its answers, not what is half done. */
export type KeptBookmark = Bookmark & { readonly id: string };

/** Every topic and mode has a place of its own, so that another session throws no draft away. */
function keyOf({ topic, mode }: SessionPlace): string {
  return `study:${topic}:${mode}`;
}

/** Keeps the place where a run stands; while a question is fetched there is nothing to keep. */
export function keepBookmark(shelf: Shelf, run: StudyRun): void {
  if (run.phase === "completed") return shelf.remove(keyOf(run));
  if (run.phase !== "shown" && run.phase !== "answered") return;
  const { id, number, selected } = run;
  const isAnswered = run.phase === "answered";
  const spent = isAnswered ? run.timeSpent : run.spent;
  const kept: KeptBookmark = { id, number, isAnswered, selected, spent };
  shelf.write(keyOf(run), kept);
}

/** Drops the bookmark of a page that is left for another: a last result seen must not stand before the next session. */
export function leaveBookmark(shelf: Shelf, run: StudyRun): void {
  if (run.phase === "answered" && run.number === SESSION_LENGTH) shelf.remove(keyOf(run));
}

/** The bookmark of a topic and mode. */
export function keptBookmark(shelf: Shelf, place: SessionPlace): KeptBookmark | undefined {
  return shelf.read(keyOf(place), isKept);
}

/** The shelf holds only what `keepBookmark` wrote; this tells it from another version's or a damaged one. */
function isKept(value: unknown): value is KeptBookmark {
  if (!isRecord(value)) return false;
  const { id, number, isAnswered, selected, spent } = value;
  return (
    isText(id) &&
    isCount(number) &&
    isBoolean(isAnswered) &&
    (selected === null || isOneOf(OPTION_LETTERS, selected)) &&
    isNumber(spent) &&
    spent >= 0
  );
}
