/** What the service worker does about reminders; the rest of it Workbox writes. */
import {
  onNotificationClick,
  onPush,
  onSubscriptionChange,
  type WorkerScope,
} from "./lib/reminders-in-worker.ts";

// The DOM's types know pages alone, and this runs in no page.
const worker = globalThis as unknown as WorkerScope;

worker.addEventListener("push", (event) => event.waitUntil(onPush(event, worker)));
worker.addEventListener("notificationclick", (event) =>
  event.waitUntil(onNotificationClick(event, worker)),
);
worker.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(onSubscriptionChange(event, worker)),
);
