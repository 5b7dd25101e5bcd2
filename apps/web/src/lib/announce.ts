/** What the page's one live region says: an external store, so that any code may speak. */

export interface Announcement {
  readonly text: string;
  /** Counts up, so that the same text said twice is spoken twice. */
  readonly number: number;
}

let latest: Announcement = { text: "", number: 0 };
const listeners = new Set<() => void>();

/** Says a text to screen readers, politely: it waits for what is being read. */
export function announce(text: string): void {
  latest = { text, number: latest.number + 1 };
  for (const listener of listeners) listener();
}

export function latestAnnouncement(): Announcement {
  return latest;
}

export function onAnnouncement(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
