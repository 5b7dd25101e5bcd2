import { giveWay } from "../../policies/give-way.ts";
import { localDay } from "../../policies/local-day.ts";
import { isReminderDue, nextReminder } from "../../policies/reminder-due.ts";
import type { AnsweredDays } from "../../records/answered-days.ts";
import type { PushSubscriptions, StoredSubscription } from "../../records/push-subscriptions.ts";
import type { Users } from "../../records/users.ts";
import type { Delivery, PushService } from "./push-service.ts";
import { reminderMessage } from "./reminder-message.ts";

export interface ReminderContext {
  readonly users: Users;
  readonly answeredDays: AnsweredDays;
  readonly pushSubscriptions: PushSubscriptions;
  readonly push: PushService;
  readonly clock: () => Date;
  /** Is told what has become of each reminder. */
  readonly count: (delivery: Delivery) => void;
  /** Is told of a browser that could not be looked at. */
  readonly report: (error: unknown) => void;
}

/** Browsers that are looked at, and reminded in, at once. */
const PIECE = 20;

/**
 * Sends the reminders that are due. Each is taken for one's own before it is sent, so none is sent twice, by whomever;
 * one that then fails is not tried again.
 */
export async function sendReminders(context: ReminderContext): Promise<void> {
  const { pushSubscriptions, clock, report } = context;
  const pieceAfter = (last?: StoredSubscription) => pushSubscriptions.due(clock(), PIECE, last);
  for (let piece = await pieceAfter(); piece.length > 0; piece = await pieceAfter(piece.at(-1))) {
    await Promise.all(piece.map((due) => remind(due, context).catch(report)));
    await giveWay();
  }
}

async function remind(due: StoredSubscription, context: ReminderContext): Promise<void> {
  const { users, answeredDays, pushSubscriptions, push, clock, count } = context;
  const { uid, endpoint, timeZone, remindedDay } = due;
  const stored = await users.find(uid);
  // Whoever has left takes the browser along.
  if (stored === undefined) return;
  const { preferences } = stored.user;
  const now = clock();
  const today = localDay(now, timeZone);
  const time = { hour: preferences.reminderHour, timeZone };
  const isDue =
    isReminderDue({ ...due, ...time, now, preferences }) && !(await answeredDays.has(uid, today));
  const claim = {
    nextDueAt: nextReminder(now, time),
    remindedDay: isDue ? today : remindedDay,
  };
  if (!(await pushSubscriptions.claim(due, claim)) || !isDue) return;
  const delivery = await push.deliver(due, reminderMessage(preferences.plan));
  count(delivery);
  if (delivery === "gone") await pushSubscriptions.remove(uid, endpoint);
}
