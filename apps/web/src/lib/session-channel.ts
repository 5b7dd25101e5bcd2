/** How the tabs and the sign-in popup of one browser tell each other that the session changed. */

import type { SignInOutcome } from "@sat/contract";

export type SessionNews = SignInOutcome | "signed-out";

const NAME = "sat-session";
/** Before the name of a learner whose account was deleted. */
const DELETED = "deleted ";
const NEWS: readonly unknown[] = ["signed-in", "cancelled", "failed", "signed-out"];

function isSessionNews(value: unknown): value is SessionNews {
  return NEWS.includes(value);
}

/** Tells every other tab; a tab that listens hears its own news too. */
export function tellSession(news: SessionNews): void {
  tell(news);
}

/** Tells them to keep nothing of a learner whose account was deleted, before its session ends. */
export function tellDeletion(uid: string): void {
  tell(DELETED + uid);
}

function tell(message: string): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(message);
  channel.close();
}

/** Listens until the returned function is called. */
export function onSessionNews(
  listener: (news: SessionNews) => void,
  onDeletion: (uid: string) => void = () => {},
): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isSessionNews(data)) listener(data);
    // A page that was put by hears it late, and may know another learner: it goes by whom it names.
    else if (String(data).startsWith(DELETED)) onDeletion(String(data).slice(DELETED.length));
  });
  return () => channel.close();
}
