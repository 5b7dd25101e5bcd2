import { isText } from "./shapes.ts";
import { tabShelf } from "./storage.ts";

/* A sign-in on the page itself leaves the app, and comes back to an address that names no page to go on to. */

const KEY = "next-page";

/** Keeps, in this tab, the page that the learner came for; undefined forgets it. */
export function keepNextPage(next: string | undefined): void {
  if (next === undefined) tabShelf.remove(KEY);
  else tabShelf.write(KEY, next);
}

/** The page that was kept, once. */
export function takeNextPage(): string | undefined {
  const next = tabShelf.read(KEY, isText);
  tabShelf.remove(KEY);
  return next;
}
