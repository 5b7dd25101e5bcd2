import { logFailure } from "./log.ts";

/** This browser's subscription to messages, if it has one; it has none in development, which has no worker. */
export async function ownPush(): Promise<PushSubscription | null> {
  if (!("serviceWorker" in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  // Some browsers have workers and no messages.
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Ends it, if there is one: the push service then tells our server so itself. */
export async function endPush(): Promise<void> {
  try {
    await (await ownPush())?.unsubscribe();
  } catch (error) {
    logFailure("ending reminders in this browser", error);
  }
}
