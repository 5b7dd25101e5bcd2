import { readPlanCalendar, readPushKey, subscribe, testReminder, unsubscribe } from "@sat/contract";
import { planCalendar } from "../features/reminders/plan-calendar.ts";
import * as subscriptions from "../features/reminders/subscriptions.ts";
import { attachment } from "./download.ts";
import type { Parts } from "./parts.ts";
import type { App } from "./request-context.ts";

/** What has a learner come back: reminders in their browsers, and their plan in a calendar. */
export function addReminders(app: App, { records, push, clock, publicUrl }: Parts): void {
  const context = { ...records, push, clock, publicUrl };
  app.openapi(readPushKey.route, (c) => c.json({ publicKey: push.publicKey }, 200));
  app.openapi(subscribe.route, async (c) => {
    await subscriptions.subscribe({ uid: c.get("uid"), ...c.req.valid("json") }, context);
    return c.body(null, 204);
  });
  app.openapi(unsubscribe.route, async (c) => {
    await subscriptions.unsubscribe({ uid: c.get("uid"), ...c.req.valid("json") }, context);
    return c.body(null, 204);
  });
  app.openapi(testReminder.route, async (c) => {
    await subscriptions.testReminder({ uid: c.get("uid"), ...c.req.valid("json") }, context);
    return c.body(null, 204);
  });
  app.openapi(readPlanCalendar.route, async (c) => {
    const headers = attachment({ name: "sat-plan.ics", type: "text/calendar; charset=utf-8" });
    return c.text(await planCalendar(c.get("uid"), context), 200, headers);
  });
}
