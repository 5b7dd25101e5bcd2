import { call, failureOf } from "../../lib/api.ts";
import { ownPush } from "../../lib/own-push.ts";
import { pushOptions, tellSubscription } from "../../lib/push-subscription.ts";

/**
 * What keeps a browser from showing reminders: it cannot, it may not, it was not allowed to yet, or its maker's push
 * service is none that our server sends to.
 */
export type Obstacle = "unable" | "denied" | "unanswered" | "unknown-service";

export class ObstacleError extends Error {
  override readonly name = "ObstacleError";
  readonly obstacle: Obstacle;

  constructor(obstacle: Obstacle) {
    super(obstacle);
    this.obstacle = obstacle;
  }
}

/**
 * Has the learner reminded in this browser, which asks them first if it has not yet: in answer to a press, as browsers
 * want it.
 * @throws {ObstacleError}
 */
export async function subscribeHere(): Promise<void> {
  if (!("Notification" in window && "PushManager" in window)) throw new ObstacleError("unable");
  const permission = await Notification.requestPermission();
  if (permission !== "granted")
    throw new ObstacleError(permission === "denied" ? "denied" : "unanswered");
  // A browser that shows the app for the first time may still be at it.
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration === undefined) throw new ObstacleError("unable");
  await tellServer(await subscribeAt(registration.pushManager));
}

async function subscribeAt(manager: PushManager): Promise<PushSubscription> {
  const options = await pushOptions();
  try {
    return await manager.subscribe(options);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    // Of a time when the server had another key.
    if (error.name !== "InvalidStateError") throw new ObstacleError("unable");
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options);
  }
}

async function tellServer(subscription: PushSubscription): Promise<void> {
  try {
    await tellSubscription(subscription);
  } catch (error) {
    const failure = failureOf(error);
    const isUnknown = failure?.kind === "problem" && failure.type === "unknown-push-service";
    throw isUnknown ? new ObstacleError("unknown-service") : error;
  }
}

/**
 * Whether the learner is reminded in this browser. The server is told so again: the browser may have come to another
 * time zone, or have had another learner.
 */
export async function isReminded(): Promise<boolean> {
  const subscription = await ownPush();
  if (subscription === null) return false;
  await tellServer(subscription);
  return true;
}

/** Sends a reminder to this browser now, which is subscribed. */
export async function sendTest(): Promise<void> {
  const subscription = await ownPush();
  if (subscription === null) throw new ObstacleError("unanswered");
  await call("POST /api/reminders", { endpoint: subscription.endpoint });
}

/** Has the learner reminded in this browser no more. */
export async function unsubscribeHere(): Promise<void> {
  const subscription = await ownPush();
  if (subscription === null) return;
  await call("POST /api/push-subscriptions/removal", { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
