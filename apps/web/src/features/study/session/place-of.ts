import type { Place } from "../../../lib/kept-form.ts";
import { learnerShelf } from "../../../lib/storage.ts";
import type { SessionPlace } from "../../../question/study/session-search.ts";

/** Where a session's bookmark is kept. Every topic and mode has a place of its own: another throws no draft away. */
export function placeOf(uid: string, { topic, mode }: SessionPlace): Place {
  return { shelf: learnerShelf(uid), key: `study:${topic}:${mode}` };
}
