import { z } from "@hono/zod-openapi";
import { REMINDER } from "./allowances.ts";
import { endpoint } from "./endpoint.ts";
import { TimeZone } from "./time-zone.ts";

/** Most browsers that one learner is reminded in: with one more, the one that came first is forgotten. */
export const MOST_SUBSCRIPTIONS = 10;

/** Longest address of a subscription, in characters, of which those in use have some hundreds. */
const LONGEST_ADDRESS = 2_000;

/** Where a push service takes messages for one browser: whoever knows it can send some, if they hold the keys. */
const SubscriptionAddress = z
  .url({ protocol: /^https$/ })
  .max(LONGEST_ADDRESS)
  .regex(/^[!-~]*$/, "Expected the address as the browser has it, in ASCII");

/** A browser's subscription to push messages (W3C Push API), and where its days begin. */
export const PushSubscription = z
  .strictObject({
    endpoint: SubscriptionAddress,
    /** What messages are encrypted for (RFC 8291): a public key of 65 bytes, and a secret of 16, as base64url. */
    keys: z.strictObject({
      p256dh: z.string().regex(/^[\w-]{87}$/, "Expected 65 bytes as base64url"),
      auth: z.string().regex(/^[\w-]{22}$/, "Expected 16 bytes as base64url"),
    }),
    timeZone: TimeZone,
  })
  .openapi("PushSubscription");
export type PushSubscription = z.output<typeof PushSubscription>;

const OwnSubscription = z.strictObject({ endpoint: SubscriptionAddress });

const ADDRESS = "https://updates.push.services.mozilla.com/wpush/v2/example";
/** The example of RFC 8291, section 5. */
const KEYS = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

export const readPushKey = endpoint({
  method: "get",
  path: "/api/push-key",
  summary: "The public key that a browser subscribes to this server's messages with",
  permission: "signed-in",
  offline: "fails",
  responses: {
    200: {
      description: "The key, 65 bytes as base64url (RFC 8292)",
      content: { "application/json": { schema: z.object({ publicKey: z.string() }) } },
    },
  },
});

const UNKNOWN_SERVICE = "The endpoint is of no push service that this server sends to";

export const subscribe = endpoint({
  method: "post",
  path: "/api/push-subscriptions",
  summary: "Have the learner reminded in this browser, and in no other learner's name any more",
  permission: "signed-in",
  allowance: REMINDER,
  offline: "fails",
  problems: { 422: UNKNOWN_SERVICE },
  sample: () => ({ endpoint: ADDRESS, keys: KEYS, timeZone: "America/Chicago" }),
  request: {
    body: { required: true, content: { "application/json": { schema: PushSubscription } } },
  },
  responses: { 204: { description: "Kept" } },
});

// What a DELETE carries has no meaning in HTTP, and in an address the endpoint would be in every log on the way.
export const unsubscribe = endpoint({
  method: "post",
  path: "/api/push-subscriptions/removal",
  summary: "Have the learner reminded in this browser no more",
  permission: "signed-in",
  allowance: REMINDER,
  offline: "fails",
  sample: () => ({ endpoint: ADDRESS }),
  request: {
    body: { required: true, content: { "application/json": { schema: OwnSubscription } } },
  },
  responses: { 204: { description: "Forgotten, or never known" } },
});

export const testReminder = endpoint({
  method: "post",
  path: "/api/reminders",
  summary: "Send one reminder to this browser now, to see that it comes",
  permission: "signed-in",
  allowance: REMINDER,
  offline: "fails",
  problems: {
    404: "The learner is not reminded in this browser",
    502: "The browser's push service did not take it",
  },
  sample: () => ({ endpoint: ADDRESS }),
  request: {
    body: { required: true, content: { "application/json": { schema: OwnSubscription } } },
  },
  responses: { 204: { description: "On its way" } },
});

export const readPlanCalendar = endpoint({
  method: "get",
  path: "/api/plan.ics",
  summary: "The learner's plan as a calendar (RFC 5545), at the hour of their reminders",
  permission: "signed-in",
  offline: "fails",
  problems: { 409: "The learner has no plan" },
  responses: {
    200: { description: "The calendar", content: { "text/calendar": { schema: z.string() } } },
  },
});
