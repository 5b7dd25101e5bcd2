import { isList, isText } from "../../lib/shapes.ts";
import type { Shelf } from "../../lib/storage.ts";

const KEY = "shown";

/** Most questions that one request tells of: the server takes no more. What is left out, its answer tells. */
const MOST = 100;

/** Notes that a question was shown; one that the server cannot name is none to tell of. */
export function noteShown(shelf: Shelf, id: string): void {
  const noted = shownOn(shelf);
  if (id !== "" && !noted.includes(id)) shelf.write(KEY, [...noted, id].slice(-MOST));
}

/**
 * Makes a request that takes along what was shown since the last one that arrived. It is told again until a request
 * has arrived, which does no harm.
 */
export async function tellingShown<Answer>(
  shelf: Shelf,
  request: (told: { shown?: string[] }) => Promise<Answer>,
): Promise<Answer> {
  const shown = shownOn(shelf);
  if (shown.length === 0) return request({});
  const answer = await request({ shown });
  const later = shownOn(shelf).filter((id) => !shown.includes(id));
  if (later.length > 0) shelf.write(KEY, later);
  else shelf.remove(KEY);
  return answer;
}

function shownOn(shelf: Shelf): string[] {
  return (shelf.read(KEY, isList) ?? []).filter(isText);
}
