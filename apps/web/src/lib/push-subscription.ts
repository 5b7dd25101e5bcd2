import { call } from "./api.ts";
import { timeZone } from "./clock.ts";

/** How a browser subscribes to the messages of our server. */
export async function pushOptions(): Promise<PushSubscriptionOptionsInit> {
  const { publicKey } = await call("GET /api/push-key", undefined);
  return { userVisibleOnly: true, applicationServerKey: publicKey };
}

/** Tells the server where this browser takes messages, and in which time zone it is. */
export async function tellSubscription(
  subscription: Pick<PushSubscription, "toJSON">,
): Promise<void> {
  // What a browser that encrypts has of its own.
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  await call("POST /api/push-subscriptions", {
    endpoint,
    keys: { p256dh, auth },
    timeZone: timeZone(),
  });
}
