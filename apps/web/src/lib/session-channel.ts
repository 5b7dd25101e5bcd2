/** How the tabs and the sign-in popup of one browser tell each other that the session changed. */

import type { SignInOutcome } from "@sat/contract";

/** Before the session of an account that is deleted ends, the other tabs hear that they are to keep nothing of it. */
export type SessionNews = SignInOutcome | "signed-out" | "account-deleted";

const NAME = "sat-session";
const NEWS: readonly unknown[] = [
  "signed-in",
  "cancelled",
  "failed",
  "signed-out",
  "account-deleted",
];

function isSessionNews(value: unknown): value is SessionNews {
  return NEWS.includes(value);
}

/** Tells every other tab; a tab that listens hears its own news too. */
export function tellSession(news: SessionNews): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(news);
  channel.close();
}

/** Listens until the returned function is called. */
export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener("message", (event: MessageEvent<unknown>) => {
    if (isSessionNews(event.data)) listener(event.data);
  });
  return () => channel.close();
}
