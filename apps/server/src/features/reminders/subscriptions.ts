import type { PushSubscription } from "@sat/contract";
import { nextReminder } from "../../policies/reminder-due.ts";
import { invalidRequest, notFound, notSignedIn } from "../../problems/refusal.ts";
import { pushServiceAway, unknownPushService } from "../../problems/reminder-refusals.ts";
import type { PushSubscriptions } from "../../records/push-subscriptions.ts";
import type { Users } from "../../records/users.ts";
import { isPoint, type PushService } from "./push-service.ts";
import { TEST_MESSAGE } from "./reminder-message.ts";

interface SubscriptionContext {
  readonly users: Users;
  readonly pushSubscriptions: PushSubscriptions;
  readonly push: PushService;
  readonly clock: () => Date;
}

/** Has the learner reminded in a browser, from their next hour on. */
export async function subscribe(
  { uid, ...subscription }: PushSubscription & { readonly uid: string },
  { users, pushSubscriptions, push, clock }: SubscriptionContext,
): Promise<void> {
  if (!push.knows(subscription.endpoint)) throw unknownPushService();
  if (!isPoint(subscription.keys.p256dh)) {
    throw invalidRequest([{ field: "keys.p256dh", message: "Expected a point of P-256" }]);
  }
  const stored = await users.find(uid);
  if (stored === undefined) throw notSignedIn();
  const now = clock();
  const { reminderHour: hour } = stored.user.preferences;
  const dueAt = nextReminder(now, { hour, timeZone: subscription.timeZone });
  await pushSubscriptions.keep(uid, subscription, { now, dueAt });
}

interface OwnSubscription {
  readonly uid: string;
  readonly endpoint: string;
}

/** Has the learner reminded in a browser no more. */
export async function unsubscribe(
  { uid, endpoint }: OwnSubscription,
  { pushSubscriptions }: Pick<SubscriptionContext, "pushSubscriptions">,
): Promise<void> {
  await pushSubscriptions.remove(uid, endpoint);
}

/** Sends a browser a reminder now; one that is gone is forgotten. */
export async function testReminder(
  { uid, endpoint }: OwnSubscription,
  { pushSubscriptions, push }: Pick<SubscriptionContext, "pushSubscriptions" | "push">,
): Promise<void> {
  const all = await pushSubscriptions.list(uid);
  const own = all.find((each) => each.endpoint === endpoint);
  if (own === undefined) throw notFound("Switch on reminders in this browser first.");
  const delivery = await push.deliver(own, TEST_MESSAGE);
  if (delivery === "taken") return;
  if (delivery === "gone") await pushSubscriptions.remove(uid, endpoint);
  throw pushServiceAway();
}

/** Looks at a learner's browsers at another hour from now on; what was reminded today stays so. */
export async function moveReminders(
  { uid, hour }: { readonly uid: string; readonly hour: number },
  { pushSubscriptions, clock }: Pick<SubscriptionContext, "pushSubscriptions" | "clock">,
): Promise<void> {
  const now = clock();
  for (const each of await pushSubscriptions.list(uid)) {
    const nextDueAt = nextReminder(now, { hour, timeZone: each.timeZone });
    // If it is due this very moment, its next time follows from the hour anyway.
    await pushSubscriptions.claim(each, { nextDueAt, remindedDay: each.remindedDay });
  }
}
